export { createHost, type RemoteHost } from './host.ts';
export { createRemotes, type LoadFault, type Remotes } from './remotes.ts';
