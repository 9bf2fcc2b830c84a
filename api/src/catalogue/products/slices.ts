import { setImmediate } from 'node:timers/promises';

/** Time slice of longer work, in milliseconds, before other requests are served. */
const SLICE_MS = 4;
/** Steps between two clock checks. */
const STEPS = 32;

/** Cooperative time slicing: `if (slices.isOver()) await slices.next()` after each step lets requests through. */
export type Slices = { isOver: () => boolean; next: () => Promise<void> };

export function createSlices(): Slices {
  let until = performance.now() + SLICE_MS;
  let steps = 0;
  return {
    isOver: () => {
      steps += 1;
      return steps % STEPS === 0 && performance.now() > until;
    },
    next: async () => {
      await setImmediate();
      until = performance.now() + SLICE_MS;
    },
  };
}

type Compare<Item> = (one: Item, other: Item) => number;

/** Size of the runs that are sorted before merging. */
const RUN = 64;

/** A stably sorted copy, made in slices. */
export async function sortedInSlices<Item>(
  items: readonly Item[],
  compare: Compare<Item>,
  slices: Slices,
): Promise<Item[]> {
  let from: Item[] = [];
  for (let start = 0; start < items.length; start += RUN) {
    from.push(...items.slice(start, start + RUN).sort(compare));
    if (slices.isOver()) await slices.next();
  }
  for (let width = RUN; width < items.length; width *= 2) {
    const to: Item[] = [];
    for (let start = 0; start < from.length; start += 2 * width) {
      let left = start;
      const middle = Math.min(start + width, from.length);
      let right = middle;
      const end = Math.min(start + 2 * width, from.length);
      while (left < middle || right < end) {
        const takesLeft =
          right >= end || (left < middle && compare(from[left] as Item, from[right] as Item) <= 0);
        to.push(from[takesLeft ? left++ : right++] as Item);
        if (slices.isOver()) await slices.next();
      }
    }
    from = to;
  }
  return from;
}

/** The index of the first item of a sorted list that doesn't come before `item`. */
export function placeIn<Item>(
  list: readonly Item[],
  item: Item,
  compare: (one: Item, other: Item) => number,
): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(list[middle] as Item, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * A copy of a sorted list with some items removed and others inserted. No two items may compare as 0.
 */
export async function patchedInSlices<Item>(
  list: readonly Item[],
  { gone, fresh }: { gone: readonly Item[]; fresh: readonly Item[] },
  compare: Compare<Item>,
  slices: Slices,
): Promise<Item[]> {
  const added = await sortedInSlices(fresh, compare, slices);
  const left = await sortedInSlices(gone, compare, slices);
  const result: Item[] = [];
  let at = 0;
  let [nextGone, nextAdded] = [0, 0];
  /** Copies everything up to a position. */
  const takeUpTo = (place: number) => {
    for (; at < place; at += 1) result.push(list[at] as Item);
  };
  while (nextGone < left.length || nextAdded < added.length) {
    const [lost, gained] = [left[nextGone], added[nextAdded]];
    if (lost !== undefined && (gained === undefined || compare(lost, gained) <= 0)) {
      takeUpTo(placeIn(list, lost, compare));
      at += 1;
      nextGone += 1;
    } else if (gained !== undefined) {
      takeUpTo(placeIn(list, gained, compare));
      result.push(gained);
      nextAdded += 1;
    }
    if (slices.isOver()) await slices.next();
  }
  takeUpTo(list.length);
  return result;
}
