import { useEffect, useState } from 'react';

/** The same items in random order, each order equally likely (Fisher and Yates). */
export function shuffle<Thing>(things: readonly Thing[], random: () => number = Math.random): Thing[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as Thing, order[last] as Thing];
  }
  return order;
}

/** `things` in shuffled order. The first render keeps the given order, so that a prerendered page can be hydrated. */
export function useShuffled<Thing>(things: readonly Thing[]): readonly Thing[] {
  const [order, setOrder] = useState(things);
  useEffect(() => setOrder(shuffle(things)), [things]);
  return order;
}
