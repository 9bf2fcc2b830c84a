import { environmentAtom, store } from 'shared-domain/state';
import type { RegisteredRemote } from '../registry/index.ts';

const keyOf = ({ app }: RegisteredRemote) => `broken-${app}`;

/** Whether a page of a remote's current release has thrown in this tab. */
export const hasBroken = (remote: RegisteredRemote): boolean =>
  store.get(environmentAtom).sessionStorage.read(keyOf(remote)) === remote.release;

/**
 * Whether this visitor goes back to the remote's previous release (RELEASE-13). Code that didn't arrive is no reason: that may
 * be the network's fault, and a retry fetches it again.
 */
export function canStepBack(remote: RegisteredRemote, failure: unknown): boolean {
  const hasRun = failure instanceof Error && !('request' in failure);
  return remote.previous !== undefined && hasRun && !hasBroken(remote);
}

/** Remembers for this tab that the current release breaks. False without storage: the next page would break, too. */
export const rememberBroken = (remote: RegisteredRemote): boolean =>
  store.get(environmentAtom).sessionStorage.write(keyOf(remote), remote.release);
