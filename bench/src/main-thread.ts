import type { Browser, Page } from '@playwright/test';

/** The longest task of a page's main thread, in milliseconds of wall-clock and of processor time. */
export type LongestTask = { ms: number; cpuMs: number };

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of wall-clock and of processor time. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * The longest task while `act` runs. Processor time is reported too, since other programs on the machine affect it less. The
 * browser's own long task entries only start at 50 ms.
 */
export async function longestTaskOf(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<LongestTask> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return longestIn(traceEvents);
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}.${tid}`;

function longestIn(events: TraceEvent[]): LongestTask {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = events.filter((event) => event.name === 'RunTask' && main.has(threadOf(event)));
  const most = (field: 'dur' | 'tdur') =>
    Math.round(Math.max(0, ...tasks.map((task) => task[field] ?? 0)) / 1000);
  return { ms: most('dur'), cpuMs: most('tdur') };
}
