import { pointerOf, type ReleaseRecord, type ReleaseStorage, readOnce } from '../releases/index.ts';
import { type CanaryVisitor, getsCanary, type RunningCanary } from './canary-share.ts';

type PublishedRelease = {
  release: string;
  version: string;
  entry: string;
  integrity: string;
  manifest: string;
};

/** A remote, as the page needs it; the shell's `RegisteredRemote` mirrors this type. */
export type PublishedRemote = PublishedRelease & {
  app: string;
  name: string;
  basePath: string;
  title: string;
  frame: Record<string, unknown>;
  slots: string[];
  previous?: PublishedRelease;
};

/** The `release-registry` in the page: each application, the shell included, by its federation name. */
export type PublishedRegistry = {
  apps: Record<string, PublishedRemote | { app: string; release: string; version: string }>;
  /** Whether the session is previewing a candidate. */
  preview?: { app: string; release: string; expires: number };
};

/** A page's composition: the registry and the release records behind it. */
export type Composition = {
  registry: PublishedRegistry;
  shell: ReleaseRecord;
  remotes: ReleaseRecord[];
  /** The canaries that run, whether this page is of one or not. */
  canaries: RunningCanary[];
  /** The files that start the page, if they aren't those of the shell's release. */
  start?: string[];
};

/** Address of a release's file on this origin. */
export const addressOf = ({ app, release }: Pick<ReleaseRecord, 'app' | 'release'>, path: string): string =>
  `/releases/${app}/${release}/${path}`;

export const integrityOf = (record: ReleaseRecord, path: string): string =>
  record.files.find((file) => file.path === path)?.integrity ?? '';

const published = (record: ReleaseRecord): PublishedRelease => ({
  release: record.release,
  version: record.version,
  entry: addressOf(record, 'remoteEntry.js'),
  integrity: integrityOf(record, 'remoteEntry.js'),
  manifest: addressOf(record, 'mf-manifest.json'),
});

type Running = { record: ReleaseRecord; previous?: ReleaseRecord; canary?: RunningCanary };

function publishedRemote({ record, previous }: Running): PublishedRemote | undefined {
  if (!record.remote) return undefined;
  const { name, basePath, title, frame, slots = [] } = record.remote;
  const fallback = previous?.remote && published(previous);
  return { app: record.app, name, basePath, title, frame, slots, ...published(record), previous: fallback };
}

/** Releases to use instead of the live ones (application -> release), for a preview or a check. */
export type Overrides = Record<string, string>;

/**
 * Reads the live releases afresh on each call, so that a moved pointer shows in the next page; for a visitor, also the canaries
 * that they get. Throws if no shell is live.
 */
export function compositionReader(storage: ReleaseStorage) {
  const read = readOnce(storage.read);

  const runningOf = async (
    app: string,
    wanted?: string,
    visitor?: CanaryVisitor,
  ): Promise<Running | undefined> => {
    const pointer = await pointerOf(storage, app);
    const canary = pointer?.canary && { ...pointer.canary, app };
    const gets = !wanted && visitor && canary && getsCanary(visitor, canary) ? canary : undefined;
    const release = wanted ?? gets?.release ?? pointer?.current.release;
    const named = release && (await read(app, release));
    // A visitor for whom a canary breaks goes back to what is live.
    const before = wanted ? undefined : gets ? pointer?.current.release : pointer?.previous;
    const previous = before ? await read(app, before) : undefined;
    // A live release whose record no longer counts is replaced by the previous one (RELEASE-20).
    const record = named || previous;
    return record && { record, previous: named ? previous : undefined, canary };
  };

  return async (overrides: Overrides = {}, visitor?: CanaryVisitor): Promise<Composition> => {
    const apps = [...new Set([...(await storage.applications()), ...Object.keys(overrides)])];
    const all = (await Promise.all(apps.map((app) => runningOf(app, overrides[app], visitor)))).filter(
      (each) => !!each,
    );
    const shell = all.find(({ record }) => record.app === 'shell' && record.host)?.record;
    if (!shell) throw new Error('No release of the shell is live: npm run release -- shell');
    const { app, release, version } = shell;
    const remotes = all.flatMap((each) => publishedRemote(each) ?? []);
    const named = remotes.map((remote) => [remote.name, remote] as const);
    return {
      registry: { apps: { shell: { app, release, version }, ...Object.fromEntries(named) } },
      shell,
      remotes: all.filter(({ record }) => record.remote).map(({ record }) => record),
      canaries: all.flatMap(({ canary }) => canary ?? []),
    };
  };
}
