import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { environmentAtom } from 'shared-domain/state';

/** A list in random order, stable while the page is open; additions come last (LISTING-9). */
export function useShuffled(items: readonly string[]): string[] {
  const { order: chance } = useAtomValue(environmentAtom);
  const order = useRef<string[]>([]);
  const fresh = items.filter((item) => !order.current.includes(item));
  if (fresh.length > 0) order.current = [...order.current, ...shuffled(fresh, chance)];
  return order.current.filter((item) => items.includes(item));
}

/** A random order that depends only on the seed, so that a server-rendered page keeps its order. */
const shuffled = (items: readonly string[], chance: number): string[] =>
  [...items].sort((one, other) => lotOf(one, chance) - lotOf(other, chance));

/** The murmur hash of a text, from a seed. */
function lotOf(item: string, chance: number): number {
  let hash = Math.floor(chance * 2 ** 32);
  for (const letter of item)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x5bd1e995) ^ (hash >>> 13);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
