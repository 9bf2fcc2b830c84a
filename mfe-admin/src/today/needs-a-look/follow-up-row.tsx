import type { FollowUp } from 'shared-domain/contracts';
import { Link } from 'shared-ui/router';
import { useChange, useToast } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { shortMoment } from '../../kit/moments/index.ts';
import { Button, ButtonLink } from '../../kit/parts/index.ts';
import { followUpTitle, isMail, workOf } from './labels.ts';
import { TroubleRow } from './trouble-row.tsx';

const whenNext = ({ state, nextAt }: FollowUp): string => {
  if (state === 'given-up') return 'No more retries.';
  return nextAt ? `Next try at ${shortMoment(nextAt)}.` : 'Trying now.';
};

/** Retries a follow-up; the remaining ones show at once. */
export const useRetry = () => useChange('retryFollowUp', { answered: (left) => ({ followUps: () => left }) });

type FollowUpRowProps = { followUp: FollowUp; whole?: boolean };

/** A failed mail or other follow-up, which is retried automatically or, after its last try, by staff. */
export function FollowUpRow({ followUp, whole = false }: FollowUpRowProps) {
  const toast = useToast();
  const { send, isSending } = useRetry();
  const { orderId, kind, lastError, state, createdAt } = followUp;
  const isGivenUp = state === 'given-up';
  const again = async () => {
    const result = await send({ params: { id: followUp.id } });
    if (!result.ok) return void toast.failed('It could not be retried', result.problem.detail);
    toast.done(`${workOf(kind)} is being retried`, orderId);
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
        <Button busy={isSending} busyText="Sending..." onClick={() => void again()}>
          {isMail(kind) ? 'Resend' : 'Try Again'}
        </Button>
      )}
      {!isGivenUp && orderId && <ButtonLink to={paths.order(orderId)}>View</ButtonLink>}
    </TroubleRow>
  );
}
