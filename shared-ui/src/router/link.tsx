import { useCallback } from 'react';
import { type LinkProps, matchRoutes, Link as PlainLink, resolvePath, type To } from 'react-router';
import { useRouted } from './router-provider.tsx';

export type { LinkProps };

/** A failure is forgotten: the code is requested again when the page is opened. */
const ignore = () => undefined;

/** A function that loads the code of a page that may be opened next, if its remote's routes are there. */
export function usePreload(): (to: To) => void {
  const router = useRouted()?.router;
  return useCallback(
    (to) => {
      if (!router) return;
      const { pathname } = router.state.location;
      for (const { route } of matchRoutes(router.routes, resolvePath(to, pathname)) ?? []) {
        if (typeof route.lazy === 'function') route.lazy().catch(ignore);
      }
    },
    [router],
  );
}

/** react-router's link, which preloads its page once pointed at or focused. */
export function Link(props: LinkProps) {
  const preload = usePreload();
  const preloadPage = () => preload(props.to);
  return <PlainLink onPointerEnter={preloadPage} onFocus={preloadPage} {...props} />;
}
