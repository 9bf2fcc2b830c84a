import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { Location, Params } from 'react-router';
import type { Navigation, PageRouter, RouterState } from './page-router.ts';
import type { RouteObject } from './route.ts';
import { RouteBoundary } from './route-boundary.tsx';

const RouterContext = createContext<{ router: PageRouter; state: RouterState } | null>(null);

function useRouterContext() {
  const context = useContext(RouterContext);
  if (!context) throw new Error('This is used outside of a RouterProvider.');
  return context;
}

/** The router, to read the address in an event or to ask before the page is left. */
export const useRouter = (): PageRouter => useRouterContext().router;

/** The open page. */
export const useRouterState = (): RouterState => useRouterContext().state;

/** The open page's address. */
export const useLocation = (): Location => useRouterState().location;

/** Navigates to an address or through the history; a stable function. */
export const useNavigate = (): PageRouter['navigate'] => useRouter().navigate;

const NavigationContext = createContext<Navigation>({ state: 'idle' });

/** The pending navigation, if any. */
export const useNavigation = (): Navigation => useContext(NavigationContext);

/** The open page's routes, outermost first. */
export const useMatches = (): RouterState['matches'] => useRouterState().matches;

/** The open page's route parameters. */
export const useParams = (): Params => useMatches().at(-1)?.params ?? {};

const OutletContext = createContext<ReactNode>(null);

/** Renders the child route. */
export const Outlet = (): ReactNode => useContext(OutletContext);

function Failed({ cause }: { cause: unknown }): never {
  throw cause;
}

/** The rendered routes: until the first page's code has loaded, down to the innermost placeholder. */
function drawnMatches({ matches, initialized }: RouterState): RouterState['matches'] {
  if (initialized) return matches;
  const missing = matches.findIndex(({ route }) => route.lazy);
  const here = missing < 0 ? matches : matches.slice(0, missing + 1);
  return matches.slice(0, here.findLastIndex(({ route }) => route.HydrateFallback) + 1);
}

function contentOf(route: RouteObject, { failures }: RouterState, isPlaceholder: boolean): ReactNode {
  if (isPlaceholder) return route.HydrateFallback && <route.HydrateFallback />;
  if (failures.has(route)) return <Failed cause={failures.get(route)} />;
  return route.Component ? <route.Component /> : route.element;
}

/** A route's content around the part `below` it, in its boundary if any. */
function partOf(route: RouteObject, content: ReactNode, below: ReactNode, { location }: RouterState) {
  const { ErrorBoundary, errorElement } = route;
  const fallback = ErrorBoundary ? <ErrorBoundary /> : errorElement;
  return (
    <OutletContext value={below}>
      {fallback ? (
        <RouteBoundary location={location} fallback={fallback}>
          {content ?? below}
        </RouteBoundary>
      ) : (
        (content ?? below)
      )}
    </OutletContext>
  );
}

/** The page, nested by its routes. */
function pageOf(state: RouterState): ReactNode {
  const drawn = drawnMatches(state);
  return drawn.reduceRight<ReactNode>((below, { route }, index) => {
    const isPlaceholder = !state.initialized && index === drawn.length - 1;
    return partOf(route, contentOf(route, state, isPlaceholder), below, state);
  }, null);
}

/** Renders the router's open page. The previous one stays until the next can render. */
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
  // A pending navigation doesn't render the page again.
  const context = useMemo(() => ({ router, state }), [router, state]);
  const page = useMemo(() => pageOf(state), [state]);
  return (
    <RouterContext value={context}>
      <NavigationContext value={navigation}>{page}</NavigationContext>
    </RouterContext>
  );
}
