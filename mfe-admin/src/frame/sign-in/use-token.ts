import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Problem } from 'shared-domain/client';
import { environmentAtom } from 'shared-domain/state';
import { useStaff, useToast } from '../../data/calls/index.ts';
import { paths } from '../address/index.ts';
import { useEntering } from './use-entering.ts';

/** A used or expired link, with its address if known. */
export type SpentLink = { reason: 'used' | 'expired'; address: string };

const REASONS: Partial<Record<Problem['code'], SpentLink['reason']>> = {
  link_used: 'used',
  link_expired: 'expired',
};

const spentLinkOf = ({ code, email = '' }: Problem): SpentLink | null => {
  const reason = REASONS[code];
  return reason ? { reason, address: email } : null;
};

/** Exchanges a token for a session. With a spent token, an existing session continues. */
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
  const { client } = useAtomValue(environmentAtom);
  const enter = useEntering();
  const navigate = useNavigate();
  const taken = useRef<string | null>(null);
  const [isSigningIn, setSigningIn] = useState(token !== null);
  const [spent, setSpent] = useState<SpentLink | null>(null);
  const [passkeyOf, setPasskeyOf] = useState<string>();
  // The page was reloaded between the link and the passkey.
  useEffect(() => {
    if (token !== null || taken.current !== null) return;
    void client.call('readSession').then((session) => {
      if (session.ok) setPasskeyOf(session.data.passkeyOf);
    });
  }, [token, client]);
  useEffect(() => {
    if (token === null || taken.current === token) return;
    taken.current = token;
    setSigningIn(true);
    void (async () => {
      await navigate(paths.login, { replace: true });
      const result = await exchange(token);
      if (result.ok && result.data.passkeyOf !== undefined) setPasskeyOf(result.data.passkeyOf);
      else if (result.ok) await enter(result.data);
      else {
        setSpent(spentLinkOf(result.problem));
        toast.failed('Authentication Error', result.problem.detail);
      }
      setSigningIn(false);
    })();
  }, [token, exchange, toast, enter, navigate]);
  return { isSigningIn, spent, passkeyOf };
}
