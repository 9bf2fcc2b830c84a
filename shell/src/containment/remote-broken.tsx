import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'shared-ui/router';
import { report } from '../failures/report.ts';
import type { RegisteredRemote } from '../registry/index.ts';
import { FailureNotice } from './failure-notice.tsx';
import { NotFound } from './not-found.tsx';
import { RemoteWaiting } from './remote-waiting.tsx';
import { useRetry } from './retry.ts';
import { canStepBack, rememberBroken } from './step-back.ts';

/**
 * Replaces a remote's page when it throws or when part of its code doesn't arrive (RELEASE-3). A release that throws is left
 * for the one before, once, by loading the page again (RELEASE-13).
 */
export function RemoteBroken({ remote, reload }: { remote: RegisteredRemote; reload: () => void }) {
  const failure = useRouteError();
  const retry = useRetry();
  const missing = isRouteErrorResponse(failure) && failure.status === 404;
  const [goesBack, setGoesBack] = useState(() => canStepBack(remote, failure));
  useEffect(() => {
    if (missing) return;
    const reported = report(failure, { kind: 'remote', app: remote.app });
    if (!goesBack) return;
    if (rememberBroken(remote)) void reported.then(reload);
    else setGoesBack(false);
  }, [failure, missing, goesBack, remote, reload]);
  if (missing) return <NotFound />;
  return goesBack ? <RemoteWaiting /> : <FailureNotice part={remote.title} {...retry} />;
}
