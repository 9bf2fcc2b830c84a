import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { Problem } from 'shared-domain/client';
import type { StaffSession } from 'shared-domain/contracts';
import { adoptSessionAtom, environmentAtom, loadSessionAtom, sessionAtom } from 'shared-domain/state';
import { cameByLinkAtom, SIGNED_OUT_KEY, setCameByLinkAtom, signedOutAtom } from './signed-out.ts';

/** State of the staff session; `failed` if the API couldn't say (STAFF-9). */
export type StaffState =
  | { state: 'loading' }
  | { state: 'authenticated'; staff: StaffSession }
  | { state: 'unauthenticated' }
  | { state: 'failed'; problem: Problem; retry: () => void };

/** The staff session. In dev mode it starts a dev session if nobody is signed in, but not after a sign-out or a session by emailed link. */
export function useStaffSession(): StaffState {
  const store = useStore();
  const { staff } = useAtomValue(sessionAtom);
  const { client, onStorage } = useAtomValue(environmentAtom);
  const adopt = useSetAtom(adoptSessionAtom);
  const load = useSetAtom(loadSessionAtom);
  const hasSignedOut = useAtomValue(signedOutAtom);
  const hasComeByLink = useAtomValue(cameByLinkAtom);
  const setCameByLink = useSetAtom(setCameByLinkAtom);
  const [answer, setAnswer] = useState<Problem | 'asking' | 'no one'>('asking');
  const isKnown = staff !== null;

  const ask = useCallback(async () => {
    // The answer may have come after this was drawn.
    if (store.get(sessionAtom).staff) return;
    setAnswer('asking');
    const session = await load();
    if (!session.ok) return setAnswer(session.problem);
    if (session.data.staff) return;
    if (!session.data.devSignIn || hasComeByLink() || hasSignedOut()) return setAnswer('no one');
    const dev = await client.call('beginDevSession');
    if (dev.ok) adopt(dev.data);
    else setAnswer(dev.problem);
  }, [store, client, load, adopt, hasComeByLink, hasSignedOut]);

  useEffect(() => {
    if (staff) setCameByLink(!staff.devMode);
  }, [staff, setCameByLink]);

  useEffect(() => {
    if (!isKnown) void ask();
  }, [isKnown, ask]);

  useEffect(
    () =>
      onStorage((key) => {
        if (key === SIGNED_OUT_KEY) void load();
      }),
    [onStorage, load],
  );

  if (staff) return { state: 'authenticated', staff };
  if (answer === 'asking') return { state: 'loading' };
  if (answer === 'no one') return { state: 'unauthenticated' };
  return { state: 'failed', problem: answer, retry: () => void ask() };
}
