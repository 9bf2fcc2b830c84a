import type { Logger } from '../logging/index.ts';

export { createLoad, type Load } from './load.ts';

/** Work that a process repeats: sweeping, sending, reconciling. */
export type Task = {
  name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  everyMs: number;
  /** One run. It checks `signal` between steps and leaves the rest to the next process when aborted. */
  run: (signal: AbortSignal) => Promise<void>;
};

/** Tasks with at least this interval, in milliseconds, start later, so that a new process answers its first visitors first. */
const RARE_MS = 60_000;
const FIRST_RARE_RUN_MS = 10_000;

export type Background = {
  /** Stops waiting, aborts running tasks and resolves when they have ended. */
  stop: () => Promise<void>;
};

/** Runs each task in its own loop, never twice at once in this process. A failed run is logged and repeated. */
export function startBackground(tasks: Task[], logger: Logger): Background {
  const stopping = new AbortController();
  const loops = tasks.map((task) => loop(task, logger, stopping.signal));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

async function loop(task: Task, logger: Logger, signal: AbortSignal): Promise<void> {
  if (task.everyMs >= RARE_MS) await pause(FIRST_RARE_RUN_MS, signal);
  while (!signal.aborted) {
    try {
      await task.run(signal);
    } catch (cause) {
      logger.error({ task: task.name, err: cause }, 'a background task failed');
    }
    await pause(task.everyMs, signal);
  }
}

/**
 * Works on each document by itself: a failure is logged with its id, and the others are still worked on (API-18). Ends early
 * once aborted.
 */
export async function workOnEach<Item extends { _id: unknown }>(
  { logger }: { logger: Logger },
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  for await (const item of items) {
    if (signal?.aborted) return;
    try {
      await work(item);
    } catch (cause) {
      logger.error({ item: item._id, err: cause }, 'a background task failed for one document');
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done, { once: true });
  });
}
