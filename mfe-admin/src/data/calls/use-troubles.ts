import type { FollowUp, SentinelFinding } from 'shared-domain/contracts';
import { useCall } from './use-call.ts';

const NO_FINDINGS: readonly SentinelFinding[] = [];
const NO_FOLLOW_UPS: readonly FollowUp[] = [];

/** Payments and orders that disagree, and follow-ups (mails, stock, refunds) that failed. */
export function useTroubles() {
  const sentinel = useCall('sentinel', {});
  const owed = useCall('followUps', {});
  return {
    sentinel,
    owed,
    findings: sentinel.data?.findings ?? NO_FINDINGS,
    followUps: owed.data?.followUps ?? NO_FOLLOW_UPS,
    isKnown: sentinel.data !== undefined && owed.data !== undefined,
    problem: sentinel.problem ?? owed.problem,
    isFetching: sentinel.isFetching || owed.isFetching,
    refetch: () => {
      sentinel.refetch();
      owed.refetch();
    },
  };
}
