export { readCarried } from './carried.ts';
export {
  type RegisteredRemote,
  type ReleaseRegistry,
  type RemoteRelease,
  readRegistry,
  remoteAt,
} from './registry.ts';
