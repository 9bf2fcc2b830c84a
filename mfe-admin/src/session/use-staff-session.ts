import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { Problem } from 'shared-domain/client';
import type { StaffSession } from 'shared-domain/contracts';
import { adoptSessionAtom, environmentAtom, sessionAtom } from 'shared-domain/state';

/** Where staff stand (section 4, admin auth); `failed` where the API could not say. */
export type StaffState =
  | { state: 'loading' }
  | { state: 'authenticated'; staff: StaffSession }
  | { state: 'unauthenticated' }
  | { state: 'failed'; problem: Problem; retry: () => void };

/**
 * Who is signed in. Where nobody is, a dev session is begun if the API offers one (404: it does not; decisions.md
 * "Sign-in"), so that opening an admin page in dev mode needs no sign-in.
 */
export function useStaffSession(): StaffState {
  const { staff } = useAtomValue(sessionAtom);
  const { client } = useAtomValue(environmentAtom);
  const adopt = useSetAtom(adoptSessionAtom);
  const [answer, setAnswer] = useState<Problem | 'asking' | 'nobody'>('asking');
  const isKnown = staff !== null;

  const ask = useCallback(async () => {
    setAnswer('asking');
    const session = await client.session();
    if (!session.ok) return setAnswer(session.problem);
    if (session.data.staff) return void adopt(session.data);
    const dev = await client.beginDevSession();
    if (dev.ok) return void adopt(dev.data);
    setAnswer(dev.problem.status === 404 ? 'nobody' : dev.problem);
  }, [client, adopt]);

  useEffect(() => {
    if (!isKnown) void ask();
  }, [isKnown, ask]);

  if (staff) return { state: 'authenticated', staff };
  if (answer === 'asking') return { state: 'loading' };
  if (answer === 'nobody') return { state: 'unauthenticated' };
  return { state: 'failed', problem: answer, retry: () => void ask() };
}
