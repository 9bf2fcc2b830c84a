import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'shared-ui/router';
import { report } from '../failures/report.ts';
import type { RegisteredRemote } from '../registry/index.ts';
import { FailureNotice } from './failure-notice.tsx';
import { NotFound } from './not-found.tsx';
import { useRetry } from './retry.ts';

/** Replaces a remote's page when it throws or when part of its code doesn't arrive (RELEASE-3). */
export function RemoteBroken({ remote }: { remote: RegisteredRemote }) {
  const failure = useRouteError();
  const retry = useRetry();
  const missing = isRouteErrorResponse(failure) && failure.status === 404;
  useEffect(() => {
    if (!missing) report(failure, { kind: 'remote', app: remote.app });
  }, [failure, missing, remote.app]);
  return missing ? <NotFound /> : <FailureNotice part={remote.title} {...retry} />;
}
