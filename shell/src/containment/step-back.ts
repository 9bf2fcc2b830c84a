import { environmentAtom, store } from 'shared-domain/state';
import type { RegisteredRemote } from '../registry/index.ts';

const keyOf = ({ app }: RegisteredRemote) => `broken-${app}`;

/** Whether a page of a remote's current release has thrown in this tab. */
export const hasBroken = (remote: RegisteredRemote): boolean =>
  store.get(environmentAtom).sessionStorage.read(keyOf(remote)) === remote.release;

/**
 * Decides whether this visitor goes back to the remote's previous release, and remembers it for this tab (RELEASE-13): not
 * without storage, or the next page would break in the same way. Code that didn't arrive is no reason: that may be the
 * network's fault, and a retry fetches it again.
 */
export const stepsBack = (remote: RegisteredRemote, failure: unknown): boolean =>
  remote.previous !== undefined &&
  failure instanceof Error &&
  !('request' in failure) &&
  !hasBroken(remote) &&
  store.get(environmentAtom).sessionStorage.write(keyOf(remote), remote.release);
