import { useRef } from 'react';

/** A list in random order, which stays the same while the page is open; later additions come last (LISTING-9). */
export function useShuffled(items: readonly string[]): string[] {
  const order = useRef<string[]>([]);
  const fresh = items.filter((item) => !order.current.includes(item));
  if (fresh.length > 0) order.current = [...order.current, ...shuffled(fresh)];
  return order.current.filter((item) => items.includes(item));
}

function shuffled(items: readonly string[]): string[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(Math.random() * left.length), 1));
}
