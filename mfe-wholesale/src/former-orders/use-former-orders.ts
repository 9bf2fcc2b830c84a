import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Client, Problem, Result } from 'shared-domain/client';
import type { FormerOrdersJson } from 'shared-domain/contracts';
import { environmentAtom, showToastAtom } from 'shared-domain/state';
import { useLicenseeAnswer } from '../licensee/use-licensee-answer.ts';

export type FormerOrdersState = {
  orders: Result<FormerOrdersJson> | null;
  /** The problem with the emailed link that led here. */
  linkProblem: Problem | null;
  load: () => void;
  /** Adds the next page of earlier orders; absent once all are there. */
  readMore?: () => Promise<void>;
};

/** The former orders that this browser may see. A token from an emailed link is first removed from the address and redeemed. */
export function useFormerOrders(): FormerOrdersState {
  const [linkProblem, setLinkProblem] = useState<Problem | null>(null);
  const { token, takeToken } = useToken();
  const first = useRef(token);
  const ask = useCallback(
    async (client: Client) => {
      const token = takeToken();
      if (token) {
        const opened = await client.call('linkFormerOrders', { body: { token } });
        setLinkProblem(opened.ok ? null : opened.problem);
      }
      return client.call('formerOrders');
    },
    [takeToken],
  );
  const { answer: orders, setAnswer, load } = useLicenseeAnswer(ask);
  const readMore = useEarlier(orders, setAnswer);
  // A link opened in a tab that shows this page already changes only the address's fragment.
  useEffect(() => {
    if (token && token !== first.current) load();
  }, [token, load]);
  return { orders, linkProblem, load, ...(readMore ? { readMore } : {}) };
}

type Answer = Result<FormerOrdersJson>;

/** Adds the next page to the orders that are there; undefined on the last one. */
function useEarlier(orders: Answer | null, setAnswer: (answer: Answer) => void) {
  const { client } = useAtomValue(environmentAtom);
  const show = useSetAtom(showToastAtom);
  const cursor = orders?.ok ? orders.data.nextCursor : undefined;
  if (!orders?.ok || cursor === undefined) return undefined;
  return async () => {
    const next = await client.call('formerOrders', { query: { cursor } });
    if (next.ok)
      setAnswer({ ok: true, data: { ...next.data, orders: [...orders.data.orders, ...next.data.orders] } });
    else
      show({ kind: 'error', title: 'Earlier orders could not be loaded', description: next.problem.detail });
  };
}

/** The address's token, which is removed from the address; `takeToken` returns each once. */
function useToken(): { token: string | null; takeToken: () => string | null } {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const token = new URLSearchParams(hash.slice(1)).get('token');
  const unused = useRef(token);
  const last = useRef(token);
  useEffect(() => {
    if (!token) return;
    if (token !== last.current) unused.current = token;
    last.current = token;
    void navigate(pathname, { replace: true });
  }, [token, pathname, navigate]);
  const takeToken = useCallback(() => {
    const taken = unused.current;
    unused.current = null;
    return taken;
  }, []);
  return { token, takeToken };
}
