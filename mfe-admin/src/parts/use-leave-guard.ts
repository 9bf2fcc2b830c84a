import { useEffect, useRef } from 'react';
import { useBlocker } from 'shared-ui/router';

/**
 * Asks before a page with unsaved changes is left, by a link or by closing the tab. `pass` runs a navigation that was
 * confirmed.
 */
export function useLeaveGuard(unsaved: boolean) {
  const agreed = useRef(false);
  const blocker = useBlocker(() => unsaved && !agreed.current);
  useEffect(() => {
    // What is typed after this needs a confirmation of its own.
    agreed.current = false;
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return {
    isBlocked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    go: () => {
      agreed.current = true;
      blocker.proceed?.();
    },
    pass: (leave: () => void) => {
      agreed.current = true;
      leave();
    },
  };
}
