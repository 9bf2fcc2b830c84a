/**
 * What remotes may import from react-router, which the shell provides as a shared module (ADR 084). Its whole namespace would be
 * twice as large in every visitor's first file.
 */
export {
  createPath,
  generatePath,
  isRouteErrorResponse,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  Outlet,
  redirect,
  resolvePath,
  useBlocker,
  useHref,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
