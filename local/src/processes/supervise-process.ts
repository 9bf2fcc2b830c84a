import type { ChildProcess } from 'node:child_process';
import { endChild, ended, hasEnded, leaving } from './spawn-child.ts';

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;
/** A process that ran this long counts as recovered, and its back-off starts over. */
const RECOVERED_MS = 30_000;

export type SupervisionOptions = {
  /** The name in messages, with its article: "the database". */
  name: string;
  /** Starts the process and resolves when it is ready. */
  start: () => Promise<ChildProcess>;
  /** Called with a line when the process has ended and when it is running again. */
  report: (line: string) => void;
  /** Grace period when it is stopped. */
  graceMs?: number;
};

export type SupervisedProcess = {
  /** The current process; another one after a restart. */
  child(): ChildProcess;
  stop(): Promise<void>;
};

/**
 * Starts a process and restarts it whenever it ends by itself, with a growing delay (0.2 s to 10 s). One that announces its
 * shutdown is replaced at once and finishes its work beside the new one.
 * A failure of the first start is thrown; later ones are reported and retried.
 */
export async function superviseProcess({
  name,
  start,
  report,
  graceMs,
}: SupervisionOptions): Promise<SupervisedProcess> {
  let child = await start();
  let waitMs = FIRST_WAIT_MS;
  const stopped = new AbortController();
  const left = new Set<ChildProcess>();
  const watching = watch();

  async function watch(): Promise<void> {
    for (;;) {
      const since = Date.now();
      await Promise.race([ended(child), leaving(child)]);
      if (stopped.signal.aborted) return;
      if (Date.now() - since > RECOVERED_MS) waitMs = FIRST_WAIT_MS;
      const wasTold = !hasEnded(child);
      report(`${name} ${describeExit(child)}; restarting`);
      await bringBack(wasTold);
      if (stopped.signal.aborted) return;
      report(`${name} is running again`);
    }
  }

  /** Describes how a process ended; one that is still shutting down is tracked. */
  function describeExit(going: ChildProcess): string {
    if (hasEnded(going)) return `ended (${going.signalCode ?? going.exitCode})`;
    left.add(going);
    void ended(going).then(() => left.delete(going));
    return 'is shutting down';
  }

  /** Restarts the process; without a delay if the old one was asked to end, because it didn't fail. */
  async function bringBack(atOnce: boolean): Promise<void> {
    let isFirst = atOnce;
    while (!stopped.signal.aborted) {
      if (!isFirst) {
        await pause(waitMs, stopped.signal);
        if (stopped.signal.aborted) return;
        waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      }
      isFirst = false;
      try {
        child = await start();
        return;
      } catch (error) {
        if (stopped.signal.aborted) return;
        report(`${name} could not be restarted: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  return {
    child: () => child,
    async stop() {
      stopped.abort();
      await Promise.all([child, ...left].map((one) => endChild(one, graceMs)));
      await watching;
      // A start may have been under way when the stop came.
      await endChild(child, graceMs);
    },
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
