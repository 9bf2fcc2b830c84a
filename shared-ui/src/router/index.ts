/**
 * The part of react-router that the site uses. Everything imported here reaches every customer with the first page, so
 * a name is added only when a page needs it (docs/decisions: curated subsets, 26 kB lighter).
 */
export type {
  LinkProps,
  Location,
  RouteObject,
} from 'react-router';
export {
  createBrowserRouter,
  isRouteErrorResponse,
  Link,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  ScrollRestoration,
  UNSAFE_DataRouterContext as DataRouterContext,
  useBlocker,
  useHref,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
