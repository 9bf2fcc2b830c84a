import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { type DataRouter, RouterProvider as PlainRouterProvider, useLocation } from 'react-router';

type Routed = {
  router: DataRouter;
  /** Whether no navigation has ended yet: the site was opened on this page. */
  isFirst: boolean;
};

const RouterContext = createContext<Routed | null>(null);

/** The router; null in tests of parts without pages. */
export const useRouted = (): Routed | null => useContext(RouterContext);

/** react-router's provider, for a router that parts of its pages may also ask themselves. */
export function RouterProvider({ router }: { router: DataRouter }) {
  const [routed] = useState<Routed>({ router, isFirst: true });
  useLayoutEffect(() => {
    const first = router.state.location;
    return router.subscribe(({ location }) => {
      if (location !== first) routed.isFirst = false;
    });
  }, [router, routed]);
  return (
    <RouterContext value={routed}>
      <PlainRouterProvider router={router} />
    </RouterContext>
  );
}

/** The router, whose `state` is ahead of what is rendered. Throws outside of a `RouterProvider`. */
export function useDataRouter(): DataRouter {
  const routed = useRouted();
  if (!routed) throw new Error('This is used outside of a RouterProvider.');
  return routed.router;
}

/**
 * How far down the page being rendered was opened, in px: where Back or Forward restores it, otherwise at its top. Undefined on
 * the page that the site was opened on, which the gateway has rendered and the browser may have scrolled.
 */
export function useOpenedAt(): number | undefined {
  const routed = useRouted();
  // Each navigation renders the page again.
  useLocation();
  return !routed || routed.isFirst ? undefined : routed.router.state.restoreScrollPosition || 0;
}
