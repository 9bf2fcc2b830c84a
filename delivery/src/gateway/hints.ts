import type { RemoteBlock } from '../applications.ts';
import type { ReleaseRecord } from '../releases/index.ts';
import { addressOf, type Composition, integrityOf } from './registry.ts';

/** A file to preload: the browser fetches it while it parses the HTML. */
export type Hint = {
  record: ReleaseRecord;
  file: string;
  address: string;
  as: 'script' | 'style';
  integrity: string;
};

const covers = (basePath: string, path: string): boolean =>
  basePath === '/' || path === basePath || path.startsWith(`${basePath}/`);

/** The remote that owns a path: the one with the longest matching base path. */
export function ownerOf(remotes: ReleaseRecord[], path: string): ReleaseRecord | undefined {
  return remotes
    .filter(({ remote }) => remote && covers(remote.basePath, path))
    .sort((one, other) => (other.remote?.basePath.length ?? 0) - (one.remote?.basePath.length ?? 0))[0];
}

/** Whether a pattern matches a path: `products/:id` matches `products/42`. */
function fits(pattern: string, path: string): boolean {
  const wanted = pattern.toLowerCase().split('/');
  const given = path.toLowerCase().split('/');
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  );
}

/** A call's address with parameters filled in from the page's path. */
function callAt(call: string, pattern: string, path: string): string {
  const given = path.split('/');
  return pattern.split('/').reduce((filled, part, at) => {
    return part.startsWith(':') ? filled.replace(part, () => given[at] ?? '') : filled;
  }, call);
}

const belowBase = (base: string, path: string): string =>
  path.slice(base === '/' ? 1 : base.length + 1).replace(/\/$/, '');

/** What a remote's package.json lists for the page at a path. */
export function listedAt<Value>(
  { basePath }: RemoteBlock,
  lists: Record<string, Value>,
  path: string,
): Value | undefined {
  const rest = belowBase(basePath, path);
  return Object.entries(lists).find(([pattern]) => fits(pattern, rest))?.[1];
}

/** Whether a remote has a page at one of its paths; without a list of paths, only the remote knows. */
function hasPage({ remote }: ReleaseRecord, path: string): boolean {
  const rest = belowBase(remote?.basePath ?? '/', path);
  return remote?.addresses?.some((pattern) => fits(pattern, rest)) ?? true;
}

/**
 * Whether a remote has a page at this path. The remote at `/` would match every path that no other remote owns, so it
 * counts only for its first page and the paths it lists.
 */
export function belongsToRemote({ registry, remotes }: Composition, asked: string): boolean {
  // Paths are matched case-insensitively.
  const path = asked.toLowerCase();
  const bases = Object.values(registry.apps).flatMap((app) => ('basePath' in app ? app.basePath : []));
  const owner = ownerOf(remotes, path);
  if (path === '/') return true;
  if (bases.some((base) => base !== '/' && covers(base, path))) return !owner || hasPage(owner, path);
  const { pages = {}, addresses = [] } = owner?.remote ?? {};
  return [...Object.keys(pages), ...addresses].some((pattern) => fits(pattern, path.slice(1)));
}

/**
 * The remote that owns a path, and the calls that the page's first paint is rendered from. A call with a parameter of the
 * page's pattern (`/api/products/:id`) only has to succeed (`needed`): its answer isn't embedded, because scripts may ask for it
 * much later and need the current state.
 */
export function firstPaintCalls({ remotes }: Composition, path: string) {
  const owner = ownerOf(remotes, path);
  const rest = belowBase(owner?.remote?.basePath ?? '/', path);
  const [pattern = '', calls = []] =
    Object.entries(owner?.remote?.firstPaint ?? {}).find(([each]) => fits(each, rest)) ?? [];
  const needed = calls.map((call) => callAt(call, pattern, rest));
  return { owner, needed, calls: needed.filter((call) => calls.includes(call)) };
}

const hintTo = (record: ReleaseRecord, file: string): Hint => ({
  record,
  file,
  address: addressOf(record, file),
  as: file.endsWith('.css') ? 'style' : 'script',
  integrity: integrityOf(record, file),
});

/**
 * The files a first visit to `path` loads beyond the shell's own: the remote's entry, its routes, the page's chunks, and
 * the shell's chunks with the shared modules they use. Without hints the browser would discover each from the one before.
 */
export function hintsFor({ shell, remotes }: Composition, path: string): Hint[] {
  const owner = ownerOf(remotes, path);
  if (!owner) return [];
  const { routes = [], chunks, consumes = {} } = owner.bundle;
  const pages = (owner.remote && listedAt(owner.remote, owner.remote.pages ?? {}, path)) ?? [];
  const own = [...routes, ...pages.flatMap((name) => chunks[name] ?? [])];
  const modules = ['routes', ...pages].flatMap((name) => consumes[name] ?? []);
  const shared = modules.flatMap((module) => shell.bundle.shares?.[module] ?? []);
  return [
    ...[...new Set(own)].map((file) => hintTo(owner, file)),
    ...[...new Set(shared)].map((file) => hintTo(shell, file)),
  ];
}
