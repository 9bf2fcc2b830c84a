import { useState } from 'react';

/** The hit that the arrow keys are on. With new hits the caller goes to the first. */
export function useActive<Hit>(hits: readonly Hit[]) {
  const [place, setPlace] = useState(0);
  const last = Math.max(0, hits.length - 1);
  return {
    active: hits[Math.min(place, last)],
    /** Goes to the first one, or by one up or down. */
    go: (to: 'first' | 'up' | 'down') =>
      setPlace((from) => (to === 'first' ? 0 : Math.min(last, Math.max(0, from + (to === 'up' ? -1 : 1))))),
  };
}
