import type {
  FollowUp,
  HeldOrder,
  ReturnedOrder,
  SentinelFinding,
  WaitingOrder,
} from 'shared-domain/contracts';
import { useCall } from './use-call.ts';

const NO_FINDINGS: readonly SentinelFinding[] = [];
const NO_WAITING: readonly WaitingOrder[] = [];
const NONE_HELD: readonly HeldOrder[] = [];
const NONE_RETURNED: readonly ReturnedOrder[] = [];
const NO_FOLLOW_UPS: readonly FollowUp[] = [];

/** Payments and orders that disagree, orders that wait for staff or of which something came back, and follow-ups (mails, stock, refunds) that failed. */
export function useTroubles() {
  const sentinel = useCall('sentinel', {});
  const owed = useCall('followUps', {});
  return {
    sentinel,
    owed,
    findings: sentinel.data?.findings ?? NO_FINDINGS,
    waiting: sentinel.data?.waiting ?? NO_WAITING,
    held: sentinel.data?.held ?? NONE_HELD,
    returned: sentinel.data?.returned ?? NONE_RETURNED,
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
