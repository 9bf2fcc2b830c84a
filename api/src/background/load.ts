import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** How busy this process is, so that work no one waits for can leave the machine to requests. */
export type Load = {
  /** Whether the process has had little time to spare recently. */
  isHigh: () => boolean;
  /** Resolves when it has time to spare, and after half a second in any case: the work must get done. */
  calm: (signal?: AbortSignal) => Promise<void>;
};

/** The event loop's share of busy time from which on load is high. */
const HIGH = 0.7;
/** The period over which load is measured, in milliseconds. */
const SPAN_MS = 100;
const POLL_INTERVAL_MS = 50;
const LONGEST_WAIT_MS = 500;

/** Measures this process's load by its event loop. */
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
