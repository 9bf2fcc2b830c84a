import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** How busy this process is; work that nobody waits for leaves the machine to requests. */
export type Load = {
  /** Whether the process had little time to spare of late. */
  isHigh: () => boolean;
  /** Resolves when it has time to spare, and after half a second in any case: the work must get done. */
  calm: (signal?: AbortSignal) => Promise<void>;
};

/** The part of the time that the event loop is at work from which on load is high. */
const HIGH = 0.7;
/** The time that load is looked at over, in milliseconds. */
const SPAN_MS = 100;
const POLL_INTERVAL_MS = 50;
const LONGEST_WAIT_MS = 500;

/** Watches the load of this process by its event loop. */
export function createLoad(): Load {
  let before = performance.eventLoopUtilization();
  let at = performance.now();
  let high = false;
  const isHigh = () => {
    const now = performance.now();
    if (now - at >= SPAN_MS) {
      const current = performance.eventLoopUtilization();
      high = performance.eventLoopUtilization(current, before).utilization > HIGH;
      before = current;
      at = now;
    }
    return high;
  };
  return {
    isHigh,
    calm: async (signal) => {
      const end = performance.now() + LONGEST_WAIT_MS;
      while (isHigh() && performance.now() < end && !signal?.aborted) await pause(POLL_INTERVAL_MS);
    },
  };
}
