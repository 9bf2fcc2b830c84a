import { useEffect, useRef } from 'react';
import { type Blocker, type BlockerFunction, type DataRouter, useLocation } from 'react-router';
import { useDataRouter } from 'shared-ui/router';

/**
 * Closes a dialog when another page opens under it; browser Back closes it and leaves the page as it is (STAFF-39).
 * @param inAddress whether the address has opened it, which Back then changes
 */
export function useCloseOnLeave(onClose: (() => void) | undefined, inAddress = false): void {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (pathname !== opened.current) close.current?.();
  }, [pathname]);
  useGuard({
    stops: ({ historyAction }) => historyAction === 'POP' && onClose !== undefined && !inAddress,
    met: (stopped) => {
      stopped.reset();
      onClose?.();
    },
  });
}

type Guard = {
  stops: BlockerFunction;
  /** Gets the navigation that it has stopped. */
  met: (stopped: Blocker & { state: 'blocked' }) => void;
};

const KEY = 'staff-guards';
/** The mounted guards, the topmost last. A router asks one blocker only. */
const guards: Guard[] = [];

function watch(router: DataRouter): () => void {
  let asked: Guard | undefined;
  router.getBlocker(KEY, (move) => {
    asked = guards.findLast(({ stops }) => stops(move));
    return asked !== undefined;
  });
  const stop = router.subscribe(({ blockers }) => {
    const blocker = blockers.get(KEY);
    if (blocker?.state !== 'blocked') return;
    const met = asked?.met;
    asked = undefined;
    met?.(blocker);
  });
  return () => {
    stop();
    router.deleteBlocker(KEY);
  };
}

let unwatch: (() => void) | undefined;

/** Lets a part of the page stop navigations while it is mounted; of several, the one mounted last is asked first. */
export function useGuard(guard: Guard): void {
  const router = useDataRouter();
  const latest = useRef(guard);
  latest.current = guard;
  useEffect(() => {
    const one: Guard = {
      stops: (move) => latest.current.stops(move),
      met: (stopped) => latest.current.met(stopped),
    };
    guards.push(one);
    if (guards.length === 1) unwatch = watch(router);
    return () => {
      guards.splice(guards.indexOf(one), 1);
      if (guards.length === 0) unwatch?.();
    };
  }, [router]);
}
