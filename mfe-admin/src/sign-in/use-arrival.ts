import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { adoptSessionAtom } from 'shared-domain/state';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { paths } from '../paths.ts';
import { useWayBack } from '../session/index.ts';
import { useStaff, useToast } from '../staff/index.ts';

const asksForHelp = (description: string) => /invalid|path/i.test(description);

/** Exchanges the token of a mailed link, once, after taking it out of the address (decisions.md "Sign-in"). */
function useToken(token: string | null) {
  const staff = useStaff();
  const toast = useToast();
  const adopt = useSetAtom(adoptSessionAtom);
  const navigate = useNavigate();
  const wayBack = useWayBack();
  const taken = useRef<string | null>(null);
  const [isSigningIn, setSigningIn] = useState(token !== null);
  useEffect(() => {
    if (token === null || taken.current === token) return;
    taken.current = token;
    setSigningIn(true);
    void (async () => {
      await navigate(paths.login, { replace: true });
      const result = await staff.signIn(token);
      setSigningIn(false);
      if (result.ok) {
        const back = wayBack();
        adopt(result.data);
        await navigate(back, { replace: true });
      } else toast.failed('Authentication Error', result.problem.detail);
    })();
  }, [token, staff, toast, adopt, navigate, wayBack]);
  return isSigningIn;
}

/** What the address brought along: a token, an error of the link, or the wish to reset a password. */
export function useArrival() {
  const [parameters] = useSearchParams();
  const toast = useToast();
  const description = parameters.get('error') === null ? null : parameters.get('error_description');
  const told = useRef<string | null>(null);
  const [needsHelp, setNeedsHelp] = useState(false);
  // Read once: the token is about to leave the address, the notice stays.
  const [isRecovery] = useState(() => parameters.get('type') === 'recovery');
  const isSigningIn = useToken(parameters.get('token'));

  useEffect(() => {
    if (description === null || told.current === description) return;
    told.current = description;
    toast.failed('Authentication Error', description);
    if (asksForHelp(description)) setNeedsHelp(true);
  }, [description, toast]);

  return { isSigningIn, isRecovery, needsHelp, closeHelp: () => setNeedsHelp(false) };
}
