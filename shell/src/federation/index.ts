export { createHost, type RemoteHost } from './host.ts';
export { type LoadRemote, remoteLoader } from './remotes.ts';
export { slotLookup } from './slots.ts';
