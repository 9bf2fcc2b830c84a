import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { adoptSessionAtom } from 'shared-domain/state';
import { useStaff, useToast } from '../../data/calls/index.ts';
import { forgetReturnPageAtom } from './return-page.ts';
import { forgetUnsavedAtom } from './unsaved-texts.ts';

/** Signs out to the sign-in page, or reports a failure (STAFF-8). */
export function useSignOut() {
  const staff = useStaff();
  const toast = useToast();
  const adopt = useSetAtom(adoptSessionAtom);
  const forgetReturnPage = useSetAtom(forgetReturnPageAtom);
  const forgetUnsaved = useSetAtom(forgetUnsavedAtom);
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    const result = await staff.call('signOut', {});
    setBusy(false);
    if (!result.ok && result.problem.status !== 401) {
      toast.failed('Sign out failed', 'There was a problem signing you out. Please try again.');
      return;
    }
    forgetReturnPage(true);
    forgetUnsaved();
    adopt({});
  };
  return { signOut: () => void signOut(), busy };
}
