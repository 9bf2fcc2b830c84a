import { type ReactNode, useState } from 'react';
import type { FollowUp } from 'shared-domain/contracts';
import { StaffIcon } from '../icons/index.ts';
import { clockTime } from '../moments/index.ts';
import { Button, Card, Failed, PageHead, Tag, WaitingRows } from '../parts/index.ts';
import { type Reading, useToast } from '../staff/index.ts';
import styles from './attention.module.css';
import { FindingRow } from './finding-row.tsx';
import { FollowUpRow, useRetry } from './follow-up-row.tsx';
import { useTroubles } from './use-troubles.ts';

/** A card for one kind of trouble, in each of its states. */
function TroubleCard({
  title,
  reading,
  count,
  nothing,
  action,
  children,
}: {
  title: string;
  reading: Reading<unknown>;
  count: number;
  /** Said where all is well. */
  nothing: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const aside = count > 0 ? (action ?? <Tag tone="error">{count}</Tag>) : undefined;
  return (
    <Card title={count > 0 && action ? `${title} (${count})` : title} aside={aside}>
      {!reading.data && !reading.problem && (
        <WaitingRows label={`${title}...`} widths={[27, 240, 80]} rows={3} />
      )}
      {reading.problem && (
        <Failed
          title="This could not be read"
          reference={reading.problem.detail}
          way={<Button onClick={reading.refetch}>Try Again</Button>}
        />
      )}
      {reading.data !== undefined && count === 0 && (
        <p className={styles.quiet}>
          <StaffIcon name="shield" /> {nothing}
        </p>
      )}
      <ul>{children}</ul>
    </Card>
  );
}

/** Takes everything up again that was given up, one after the other; says how many are on their way. */
function RetryAll({ followUps }: { followUps: readonly FollowUp[] }) {
  const { send } = useRetry();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const givenUp = followUps.filter(({ state }) => state === 'given-up');
  if (givenUp.length < 2) return null;
  const retry = async () => {
    setBusy(true);
    let taken = 0;
    for (const { id } of givenUp) if ((await send({ params: { id } })).ok) taken += 1;
    setBusy(false);
    if (taken === givenUp.length) toast.done(`${taken} follow-ups are on their way again`);
    else toast.failed(`${givenUp.length - taken} of ${givenUp.length} were not taken up again`);
  };
  return (
    <Button busy={busy} busyText="Trying..." onClick={() => void retry()}>
      Try all again
    </Button>
  );
}

/** What needs a person: payments and orders that disagree with their repair, and follow-ups that were given up. */
export function AttentionPage() {
  const { sentinel, owed, findings, followUps, isFetching, refetch } = useTroubles();
  const checkedAt = sentinel.data?.checkedAt;
  return (
    <>
      <PageHead
        title="Needs a look"
        actions={
          <>
            {checkedAt && (
              <span className={styles.checked}>Payments and orders compared at {clockTime(checkedAt)}</span>
            )}
            <Button busy={isFetching} busyText="Looking..." onClick={refetch}>
              Look again
            </Button>
          </>
        }
      />
      <div className={styles.cards}>
        <TroubleCard
          title="Payments and orders"
          reading={sentinel}
          count={findings.length}
          nothing="All payments and orders agree."
        >
          {findings.map((finding) => (
            <FindingRow key={finding.id} whole finding={finding} />
          ))}
        </TroubleCard>
        <TroubleCard
          title="Mails and other follow-ups"
          reading={owed}
          count={followUps.length}
          nothing="Every mail went out, nothing is owed."
          action={<RetryAll followUps={followUps} />}
        >
          {followUps.map((followUp) => (
            <FollowUpRow key={followUp.id} whole followUp={followUp} />
          ))}
        </TroubleCard>
      </div>
    </>
  );
}
