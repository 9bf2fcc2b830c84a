import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { FirstPaint, FirstPaintRequest } from '../../first-paint.ts';

/** Renders first paints with releases' code, in a thread that may fail without affecting the gateway. */
export type Drawing = { number: number; file: string; block: unknown; request: FirstPaintRequest };
export type Drawn = { number: number; body?: string; fault?: string };

const load = createRequire(import.meta.url);

parentPort?.on('message', async ({ number, file, block, request }: Drawing) => {
  try {
    const { draw } = load(file) as FirstPaint;
    parentPort?.postMessage({ number, body: await draw(block, request) } satisfies Drawn);
  } catch (failure) {
    parentPort?.postMessage({ number, fault: String(failure) } satisfies Drawn);
  }
});
