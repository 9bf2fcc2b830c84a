export { authorIn, filesOf, recordOf, serverFilesOf } from './packing.ts';
export { ownFolders, sourcesDigest } from './sources.ts';
export { ensureReleases, storeRelease, storeTaken } from './store.ts';
