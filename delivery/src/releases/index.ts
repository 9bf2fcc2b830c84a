export { type Bucket, openBucket } from './bucket.ts';
export { bucketStorage } from './bucket-storage.ts';
export {
  type Candidate,
  candidateOf,
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
  rollBack,
} from './pointers.ts';
export type { ReleasedFile, ReleaseRecord } from './record.ts';
export type { ReleaseStorage } from './storage.ts';
export { verifiedStorage } from './verified-storage.ts';
