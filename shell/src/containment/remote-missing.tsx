import type { RegisteredRemote } from '../registry/index.ts';
import { FailureNotice } from './failure-notice.tsx';
import { useRetry } from './retry.ts';

/** The page of a remote of which no release could be loaded. */
export function RemoteMissing({ remote }: { remote: RegisteredRemote }) {
  return <FailureNotice part={remote.title} {...useRetry()} />;
}
