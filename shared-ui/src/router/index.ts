import { UNSAFE_createBrowserHistory } from 'react-router';
import { createPageRouter, type Discover } from './page-router.ts';
import type { RouteObject } from './route.ts';

/**
 * The site's router, with react-router's matching and history. Every customer loads it, so export a name only when a page
 * needs it (ADR 066).
 */
export { Link, type LinkProps, Navigate, useHref } from './links.tsx';
export type { PageRouter } from './page-router.ts';
export type { RouteObject } from './route.ts';
export { useRouteError } from './route-boundary.tsx';
export {
  Outlet,
  RouterProvider,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouter,
} from './router-provider.tsx';
export { ScrollRestoration, useOpenedAt } from './scroll-restoration.tsx';
export { useSearchParams } from './search-params.ts';

/** A router of the browser's address. */
export const createBrowserRouter = (routes: RouteObject[], discover?: Discover) =>
  createPageRouter(UNSAFE_createBrowserHistory(), routes, discover);
