import {
  createContext,
  createElement,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { type NavigationType, type Navigator, Outlet, Router, renderMatches } from 'react-router';
import type { Navigation, PageRouter, RouterState } from './page-router.ts';
import type { RouteObject } from './route.ts';
import { RouteBoundary } from './route-boundary.tsx';

const RouterContext = createContext<{ router: PageRouter; state: RouterState } | null>(null);

function useRouterContext() {
  const context = useContext(RouterContext);
  if (!context) throw new Error('This is used outside of a RouterProvider.');
  return context;
}

/** The router, for what reads the address at the moment of an event or asks before the page is left. */
export const useRouter = (): PageRouter => useRouterContext().router;

/** The open page. */
export const useRouterState = (): RouterState => useRouterContext().state;

/** Opens an address or goes through the history; the same function for as long as the page is open. */
export const useNavigate = (): PageRouter['navigate'] => useRouter().navigate;

const NavigationContext = createContext<Navigation>({ state: 'idle' });

/** Whether another page is on its way, and which. */
export const useNavigation = (): Navigation => useContext(NavigationContext);

/** The open page's routes, from the outermost. */
export const useMatches = (): RouterState['matches'] => useRouterState().matches;

function Failed({ cause }: { cause: unknown }): never {
  throw cause;
}

/** Until the first page's code is here, the routes down to the innermost placeholder; then all of them. */
function drawnMatches({ matches, initialized }: RouterState): RouterState['matches'] {
  if (initialized) return matches;
  const missing = matches.findIndex(({ route }) => route.lazy);
  const here = missing < 0 ? matches : matches.slice(0, missing + 1);
  return matches.slice(0, here.findLastIndex(({ route }) => route.HydrateFallback) + 1);
}

function contentOf(route: RouteObject, { failures }: RouterState): ReactNode {
  if (failures.has(route)) return <Failed cause={failures.get(route)} />;
  return route.Component ? <route.Component /> : route.element;
}

/** A route's content inside its boundary, if it has one. */
function elementOf(route: RouteObject, content: ReactNode, { location }: RouterState): ReactNode {
  const { ErrorBoundary, errorElement } = route;
  const fallback = ErrorBoundary ? <ErrorBoundary /> : errorElement;
  if (!fallback) return content;
  return (
    <RouteBoundary location={location} fallback={fallback}>
      {content ?? <Outlet />}
    </RouteBoundary>
  );
}

/** The page's elements, nested by its routes. */
function pageOf(state: RouterState) {
  const drawn = drawnMatches(state);
  const nested = drawn.map((match, index) => {
    const { route } = match;
    const isPlaceholder = !state.initialized && index === drawn.length - 1;
    const Content = isPlaceholder ? route.HydrateFallback : null;
    const element = elementOf(route, Content ? createElement(Content) : contentOf(route, state), state);
    return { ...match, route: { element } };
  });
  return renderMatches(nested);
}

/** Draws the router's open page. The one before stays until the next one can be drawn. */
export function RouterProvider({ router }: { router: PageRouter }) {
  const [state, setState] = useState(router.state);
  const [navigation, setNavigation] = useState(router.navigation);
  useLayoutEffect(() => {
    const follow = () =>
      startTransition(() => {
        setState(router.state);
        setNavigation(router.navigation);
      });
    follow();
    return router.subscribe(follow);
  }, [router]);
  // A navigation under way draws nothing of the page again.
  const context = useMemo(() => ({ router, state }), [router, state]);
  const page = useMemo(() => pageOf(state), [state]);
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: router.createHref,
      go: (steps) => void router.navigate(steps),
      push: (to, kept, options) => void router.navigate(to, { ...options, state: kept }),
      replace: (to, kept, options) => void router.navigate(to, { ...options, state: kept, replace: true }),
    }),
    [router],
  );
  return (
    <RouterContext value={context}>
      <NavigationContext value={navigation}>
        <Router
          location={state.location}
          navigationType={state.historyAction as NavigationType}
          navigator={navigator}
        >
          {page}
        </Router>
      </NavigationContext>
    </RouterContext>
  );
}
