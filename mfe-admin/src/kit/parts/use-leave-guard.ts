import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/** Asks before a page with unsaved changes is left by a link or by closing the tab. `pass` runs a confirmed navigation. */
export function useLeaveGuard(unsaved: boolean) {
  const agreed = useRef(false);
  const blocker = useBlocker(() => unsaved && !agreed.current);
  useEffect(() => {
    // Later changes need a new confirmation.
    agreed.current = false;
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return {
    isBlocked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    go: () => blocker.proceed?.(),
    pass: (navigate: () => void) => {
      agreed.current = true;
      navigate();
    },
  };
}
