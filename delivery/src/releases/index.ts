export { type Bucket, openBucket } from './bucket.ts';
export { bucketShelf } from './bucket-shelf.ts';
export {
  type Candidate,
  candidateOf,
  liveReleases,
  promoteInspected,
} from './candidates.ts';
export { folderShelf } from './folder-shelf.ts';
export { type FaultsOfRelease, healthOf, type Running } from './health.ts';
export {
  goLive,
  movePointer,
  movesOf,
  type Pointer,
  PointerMoved,
  pointerOf,
  releaseNamed,
  rollBack,
} from './pointers.ts';
export type { Inspection, PointerMove, ReleasedFile, ReleaseRecord } from './record.ts';
export type { Shelf } from './shelf.ts';
