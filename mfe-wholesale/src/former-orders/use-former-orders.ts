import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Client, Problem, Result } from 'shared-domain/client';
import type { FormerOrdersJson } from 'shared-domain/contracts';
import { useLicenseeAnswer } from '../licensee/use-licensee-answer.ts';

export type FormerOrdersState = {
  orders: Result<FormerOrdersJson> | null;
  /** The problem with the emailed link that led here. */
  linkProblem: Problem | null;
  load: () => void;
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
  const { answer: orders, load } = useLicenseeAnswer(ask);
  // A link opened in a tab that shows this page already changes only the address's fragment.
  useEffect(() => {
    if (token && token !== first.current) load();
  }, [token, load]);
  return { orders, linkProblem, load };
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
