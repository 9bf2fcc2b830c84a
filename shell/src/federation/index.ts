export { createHost } from './host.ts';
export { type LoadRemote, remoteLoader } from './remotes.ts';
export { loadChunksPatiently } from './runtime-of-remotes.ts';
export { slotLookup } from './slots.ts';
