import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { report } from '../failures/report.ts';
import type { RegisteredRemote } from '../registry/index.ts';
import { FailureNotice } from './failure-notice.tsx';
import { RemoteWaiting } from './remote-waiting.tsx';
import { useRetry } from './retry.ts';
import { canStepBack, rememberBroken } from './step-back.ts';

/**
 * Replaces a remote's page that throws or whose code doesn't load (RELEASE-3). A release that throws is replaced by the
 * previous one, once, by reloading the page (RELEASE-13). A retry for missing code reloads the page, because React keeps a
 * failed part as failed.
 */
export function RemoteBroken({ remote, reload }: { remote: RegisteredRemote; reload: () => void }) {
  const failure = useRouteError();
  const { onRetry, retrying } = useRetry();
  const isCodeMissing = failure instanceof Error && 'request' in failure;
  const [goesBack, setGoesBack] = useState(() => canStepBack(remote, failure));
  useEffect(() => {
    const reported = report(failure, { kind: 'remote', app: remote.app });
    if (!goesBack) return;
    if (rememberBroken(remote)) void reported.then(reload);
    else setGoesBack(false);
  }, [failure, goesBack, remote, reload]);
  return goesBack ? (
    <RemoteWaiting />
  ) : (
    <FailureNotice
      part={remote.title}
      onRetry={isCodeMissing && navigator.onLine ? reload : onRetry}
      retrying={retrying}
    />
  );
}
