import type { FollowUp, SentinelFinding, WaitingOrder } from 'shared-domain/contracts';
import { useCall } from './use-call.ts';

const NO_FINDINGS: readonly SentinelFinding[] = [];
const NO_WAITING: readonly WaitingOrder[] = [];
const NO_FOLLOW_UPS: readonly FollowUp[] = [];

/** Payments and orders that disagree, orders that wait for staff, and follow-ups (mails, stock, refunds) that failed. */
export function useTroubles() {
  const sentinel = useCall('sentinel', {});
  const owed = useCall('followUps', {});
  return {
    sentinel,
    owed,
    findings: sentinel.data?.findings ?? NO_FINDINGS,
    waiting: sentinel.data?.waiting ?? NO_WAITING,
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
