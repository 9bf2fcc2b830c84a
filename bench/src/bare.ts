import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Asked, responseTo } from './load.ts';
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

async function answerTo(asked: Asked) {
  const { status, headers, body } = await responseTo(asked);
  return {
    status,
    headers: {
      ...Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.has(name))),
      ...(body.length > 0 ? { 'content-length': String(body.length) } : {}),
    },
    body: body.toString('base64'),
  };
}
