import { createServer } from 'node:net';
import { StartProblem } from '../processes/start-problem.ts';

// A site that was just killed may not have released its port yet.
const TIMEOUT_MS = 1_000;
const LOOK_EVERY_MS = 100;

/** Binds a port briefly and returns its number; 0 picks any free one. */
function bind(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host, exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/** A loopback port that is free at the moment. */
export const freePort = (): Promise<number> => bind(0, '127.0.0.1');

/**
 * The site's port: the requested one, or any free one for 0.
 * @throws StartProblem if another program uses it or it is reserved.
 */
export async function claimPort(port: number, host: string): Promise<number> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await bind(port, host);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'EACCES') {
        throw new StartProblem(
          `Port ${port} is kept by the system; choose another one, for example PORT=8081 npm start.`,
        );
      }
      if (code !== 'EADDRINUSE') throw new StartProblem(`Port ${port} can't be used: ${message}.`);
      if (Date.now() > deadline) {
        throw new StartProblem(
          `Port ${port} is taken by another program; stop that one, or choose another port, for example PORT=${port + 1} npm start.`,
        );
      }
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** Parses the port from the environment. @throws StartProblem if it isn't one. */
export function portFrom(text: string | undefined): number {
  const port = text ? Number(text) : 8080;
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartProblem(`PORT is '${text}', but must be a number from 1 to 65535.`);
}
