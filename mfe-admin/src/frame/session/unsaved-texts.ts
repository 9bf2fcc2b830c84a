import { atom, useStore } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { environmentAtom, sessionAtom } from 'shared-domain/state';
import { RETENTION_MS } from './return-page.ts';
import { signedOutAtom } from './signed-out.ts';

/** Stored for all tabs of this browser, because the emailed link usually opens a new one. */
const KEY = 'staff-unsaved';

type Kept = {
  /** Page and record, e.g. 'product CTR-118'. */
  place: string;
  /** Only the same person's sign-in restores it. */
  who: string;
  at: string;
  typed: unknown;
};

const isKept = (value: unknown): value is Kept => {
  const { place, who, at } = (value ?? {}) as Partial<Kept>;
  return [place, who, at].every((each) => typeof each === 'string');
};

function listIn(text: string | null): Kept[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Everything stored recently. */
const keptAtom = atom((get) => {
  const { localStorage, now } = get(environmentAtom);
  return (): Kept[] =>
    listIn(localStorage.read(KEY)).filter(({ at }) => now().getTime() - Date.parse(at) < RETENTION_MS);
});

/** Stores the text typed at a place, and returns when; null deletes it. */
const keepAtom = atom(null, (get, _set, place: string, who: string, typed: unknown) => {
  const { localStorage, now } = get(environmentAtom);
  const others = get(keptAtom)().filter((kept) => kept.place !== place || kept.who !== who);
  const at = now().toISOString();
  const list = typed === null ? others : [...others, { place, who, at, typed }];
  if (list.length > 0) localStorage.write(KEY, JSON.stringify(list));
  else localStorage.remove(KEY);
  return at;
});

/** Deletes all texts after a sign-out, because the next person may be someone else. */
export const forgetUnsavedAtom = atom(null, (get) => get(environmentAtom).localStorage.remove(KEY));

/** What was stored for this person at a place, and who that is: the last one signed in, once the session has ended. */
function useStored<Typed>(place: string, read: (typed: unknown) => Typed | null) {
  const store = useStore();
  const who = useRef('');
  who.current = store.get(sessionAtom).staff?.email ?? who.current;
  const [found] = useState(() => {
    const kept = store
      .get(keptAtom)()
      .find((each) => each.place === place && each.who === who.current);
    const typed = kept ? read(kept.typed) : null;
    return kept && typed !== null ? { at: kept.at, typed } : null;
  });
  return { store, who, found };
}

/**
 * A form's unsaved text, stored when the session ends and restored to the same person at the same place (page and record)
 * for 12 hours. `read` parses it, since an earlier release may have stored it.
 * - `found`: the restored text, with when it was stored; null if there is none.
 * - `hold(typed)`: sets the text to store (null for none, which deletes it). Call it in an effect on each change.
 */
export function useUnsaved<Typed>(place: string, read: (typed: unknown) => Typed | null) {
  const { store, who, found } = useStored(place, read);
  const held = useRef<Typed | null>(found?.typed ?? null);
  const hold = useCallback(
    (typed: Typed | null) => {
      if (typed === null && held.current !== null) store.set(keepAtom, place, who.current, null);
      held.current = typed;
    },
    [store, place, who],
  );
  useEffect(
    () => () => {
      const hasEnded = store.get(sessionAtom).staff === null && !store.get(signedOutAtom)();
      if (held.current !== null) store.set(keepAtom, place, who.current, hasEnded ? held.current : null);
    },
    [store, place, who],
  );
  return { found, hold };
}

/**
 * Text stored on each change, which survives a reload and the end of the session for the same person and 12 hours
 * (ORDER-25). `save` returns when it did so; null deletes the text.
 */
export function useSaved<Typed>(place: string, read: (typed: unknown) => Typed | null) {
  const { store, who, found } = useStored(place, read);
  const save = useCallback(
    (typed: Typed | null) => store.set(keepAtom, place, who.current, typed),
    [store, place, who],
  );
  return { found, save };
}
