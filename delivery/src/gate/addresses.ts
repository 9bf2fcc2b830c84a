import type { RemoteBlock } from '../applications.ts';
import type { ReleaseRecord } from '../releases/index.ts';
import type { Finding } from './finding.ts';
import { refusals } from './refusals.ts';

/** A route as a remote exports it, without its components. */
export type Route = { path?: string; children?: Route[] };

/** A path at which routes render something (`/dtc/product/:id`); a page is a leaf route. */
type RoutePath = { path: string; isPage: boolean };

type Candidate = Pick<ReleaseRecord, 'app' | 'remote'>;

const below = (base: string, path: string): string => (path ? `${base === '/' ? '' : base}/${path}` : base);

/** Expands optional segments: `:lang?/about` is `about` and `:lang/about`. */
const written = (path: string): string[] =>
  path
    .split('/')
    .reduce<string[][]>(
      (all, part) =>
        all.flatMap((parts) =>
          part.endsWith('?') ? [parts, [...parts, part.slice(0, -1)]] : [[...parts, part]],
        ),
      [[]],
    )
    .map((parts) => parts.join('/').replace(/\/$/, ''));

/** Every path at which a remote's routes render something. */
export const pathsOf = (routes: Route[], base: string): RoutePath[] =>
  routes.flatMap(({ path = '', children }) =>
    written(path).flatMap((each) => {
      const here = each.startsWith('/') ? each : below(base, each);
      const own = path || !children ? [{ path: here, isPage: !children }] : [];
      return [...own, ...pathsOf(children ?? [], here)];
    }),
  );

/** The paths that the gateway answers with a page; undefined if that is every path of the remote. */
function listedIn({ basePath, addresses, pages = {} }: RemoteBlock): string[] | undefined {
  const isFirst = basePath === '/';
  const all = isFirst ? ['', ...Object.keys(pages), ...(addresses ?? [])] : addresses;
  return all?.map((each) => below(basePath, each));
}

/** The addresses at which a remote should render something, with `1` for each parameter. */
export function drawnAddresses({ remote }: Candidate, paths: RoutePath[]): string[] {
  const known = paths.map(({ path }) => path).filter((path) => !path.includes('*'));
  const all = [...known, ...((remote && listedIn(remote)) ?? [])];
  return [...new Set(all.map((path) => path.replace(/:[^/]+/g, '1')))];
}

const shapeOf = (path: string): string => path.toLowerCase().replace(/:[^/]+/g, ':');

/** Whether a route's path matches an address: the same one, or one below its `*`. */
const draws = (path: string, address: string): boolean =>
  path.endsWith('/*')
    ? `${shapeOf(address)}/`.startsWith(shapeOf(path).slice(0, -1))
    : shapeOf(path) === shapeOf(address);

/** Whether a path belongs to another remote to which this one hands it over. */
const isHandedOver = (path: string, { handsOver = [] }: RemoteBlock): boolean =>
  handsOver.some((each) => `${path}/`.startsWith(`${each}/`));

/** The remote's own paths that its header links to; paths below a remote at `/` may be others'. */
function linkedIn(remote: RemoteBlock): string[] {
  const { links = [] } = remote.frame as { links?: { to?: string }[] };
  return links
    .map(({ to = '' }) => to.replace(/[?#].*/, ''))
    .filter((path) => `${path}/`.startsWith(`${remote.basePath}/`) && !isHandedOver(path, remote));
}

/** Whether a route's path matches a link, whose segments may be values of the route's parameters. */
function leadsTo(path: string, link: string): boolean {
  const parts = path.split('/');
  const asPath = link.split('/').map((part, at) => (parts[at]?.startsWith(':') ? ':' : part));
  return draws(path, asPath.join('/'));
}

/**
 * Checks the paths of a remote's routes: inside its base path, the same as the `addresses` in its package.json, and there for
 * the links of its header. A route `*` is the remote's own 'not found' page, which no address leads to, unless there is no
 * route beside it.
 */
export function addressFindings({ app, remote }: Candidate, all: RoutePath[]): Finding[] {
  if (!remote) return [];
  const { basePath } = remote;
  const rest = below(basePath, '*');
  const paths = all.filter(({ path }) => path !== rest || all.every((each) => each.path === rest));
  const finding = (sentence: string): Finding => ({ check: 'routes', sentence });
  const outside = paths.filter(({ path }) => path !== basePath && !draws(rest, path));
  const listed = listedIn(remote);
  const dead = listed?.filter((address) => !paths.some(({ path }) => draws(path, address))) ?? [];
  const astray = linkedIn(remote).filter((link) => !paths.some(({ path }) => leadsTo(path, link)));
  const unlisted = paths.filter(
    ({ path, isPage }) => isPage && path !== rest && listed?.every((address) => !draws(path, address)),
  );
  return [
    ...outside.map(({ path }) => finding(refusals.outside(app, path, basePath))),
    ...dead.map((path) => finding(refusals.dead(app, path))),
    ...astray.map((path) => finding(refusals.leadingNowhere(app, path))),
    ...unlisted.map(({ path }) => finding(refusals.unlisted(app, path))),
  ];
}
