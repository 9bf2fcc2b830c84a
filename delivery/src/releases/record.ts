import type { HostBlock, RemoteBlock } from '../applications.ts';
import type { BundleDescription } from '../bundling/description.ts';

/** One file of a release. */
export type ReleasedFile = {
  /** Relative to the release's folder, with `/`. */
  path: string;
  bytes: number;
  /** Size of its brotli copy, which is what most browsers fetch; absent where there is none. */
  brotli?: number;
  /** Subresource integrity, `sha256-...`. */
  integrity: string;
};

/** `release.json`: what was built, from what, by whom and when. It never changes once it is stored. */
export type ReleaseRecord = {
  app: string;
  version: string;
  /** `<version>+<hash of the content>`: the name of the release and of its folder. */
  release: string;
  /** Digest of the sources; two builds of the same sources need not be made twice. */
  sources: string;
  commit: string;
  /** Whether files differed from that commit. */
  dirty: boolean;
  author: string;
  /** ISO 8601, UTC. */
  builtAt: string;
  buildSeconds: number;
  remote?: RemoteBlock;
  host?: HostBlock;
  bundle: BundleDescription;
  files: ReleasedFile[];
};

/** What the publish gate said of a stored release. */
export type Inspection = {
  release: string;
  /** A sentence for each reason against it; none: it passed. */
  reasons: string[];
  /** What was live then, by application: it passed in this company. */
  beside: Record<string, string>;
  by: string;
  /** ISO 8601, UTC. */
  at: string;
};

/** One step of an application's pointer. The steps are numbered from 1 and never change: together, its history. */
export type PointerMove = {
  number: number;
  release: string;
  kind: 'release' | 'rollback' | 'promote';
  by: string;
  /** A remote: the shells that it is known to fit. Unsaid where the step says nothing of that. */
  fits?: string[];
  /** ISO 8601, UTC. */
  at: string;
};
