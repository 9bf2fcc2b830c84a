import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** How busy this process is, so that background work can yield to requests. */
export type Load = {
  /** Whether load has recently been high. */
  isHigh: () => boolean;
  /** Resolves when load is low, and after half a second at the latest: the work must get done. */
  calm: (signal?: AbortSignal) => Promise<void>;
};

/** The event loop utilisation above which load is high. */
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
