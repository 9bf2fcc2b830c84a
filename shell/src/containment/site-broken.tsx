import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { report } from '../failures/report.ts';
import { FailureNotice } from './failure-notice.tsx';

/** Replaces the site if its frame throws. */
export function SiteBroken({ reload }: { reload: () => void }) {
  const failure = useRouteError();
  useEffect(() => void report(failure, { kind: 'error', app: 'shell' }), [failure]);
  return <FailureNotice part="This page" onRetry={reload} />;
}
