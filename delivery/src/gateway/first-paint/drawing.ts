import { Worker } from 'node:worker_threads';
import type { Drawing, Drawn } from './worker.ts';

/** Timeout of a rendering, in milliseconds; the first one loads the release's code. */
const TIMEOUT_MS = 2_000;
/** Maximum renderings queued for the thread; further pages are sent empty rather than late. */
const MOST_WAITING = 16;
/** Maximum releases loaded in one thread; a new thread drops those no longer in use. */
const MOST_FILES = 12;

type Waiting = { resolve: (body: string) => void; reject: (failure: Error) => void };

/** Renders a page with a release's own code; rejects if that fails or takes too long. */
export type Draw = (drawing: Omit<Drawing, 'number'>) => Promise<string>;

/**
 * A thread that runs releases' rendering code: failures, including endless loops and exhausted memory, end the
 * thread, not the gateway. The next rendering starts another.
 */
export function drawingThread(): Draw {
  const waiting = new Map<number, Waiting>();
  const files = new Set<string>();
  let thread: Worker | undefined;
  let latest = 0;

  const end = (failure: Error) => {
    void thread?.terminate();
    thread = undefined;
    files.clear();
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), {
      // A release's code must not see the gateway's secrets.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
    });
    started.on('message', ({ number, body, fault }: Drawn) => {
      const { resolve, reject } = waiting.get(number) ?? {};
      waiting.delete(number);
      if (body === undefined) reject?.(new Error(fault));
      else resolve?.(body);
    });
    started.on('error', (failure) => {
      if (thread === started) end(failure);
    });
    // After its listeners, which would hold the process again: a command ends when its work is done.
    started.unref();
    return started;
  };

  return async ({ file, block, request }) => {
    if (waiting.size >= MOST_WAITING) throw new Error('Too many pages wait to be drawn.');
    if (files.size >= MOST_FILES && !files.has(file) && waiting.size === 0) end(new Error('replaced'));
    files.add(file);
    thread ??= start();
    latest += 1;
    const number = latest;
    const drawn = new Promise<string>((resolve, reject) => waiting.set(number, { resolve, reject }));
    const late = setTimeout(
      () => end(new Error(`Nothing was drawn within ${TIMEOUT_MS} ms.`)),
      TIMEOUT_MS,
    ).unref();
    thread.postMessage({ number, file, block, request } satisfies Drawing);
    return drawn.finally(() => clearTimeout(late));
  };
}
