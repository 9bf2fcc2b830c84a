import type { HostBlock, RemoteBlock } from '../applications.ts';
import type { BundleDescription } from '../bundling/description.ts';
import type { Signature } from './signature.ts';

/** One file of a release. */
export type ReleasedFile = {
  /** Relative to the release's folder, with `/`. */
  path: string;
  bytes: number;
  /** Size of its brotli copy, which most browsers fetch; absent if there is none. */
  brotli?: number;
  /** Subresource integrity, `sha256-...`. */
  integrity: string;
};

/** Where a release was built, and from which packages. */
export type Provenance = {
  /** Address of the pipeline's run; absent if someone built it by hand. */
  pipeline?: string;
  /** Integrity of `package-lock.json`. */
  lockFile: string;
};

/** `release.json`: what was built, from what, by whom and when. Immutable once stored. */
export type ReleaseRecord = {
  app: string;
  version: string;
  /** `<version>+<hash of the content>`: the name of the release and of its folder. */
  release: string;
  /** Digest of the sources; the same sources needn't be built twice. */
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
  /** What the gateway runs and no browser gets; absent in early releases. */
  server?: ReleasedFile[];
  /** Where it was built; absent in early releases. */
  provenance?: Provenance;
  signature?: Signature;
};

/** The publish gate's result for a stored release. */
export type Inspection = {
  release: string;
  /** A sentence for each reason against it; empty if it passed. */
  reasons: string[];
  /** The releases that were live then, by application. */
  beside: Record<string, string>;
  by: string;
  /** ISO 8601, UTC. */
  at: string;
};

/** One move of an application's pointer. Moves are numbered from 1 and never change; together they are its history. */
export type PointerMove = {
  number: number;
  release: string;
  /** `canary` and `step-back` leave the live release as it is; `retire` leaves none; `refused`, which no key of the
   *  application signed, counts for nothing. */
  kind: 'release' | 'rollback' | 'promote' | 'canary' | 'step-back' | 'retire' | 'refused';
  by: string;
  /** Why a rollback went to an untried release; why a canary went on or back; that a start made the release live. */
  reason?: string;
  /** Of a canary: the per cent of visitors who get it; 0 while only staff do. */
  share?: number;
  /** Of a canary: whether staff get it whatever the share. */
  staffFirst?: boolean;
  /** A remote: the shells it is known to work in; absent if unknown. */
  fits?: string[];
  signature?: Signature;
  /** ISO 8601, UTC. */
  at: string;
};
