import type { ChildProcess } from 'node:child_process';
import { endChild, ended, hasEnded, leaving } from './spawn-child.ts';

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;
/** A process that lived this long has recovered: its next end is a first one again. */
const RECOVERED_MS = 30_000;

export type SupervisionOptions = {
  /** What the process is called in messages, with its article: "the database". */
  name: string;
  /** Starts the process and resolves when it can be used. */
  start: () => Promise<ChildProcess>;
  /** Told in a line when the process has ended and when it is back. */
  report: (line: string) => void;
  /** How long it may take to finish what it began when it is stopped. */
  graceMs?: number;
};

export type SupervisedProcess = {
  /** The process as it is now; another one after a restart. */
  child(): ChildProcess;
  stop(): Promise<void>;
};

/**
 * Starts a process and starts it again whenever it ends by itself, waiting longer each time (0.2 s to 10 s). One that says
 * that it is leaving finishes what it began beside the next.
 * The first start's failure is the caller's; later ones are reported and tried again.
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
      report(`${name} ${describeExit(child)}; it is being started again`);
      await bringBack(wasTold);
      if (stopped.signal.aborted) return;
      report(`${name} is back`);
    }
  }

  /** How a process went, in words; one that still works is kept an eye on. */
  function describeExit(going: ChildProcess): string {
    if (hasEnded(going)) return `ended (${going.signalCode ?? going.exitCode})`;
    left.add(going);
    void ended(going).then(() => left.delete(going));
    return 'was told to end';
  }

  /** One that was told to end has not failed: the next is started without a wait. */
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
        report(
          `${name} could not be started again: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  }

  return {
    child: () => child,
    async stop() {
      stopped.abort();
      await Promise.all([child, ...left].map((one) => endChild(one, graceMs)));
      await watching;
      // A start that was under way when the stop came.
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
