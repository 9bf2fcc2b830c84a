import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { environmentAtom, sessionAtom } from 'shared-domain/state';
import { usualQuantities } from './usual.ts';

const knownAtom = atom<{ licence: string; usual: ReadonlyMap<string, number> } | null>(null);
const NONE: ReadonlyMap<string, number> = new Map();

/** What the licensee usually orders, from the orders that this browser may see; none until they have come. */
export function useUsual(): ReadonlyMap<string, number> {
  const { client } = useAtomValue(environmentAtom);
  const licence = useAtomValue(sessionAtom).licensee?.licenseNumber;
  const [known, keep] = useAtom(knownAtom);
  useEffect(() => {
    if (licence === undefined) return;
    const leaving = new AbortController();
    void client.call('formerOrders', undefined, { signal: leaving.signal }).then((result) => {
      if (result.ok) keep({ licence, usual: usualQuantities(result.data.orders) });
    });
    return () => leaving.abort();
  }, [client, licence, keep]);
  return known?.licence === licence ? (known?.usual ?? NONE) : NONE;
}
