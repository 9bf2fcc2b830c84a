import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Asked } from './load.ts';
import { pin } from './process-cost.ts';

type Bare = { url: string; pid: number; stop: () => void };

/** Connection headers, which aren't part of the response. */
const HOP = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'set-cookie']);

/** Starts a bare server on a core that sends exactly the bytes of the response to `asked`. */
export async function startBare(asked: Asked, core: number): Promise<Bare> {
  const answer = await answerTo(asked);
  const child: ChildProcess = fork(join(import.meta.dirname, 'bare-server.ts'), { stdio: 'inherit' });
  child.send(answer);
  const [port] = (await once(child, 'message')) as [number];
  const pid = child.pid ?? 0;
  pin(pid, core);
  return { url: `http://127.0.0.1:${port}/`, pid, stop: () => child.kill() };
}

/** The raw response: `fetch` would decompress it. */
function answerTo({ url, method = 'GET', headers, bodies }: Asked) {
  return new Promise<{ status: number; headers: Record<string, string>; body: string }>((resolve, reject) => {
    const asking = request(url, { method, headers }, async (response) => {
      const chunks = await response.toArray();
      const headers = Object.entries(response.headers).filter(([name]) => !HOP.has(name));
      const body = Buffer.concat(chunks);
      resolve({
        status: response.statusCode ?? 0,
        headers: {
          ...Object.fromEntries(headers),
          ...(body.length > 0 ? { 'content-length': String(body.length) } : {}),
        } as Record<string, string>,
        body: body.toString('base64'),
      });
    });
    asking.once('error', reject);
    asking.end(bodies?.[0]);
  });
}
