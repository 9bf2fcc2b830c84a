export { createHost } from './host.ts';
export { loadChunksPatiently } from './patience.ts';
export { type LoadRemote, remoteLoader } from './remotes.ts';
export { slotLookup } from './slots.ts';
