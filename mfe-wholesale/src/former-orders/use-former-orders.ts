import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem, Result } from 'shared-domain/client';
import type { FormerOrdersJson } from 'shared-domain/contracts';
import { environmentAtom, sessionAtom } from 'shared-domain/state';
import { useSearchParams } from 'shared-ui/router';

export type FormerOrdersState = {
  orders: Result<FormerOrdersJson> | null;
  /** The problem with the emailed link that led here. */
  linkProblem: Problem | null;
  load: () => void;
};

/** The former orders that this browser may see. A token from an emailed link is first removed from the address and redeemed. */
export function useFormerOrders(): FormerOrdersState {
  const { client } = useAtomValue(environmentAtom);
  const { licensee } = useAtomValue(sessionAtom);
  const [orders, setOrders] = useState<Result<FormerOrdersJson> | null>(null);
  const [linkProblem, setLinkProblem] = useState<Problem | null>(null);
  const takeToken = useToken();
  const licence = licensee?.licenseNumber;

  const load = useCallback(async () => {
    setOrders(null);
    const token = takeToken();
    if (token) {
      const opened = await client.call('linkFormerOrders', { body: { token } });
      setLinkProblem(opened.ok ? null : opened.problem);
    }
    setOrders(await client.call('formerOrders'));
  }, [client, takeToken]);

  useEffect(() => {
    if (licence !== undefined) void load();
  }, [licence, load]);

  return { orders, linkProblem, load };
}

/** Returns the address's token once and removes it from the address. */
function useToken(): () => string | null {
  const [query, setQuery] = useSearchParams();
  const unused = useRef(query.get('token'));
  const isInAddress = query.has('token');
  useEffect(() => {
    if (isInAddress) setQuery({}, { replace: true });
  }, [isInAddress, setQuery]);
  return useCallback(() => {
    const token = unused.current;
    unused.current = null;
    return token;
  }, []);
}
