import { useEffect, useRef, useState } from 'react';
import type { Blocker } from 'react-router';
import { useGuard } from './guards.ts';

/** Asks before a page with unsaved changes is left by a link or by closing the tab. `pass` runs a confirmed navigation. */
export function useLeaveGuard(unsaved: boolean) {
  const agreed = useRef(false);
  const [stopped, setStopped] = useState<(Blocker & { state: 'blocked' }) | null>(null);
  useGuard({ stops: () => unsaved && !agreed.current, met: setStopped });
  useEffect(() => {
    // Later changes need a new confirmation.
    agreed.current = false;
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return {
    isBlocked: stopped !== null,
    stay: () => {
      stopped?.reset();
      setStopped(null);
    },
    go: () => {
      setStopped(null);
      stopped?.proceed();
    },
    pass: (navigate: () => void) => {
      agreed.current = true;
      navigate();
    },
  };
}
