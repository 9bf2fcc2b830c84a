import { useMemo } from 'react';
import { type DataRouter, resolvePath, type To } from 'react-router';
import { usePreload } from './link.tsx';
import { useDataRouter, useOpenedAt } from './router-provider.tsx';

/**
 * What remotes built before ADR 084 import from here instead of from react-router. It goes on 12 December 2026, when no page needs
 * them (RELEASE-21).
 */
export {
  Navigate,
  Outlet,
  type RouteObject,
  useHref,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';

type LeaveListener = (leaving: { proceed: () => void }) => boolean;

let guards = 0;

/** Asks the listener before each navigation; true keeps the page. Returns the unsubscribe function. */
function beforeLeaving(router: DataRouter, listener: LeaveListener): () => void {
  guards += 1;
  const key = `earlier-${guards}`;
  router.getBlocker(key, () => listener({ proceed: () => router.state.blockers.get(key)?.proceed?.() }));
  return () => router.deleteBlocker(key);
}

/** The router as those remotes know it. */
export function useRouter() {
  const router = useDataRouter();
  const isFirst = useOpenedAt() === undefined;
  const preload = usePreload();
  return useMemo(
    () => ({
      get state() {
        return { ...router.state, isFirst };
      },
      get navigation() {
        return router.state.navigation;
      },
      navigate: (to: To, options?: Parameters<DataRouter['navigate']>[1]) =>
        router.navigate(resolvePath(to, router.state.location.pathname), options),
      preload,
      beforeLeaving: (listener: LeaveListener) => beforeLeaving(router, listener),
    }),
    [router, isFirst, preload],
  );
}
