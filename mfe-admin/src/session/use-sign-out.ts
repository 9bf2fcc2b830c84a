import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { adoptSessionAtom, sessionAtom } from 'shared-domain/state';
import { useNavigate } from 'shared-ui/router';
import { paths } from '../paths.ts';
import { useStaff, useToast } from '../staff/index.ts';
import { forgetUnsavedAtom } from './unsaved-texts.ts';
import { forgetWayBackAtom } from './way-back.ts';

/** Signs out and goes to the sign-in page; a failure says so in the specified words and leaves everything as it is. */
export function useSignOut() {
  const staff = useStaff();
  const toast = useToast();
  const adopt = useSetAtom(adoptSessionAtom);
  const forgetWayBack = useSetAtom(forgetWayBackAtom);
  const { staff: who } = useAtomValue(sessionAtom);
  const forgetUnsaved = useSetAtom(forgetUnsavedAtom);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    const result = await staff.signOut();
    setBusy(false);
    if (!result.ok && result.problem.status !== 401) {
      toast.failed('Sign out failed', 'There was a problem signing you out. Please try again.');
      return;
    }
    forgetWayBack(true);
    forgetUnsaved();
    // First the address: the protected layout would begin a dev session anew where nobody is signed in.
    await navigate(paths.login, { replace: true, state: { signedOut: true, devMode: who?.devMode } });
    adopt({});
  };
  return { signOut: () => void signOut(), busy };
}
