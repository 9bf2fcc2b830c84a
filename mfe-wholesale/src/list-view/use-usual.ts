import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { environmentAtom, sessionAtom } from 'shared-domain/state';
import { usualQuantities } from './usual.ts';

const NONE: ReadonlyMap<string, number> = new Map();
const knownAtom = atom<{ licence: string; usual: ReadonlyMap<string, number> } | null>(null);

/** The licensee's usual quantities, from the orders that this browser may see; null while loading. */
export function useUsual(): ReadonlyMap<string, number> | null {
  const { client } = useAtomValue(environmentAtom);
  const licence = useAtomValue(sessionAtom).licensee?.licenseNumber;
  const [known, keep] = useAtom(knownAtom);
  useEffect(() => {
    if (licence === undefined) return;
    const leaving = new AbortController();
    void client.call('formerOrders', undefined, { signal: leaving.signal }).then((result) => {
      if (leaving.signal.aborted) return;
      keep({ licence, usual: result.ok ? usualQuantities(result.data.orders) : NONE });
    });
    return () => leaving.abort();
  }, [client, licence, keep]);
  if (licence === undefined) return NONE;
  return known?.licence === licence ? known.usual : null;
}
