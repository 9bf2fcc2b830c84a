import { type ReactNode, useState } from 'react';
import type { FollowUp } from 'shared-domain/contracts';
import { StaffIcon } from '../icons/index.ts';
import { clockTime } from '../moments/index.ts';
import { Button, Card, Failed, PageHead, Tag, WaitingRows } from '../parts/index.ts';
import { type Loaded, useStaff, useToast } from '../staff/index.ts';
import styles from './attention.module.css';
import { FindingRow } from './finding-row.tsx';
import { FollowUpRow } from './follow-up-row.tsx';
import { type Troubles, useTroubles } from './use-troubles.ts';

/** A card for one kind of trouble, in each of its states. */
function TroubleCard({
  title,
  loader,
  count,
  nothing,
  action,
  children,
}: {
  title: string;
  loader: Loaded<unknown> & { reload: () => void };
  count: number;
  /** Said where all is well. */
  nothing: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const aside = count > 0 ? (action ?? <Tag tone="error">{count}</Tag>) : undefined;
  return (
    <Card title={count > 0 && action ? `${title} (${count})` : title} aside={aside}>
      {loader.state === 'loading' && <WaitingRows label={`${title}...`} widths={[27, 240, 80]} rows={3} />}
      {loader.state === 'failed' && (
        <Failed
          title="This could not be read"
          reference={loader.problem.detail}
          way={<Button onClick={loader.reload}>Try Again</Button>}
        />
      )}
      {loader.state === 'full' && count === 0 && (
        <p className={styles.quiet}>
          <StaffIcon name="shield" /> {nothing}
        </p>
      )}
      <ul>{children}</ul>
    </Card>
  );
}

/** Takes everything up again that was given up, one after the other; says how many are on their way. */
function RetryAll({ followUps, owed }: { followUps: readonly FollowUp[]; owed: Troubles['owed'] }) {
  const staff = useStaff();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const givenUp = followUps.filter(({ state }) => state === 'given-up');
  if (givenUp.length < 2) return null;
  const retry = async () => {
    setBusy(true);
    let taken = 0;
    for (const { id } of givenUp) if ((await staff.retryFollowUp(id)).ok) taken += 1;
    setBusy(false);
    owed.reload();
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
  const troubles = useTroubles();
  const { sentinel, owed, findings, followUps, refreshing, reload } = troubles;
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
            <Button busy={refreshing} busyText="Looking..." onClick={reload}>
              Look again
            </Button>
          </>
        }
      />
      <div className={styles.cards}>
        <TroubleCard
          title="Payments and orders"
          loader={sentinel}
          count={findings.length}
          nothing="All payments and orders agree."
        >
          {findings.map((finding) => (
            <FindingRow
              key={finding.id}
              whole
              finding={finding}
              onRepaired={(left) => sentinel.replace(() => left)}
            />
          ))}
        </TroubleCard>
        <TroubleCard
          title="Mails and other follow-ups"
          loader={owed}
          count={followUps.length}
          nothing="Every mail went out, nothing is owed."
          action={<RetryAll followUps={followUps} owed={owed} />}
        >
          {followUps.map((followUp) => (
            <FollowUpRow
              key={followUp.id}
              whole
              followUp={followUp}
              onRetried={(left) => owed.replace(() => left)}
            />
          ))}
        </TroubleCard>
      </div>
    </>
  );
}
