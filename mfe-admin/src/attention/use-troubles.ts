import { useCallback } from 'react';
import type { FollowUp, SentinelFinding } from 'shared-domain/contracts';
import { useLoaded, useStaff } from '../staff/index.ts';

const NO_FINDINGS: readonly SentinelFinding[] = [];
const NO_FOLLOW_UPS: readonly FollowUp[] = [];

/** Payments and orders that disagree, and follow-ups (mails, stock, refunds) that failed. */
export function useTroubles() {
  const staff = useStaff();
  const sentinel = useLoaded(useCallback((signal: AbortSignal) => staff.sentinel({ signal }), [staff]));
  const owed = useLoaded(useCallback((signal: AbortSignal) => staff.followUps({ signal }), [staff]));
  const reload = useCallback(() => {
    sentinel.reload();
    owed.reload();
  }, [sentinel.reload, owed.reload]);
  return {
    sentinel,
    owed,
    findings: sentinel.data?.findings ?? NO_FINDINGS,
    followUps: owed.data?.followUps ?? NO_FOLLOW_UPS,
    isKnown: sentinel.state === 'full' && owed.state === 'full',
    problem: sentinel.problem ?? owed.problem,
    refreshing: sentinel.refreshing || owed.refreshing,
    reload,
  };
}

export type Troubles = ReturnType<typeof useTroubles>;
