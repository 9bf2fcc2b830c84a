import { useEffect, useState } from 'react';
import { useRouteError } from 'shared-ui/router';
import { report } from '../failures/report.ts';
import type { RegisteredRemote } from '../registry/index.ts';
import { FailureNotice } from './failure-notice.tsx';
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
  const [goesBack, setGoesBack] = useState(() => canStepBack(remote, failure));
  useEffect(() => {
    const reported = report(failure, { kind: 'remote', app: remote.app });
    if (!goesBack) return;
    if (rememberBroken(remote)) void reported.then(reload);
    else setGoesBack(false);
  }, [failure, goesBack, remote, reload]);
  return goesBack ? <RemoteWaiting /> : <FailureNotice part={remote.title} {...retry} />;
}
