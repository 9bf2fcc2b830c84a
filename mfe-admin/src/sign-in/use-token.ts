import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from 'shared-domain/client';
import { adoptSessionAtom, environmentAtom } from 'shared-domain/state';
import { useNavigate } from 'shared-ui/router';
import { paths } from '../paths.ts';
import { tellSignedInAtom, useReturnPage } from '../session/index.ts';
import { useStaff, useToast } from '../staff/index.ts';

/** A link that no longer works: why, and whose it was if the API knows. */
export type SpentLink = { reason: 'used' | 'expired'; address: string };

const REASONS: Partial<Record<Problem['code'], SpentLink['reason']>> = {
  link_used: 'used',
  link_expired: 'expired',
};

const spentLinkOf = ({ code, email = '' }: Problem): SpentLink | null => {
  const reason = REASONS[code];
  return reason ? { reason, address: email } : null;
};

/** Exchanges a token for a session; with a spent one this browser continues if it is signed in already. */
function useExchange() {
  const staff = useStaff();
  const { client } = useAtomValue(environmentAtom);
  return useCallback(
    async (token: string) => {
      const result = await staff.call('signIn', { body: { token } });
      if (result.ok || !spentLinkOf(result.problem)) return result;
      const session = await client.call('readSession');
      return session.ok && session.data.staff ? session : result;
    },
    [staff, client],
  );
}

/** Exchanges the token of an emailed link, once, after removing it from the address (STAFF-3). */
export function useToken(token: string | null) {
  const exchange = useExchange();
  const toast = useToast();
  const adopt = useSetAtom(adoptSessionAtom);
  const tellOthers = useSetAtom(tellSignedInAtom);
  const navigate = useNavigate();
  const returnPage = useReturnPage();
  const taken = useRef<string | null>(null);
  const [isSigningIn, setSigningIn] = useState(token !== null);
  const [spent, setSpent] = useState<SpentLink | null>(null);
  useEffect(() => {
    if (token === null || taken.current === token) return;
    taken.current = token;
    setSigningIn(true);
    void (async () => {
      await navigate(paths.login, { replace: true });
      const result = await exchange(token);
      if (result.ok) {
        const back = returnPage();
        adopt(result.data);
        tellOthers();
        await navigate(back, { replace: true });
      } else {
        setSpent(spentLinkOf(result.problem));
        toast.failed('Authentication Error', result.problem.detail);
      }
      setSigningIn(false);
    })();
  }, [token, exchange, toast, adopt, tellOthers, navigate, returnPage]);
  return { isSigningIn, spent };
}
