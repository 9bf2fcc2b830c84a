export { authorIn, filesOf, recordOf, serverFilesOf } from './packing.ts';
export { ownFolders } from './sources.ts';
export { ensureReleases, storeRelease, storeTaken } from './store.ts';
