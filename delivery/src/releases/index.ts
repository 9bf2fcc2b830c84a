export { bucketStorage } from './bucket-storage.ts';
export { beginCanary, beginInspected, type CanaryStep, steerCanary, steerInspected } from './canaries.ts';
export {
  type Candidate,
  candidateOf,
  inspectedSoFar,
  liveReleases,
  promoteInspected,
} from './candidates.ts';
export { folderStorage } from './folder-storage.ts';
export { type FaultsOfRelease, healthOf, type Running } from './health.ts';
export {
  goLive,
  movePointer,
  movesOf,
  PointerMoved,
  pointerOf,
  releaseNamed,
  retireRemote,
  rollBack,
} from './pointers.ts';
export type { PointerMove, Provenance, ReleasedFile, ReleaseRecord } from './record.ts';
export { CANDIDATE_DAYS, pruneReleases } from './retention.ts';
export {
  keyRing,
  newKeyPair,
  type ReleaseKey,
  type Signer,
  signerOf,
} from './signature.ts';
export { type Signing, signedStorage } from './signed-storage.ts';
export { signAgain } from './signing-again.ts';
export { type ReleaseStorage, readOnce } from './storage.ts';
export { verifiedStorage } from './verified-storage.ts';
