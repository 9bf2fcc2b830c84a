import { environmentAtom, store } from 'shared-domain/state';
import type { RegisteredRemote } from '../registry/index.ts';

/** Whether a page of a remote's current release has thrown in this tab. */
export const hasBroken = ({ entry }: RegisteredRemote): boolean =>
  store.get(environmentAtom).sessionStorage.read(entry) !== null;

/**
 * Whether this visitor can get the remote's previous release (RELEASE-13). Not if code failed to load, because that may
 * be the network's fault.
 */
export const canStepBack = (remote: RegisteredRemote, failure: unknown): boolean =>
  remote.previous !== undefined && failure instanceof Error && !('request' in failure) && !hasBroken(remote);

/** Remembers for this tab that the current release breaks. False without storage. */
export const rememberBroken = ({ entry }: RegisteredRemote): boolean =>
  store.get(environmentAtom).sessionStorage.write(entry, 'broken');
