import { useState } from 'react';

/** The ticked rows of a list, by their keys. */
export interface Ticks {
  ticked: ReadonlySet<string>;
  set: (ids: readonly string[], on: boolean) => void;
  clear: () => void;
  /** Whether a row can be ticked; by default each. */
  may?: (id: string) => boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** The ticked rows, cleared when their `scope`, such as the filters, changes. */
export function useTicks(scope: string): Ticks {
  const [stored, setStored] = useState({ scope, ticked: NONE });
  const ticked = stored.scope === scope ? stored.ticked : NONE;
  const set = (ids: readonly string[], on: boolean) =>
    setStored({
      scope,
      ticked: on ? new Set([...ticked, ...ids]) : new Set([...ticked].filter((id) => !ids.includes(id))),
    });
  return { ticked, set, clear: () => setStored({ scope, ticked: NONE }) };
}
