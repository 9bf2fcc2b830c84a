import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { refusals } from './refusals.ts';
import { atRest, type Traffic } from './rest.ts';

/** A page's memory use after garbage collection: kB of JavaScript heap, DOM nodes, listeners. */
export type Memory = { kilobytes: number; nodes: number; listeners: number };

/** Visits before the first measurement, by when one-off loading and caching is done. */
const FIRST_VISITS = 3;
/** Visits between two measurements. */
const MORE_VISITS = 7;

/** Allowed growth per visit: the browser and the router keep some records of their own. */
const LEEWAY: Memory = { kilobytes: 150, nodes: 50, listeners: 0.5 };

/** A leak grows steadily: at least this fraction of the first growth again; noise doesn't. */
const STEADY = 0.4;

/** Milliseconds for another page to be rendered and settle. */
const MOVE_MS = 600;
const STILL_MS = 30;

/** Milliseconds for a page to come to rest, and between two garbage collections. */
const REST_MS = 2000;
const SETTLE_MS = 60;

const LABELS: Record<keyof Memory, string> = {
  kilobytes: 'kB of memory',
  nodes: 'DOM nodes',
  listeners: 'listeners',
};

/** The names of the browser's metrics. */
const METRICS: Record<keyof Memory, string> = {
  kilobytes: 'JSHeapUsedSize',
  nodes: 'Nodes',
  listeners: 'JSEventListeners',
};

const KINDS = Object.keys(LEEWAY) as Array<keyof Memory>;

/** Metrics that grew between two measurements by more than allowed. */
export const growthIn = (before: Memory, after: Memory): Array<keyof Memory> =>
  KINDS.filter((kind) => after[kind] - before[kind] > LEEWAY[kind] * MORE_VISITS);

/** Metrics that grew steadily over three measurements. */
export const leaksIn = (first: Memory, second: Memory, third: Memory): Array<keyof Memory> =>
  growthIn(first, second)
    .filter((kind) => growthIn(second, third).includes(kind))
    .filter((kind) => {
      const [less = 0, more = 0] = [second[kind] - first[kind], third[kind] - second[kind]].sort(
        (a, b) => a - b,
      );
      return less > more * STEADY;
    });

/** Runs in the page: moves in the browser's history; true if each move rendered something else, which then stayed. */
const moving = (moves: string, times: number): string => `(async () => {
  const words = () => (document.querySelector('main') ?? document.body).textContent;
  const moved = async (move) => {
    const before = words();
    const end = performance.now() + ${MOVE_MS};
    move();
    for (let last; performance.now() < end && (words() === before || words() !== last); ) {
      last = words();
      await new Promise((done) => setTimeout(done, ${STILL_MS}));
    }
    return words() !== before;
  };
  for (let time = 0; time < ${times}; time += 1) for (const move of [${moves}]) if (!(await moved(move))) return false;
  return true;
})()`;

/** An address of the site without a page. */
const AWAY = `() => {
  history.pushState(null, '', location.pathname.replace(/\\/?$/, '/no-such-page'));
  dispatchEvent(new PopStateEvent('popstate'));
}`;

const BACK_AND_AWAY = '() => history.back(), () => history.forward()';

/** The minimum of three measurements, each after a collection: recently freed objects may survive the first. */
async function memoryOf(session: CDPSession): Promise<Memory> {
  const least: Memory = { kilobytes: Infinity, nodes: Infinity, listeners: Infinity };
  for (const _look of [1, 2, 3]) {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    for (const kind of KINDS) {
      const { value = 0 } = metrics.find(({ name }) => name === METRICS[kind]) ?? {};
      least[kind] = Math.min(least[kind], Math.round(kind === 'kilobytes' ? value / 1000 : value));
    }
    await setTimeout(SETTLE_MS);
  }
  return least;
}

/**
 * Leaves an open page and returns ten times, and seven times more if something has grown since the third. Measures while
 * away, when the page's own memory should be freed. A page that can't be left and reopened without a reload isn't judged.
 */
export async function memoryFaults(page: Page, traffic: Traffic): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const move = (moves: string, times: number) =>
    page.evaluate<boolean>(moving(moves, times)).catch(() => false);
  const memoryAfter = async (visits: number): Promise<Memory | undefined> => {
    if (!(await move(BACK_AND_AWAY, visits))) return undefined;
    await atRest(page, traffic, REST_MS);
    return memoryOf(session);
  };
  if (!(await move(AWAY, 1))) return [];
  const first = await memoryAfter(FIRST_VISITS);
  const second = first && (await memoryAfter(MORE_VISITS));
  if (!second || growthIn(first, second).length === 0) return [];
  const third = await memoryAfter(MORE_VISITS);
  if (!third) return [];
  return leaksIn(first, second, third).map((kind) =>
    refusals.leak(`${third[kind] - second[kind]} ${LABELS[kind]}`, String(MORE_VISITS)),
  );
}
