import { useEffect, useRef, useState } from 'react';
import { useRouter } from 'shared-ui/router';

/** Asks before a page with unsaved changes is left by a link or by closing the tab. `pass` runs a confirmed navigation. */
export function useLeaveGuard(unsaved: boolean) {
  const agreed = useRef(false);
  const router = useRouter();
  /** Leaves the page. */
  const [leave, setLeave] = useState<{ proceed: () => void } | null>(null);
  useEffect(() => {
    // Later changes need a new confirmation.
    agreed.current = false;
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const leaveUnasked = router.beforeLeaving((leaving) => {
      if (!agreed.current) setLeave(leaving);
      return !agreed.current;
    });
    return () => {
      window.removeEventListener('beforeunload', ask);
      leaveUnasked();
    };
  }, [router, unsaved]);
  return {
    isBlocked: leave !== null,
    stay: () => setLeave(null),
    go: () => {
      agreed.current = true;
      setLeave(null);
      leave?.proceed();
    },
    pass: (navigate: () => void) => {
      agreed.current = true;
      navigate();
    },
  };
}
