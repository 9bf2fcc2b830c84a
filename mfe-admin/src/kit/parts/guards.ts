import { useEffect, useRef } from 'react';
import type { Blocker, BlockerFunction, DataRouter } from 'react-router';
import { useDataRouter } from 'shared-ui/router';

type Guard = {
  /** Whether it stops this navigation. */
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
