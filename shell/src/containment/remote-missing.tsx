import { useEffect, useRef } from 'react';
import type { RegisteredRemote } from '../registry/index.ts';
import { FailureNotice } from './failure-notice.tsx';
import { useRetry } from './retry.ts';

/**
 * The page of a remote that couldn't be loaded. A retry requests its code again; a second one reloads the page, perhaps
 * with another release.
 */
export function RemoteMissing({ remote, reload }: { remote: RegisteredRemote; reload: () => void }) {
  const { onRetry, retrying } = useRetry();
  const tried = useRef(false);
  useEffect(() => {
    if (retrying) tried.current = true;
    else if (tried.current) reload();
  }, [retrying, reload]);
  return <FailureNotice part={remote.title} onRetry={onRetry} retrying={retrying} />;
}
