import { useState } from 'react';
import type { FollowUp, FollowUpsJson } from 'shared-domain/contracts';
import { Link } from 'shared-ui/router';
import { shortMoment } from '../moments/index.ts';
import { Button, ButtonLink } from '../parts/index.ts';
import { paths } from '../paths.ts';
import { useStaff, useToast } from '../staff/index.ts';
import { TroubleRow } from './trouble-row.tsx';
import { followUpTitle, isMail, workOf } from './words.ts';

const whenNext = ({ state, nextAt }: FollowUp): string => {
  if (state === 'given-up') return 'Nobody tries it any more.';
  return nextAt ? `The next try is at ${shortMoment(nextAt)}.` : 'It is being tried now.';
};

/** A mail or other follow-up that failed: tried again by itself, or given up and taken up again by hand. */
export function FollowUpRow({
  followUp,
  whole = false,
  onRetried,
}: {
  followUp: FollowUp;
  /** Tells everything in the row. */
  whole?: boolean;
  onRetried: (left: FollowUpsJson) => void;
}) {
  const staff = useStaff();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const { orderId, kind, lastError, state, createdAt } = followUp;
  const isGivenUp = state === 'given-up';
  const again = async () => {
    setBusy(true);
    const result = await staff.retryFollowUp(followUp.id);
    setBusy(false);
    if (!result.ok) return void toast.failed('It was not taken up again', result.problem.detail);
    toast.done(`${workOf(kind)} is on its way again`, orderId);
    onRetried(result.data);
  };
  const about = (
    <>
      {orderId && <Link to={paths.order(orderId)}>{orderId}</Link>}
      {orderId && ' · '}
      {shortMoment(createdAt)}
    </>
  );
  return (
    <TroubleRow
      icon={isMail(kind) ? 'mail-x' : 'box-x'}
      tone={isGivenUp ? 'error' : 'warn'}
      title={followUpTitle(followUp)}
      text={whole ? about : [orderId, lastError].filter(Boolean).join(' · ')}
      detail={whole ? [lastError, whenNext(followUp)].filter(Boolean).join(' · ') : undefined}
    >
      {isGivenUp && (
        <Button busy={busy} busyText="Sending..." onClick={() => void again()}>
          {isMail(kind) ? 'Resend' : 'Try Again'}
        </Button>
      )}
      {!isGivenUp && orderId && <ButtonLink to={paths.order(orderId)}>View</ButtonLink>}
    </TroubleRow>
  );
}
