import { environmentAtom, store } from 'shared-domain/state';
import type { RegisteredRemote } from '../registry/index.ts';

/** Whether a page of a remote's current release has thrown in this tab. */
export const hasBroken = ({ entry }: RegisteredRemote): boolean =>
  store.get(environmentAtom).sessionStorage.read(entry) !== null;

/**
 * Whether this visitor can go back to the remote's previous release (RELEASE-13). Code that didn't arrive is no reason: that
 * may be the network's fault, and a retry fetches it again.
 */
export const canStepBack = (remote: RegisteredRemote, failure: unknown): boolean =>
  remote.previous !== undefined && failure instanceof Error && !('request' in failure) && !hasBroken(remote);

/** Remembers for this tab that the current release breaks. False without storage: the next page would break, too. */
export const rememberBroken = ({ entry }: RegisteredRemote): boolean =>
  store.get(environmentAtom).sessionStorage.write(entry, 'broken');
