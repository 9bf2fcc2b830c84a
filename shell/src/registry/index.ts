export { readCarriedAnswers } from './carried-answers.ts';
export {
  type RegisteredRemote,
  type ReleaseRegistry,
  type RemoteRelease,
  readRegistry,
  remoteAt,
} from './registry.ts';
