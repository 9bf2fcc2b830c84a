import { createServer } from 'node:net';
import { StartProblem } from '../processes/start-problem.ts';

// A site that was killed a moment ago may still be letting go of its port.
const PATIENCE_MS = 1_000;
const LOOK_EVERY_MS = 100;

/** Binds a port for a moment and gives its number back: 0 asks for any free one. */
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

/** A loopback port that nobody uses at this moment. */
export const freePort = (): Promise<number> => bind(0, '127.0.0.1');

/**
 * The port that the site will have: the one asked for if it is free, any free one for 0.
 * @throws StartProblem with one sentence when another program has it or the system keeps it to itself.
 */
export async function claimPort(port: number, host: string): Promise<number> {
  const deadline = Date.now() + PATIENCE_MS;
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

/** The port out of the environment's text. @throws StartProblem when it is not a port. */
export function portFrom(text: string | undefined): number {
  const port = text ? Number(text) : 8080;
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartProblem(`PORT is '${text}', which is not a port; it is a number from 1 to 65535.`);
}
