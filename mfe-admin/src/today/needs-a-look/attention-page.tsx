import { type ReactNode, useState } from 'react';
import type { FollowUp } from 'shared-domain/contracts';
import { unitsText } from 'shared-domain/licences';
import { May, type Reading, useCall, useToast, useTroubles } from '../../data/calls/index.ts';
import { NumberSettings } from '../../kit/form/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Small, Stack } from '../../kit/layout/index.ts';
import { clockTime } from '../../kit/moments/index.ts';
import {
  Button,
  Card,
  CardNote,
  Failed,
  NumberField,
  PageBody,
  PageHead,
  Tag,
  WaitingRows,
} from '../../kit/parts/index.ts';
import { FeedRow, feedsIn } from './feed-row.tsx';
import { FindingRow } from './finding-row.tsx';
import { FollowUpRow, useRetry } from './follow-up-row.tsx';
import { HeldRow, ReturnedRow, WaitingRow } from './order-row.tsx';

/** How much is accepted on account without a contact's mailed link (ORDER-30). */
const BoundDialog = ({ units, onClose }: { units: number; onClose: () => void }) => (
  <NumberSettings
    title="Orders without a check"
    context="Needs a look"
    current={{ unvouchedUnits: units }}
    saved={({ unvouchedUnits = 0 }) => `Accepted without a check: ${unitsText(unvouchedUnits, 'unit')}`}
    onClose={onClose}
  >
    {({ field }) => (
      <NumberField
        label="Trade units within a day *"
        maxLength={5}
        hint="A case or a piece is 1, a 50 L keg 4. What an account or a network orders beyond this waits here for 72 hours with its stock, unless a contact of the account has opened a mailed link."
        {...field('unvouchedUnits')}
      />
    )}
  </NumberSettings>
);

type TroubleCardProps = {
  title: string;
  reading: Reading<unknown>;
  count: number;
  /** Shown if there is nothing to do. */
  nothing: string;
  action?: ReactNode;
  children: ReactNode;
};

/** A card for one kind of problem, in each of its states. */
function TroubleCard({ title, reading, count, nothing, action, children }: TroubleCardProps) {
  const aside = count > 0 ? (action ?? <Tag tone="error">{count}</Tag>) : undefined;
  return (
    <Card title={count > 0 && action ? `${title} (${count})` : title} aside={aside}>
      {!reading.data && !reading.problem && (
        <WaitingRows label={`${title}...`} widths={[27, 240, 80]} rows={3} />
      )}
      {reading.problem && (
        <Failed title="This could not be loaded" problem={reading.problem} onRetry={reading.refetch} />
      )}
      {reading.data !== undefined && count === 0 && (
        <CardNote>
          <StaffIcon name="shield" /> {nothing}
        </CardNote>
      )}
      <Stack as="ul" fit lined>
        {children}
      </Stack>
    </Card>
  );
}

/** Retries every failed follow-up, one after the other; reports how many are being retried. */
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
    if (taken === givenUp.length) toast.done(`${taken} follow-ups are being retried`);
    else toast.failed(`${givenUp.length - taken} of ${givenUp.length} could not be retried`);
  };
  return (
    <Button busy={busy} busyText="Trying..." onClick={() => void retry()}>
      Retry all
    </Button>
  );
}

/** How much is accepted without waiting here, and its dialog. */
function Bound({ units }: { units: number }) {
  const [open, setOpen] = useState(false);
  return (
    <May call="changeSettings">
      <Button onClick={() => setOpen(true)}>Without a check: {unitsText(units, 'unit')}</Button>
      {open && <BoundDialog units={units} onClose={() => setOpen(false)} />}
    </May>
  );
}

/** What needs attention: orders to confirm, payments and orders that disagree, with their repair, and failed follow-ups. */
export default function AttentionPage() {
  const { sentinel, owed, findings, waiting, held, returned, followUps, isFetching, refetch } = useTroubles();
  const files = useCall('listImports', {});
  const feeds = feedsIn(files.data?.imports);
  const checkedAt = sentinel.data?.checkedAt;
  return (
    <>
      <PageHead
        title="Needs a look"
        actions={
          <>
            {checkedAt && <Small>Payments and orders compared at {clockTime(checkedAt)}</Small>}
            {sentinel.data && <Bound units={sentinel.data.unvouchedUnits} />}
            <Button busy={isFetching} busyText="Looking..." onClick={refetch}>
              Check again
            </Button>
          </>
        }
      />
      <PageBody columns="repeat(2, minmax(0, 1fr))" single="laptop" gap={16} align="start" pad="2 24 24">
        <TroubleCard
          title="Orders to confirm"
          reading={sentinel}
          count={waiting.length}
          nothing="No order waits to be confirmed."
        >
          {waiting.map((order) => (
            <WaitingRow key={order.orderId} whole order={order} />
          ))}
        </TroubleCard>
        {held.length > 0 && (
          <TroubleCard title="Orders to release" reading={sentinel} count={held.length} nothing="">
            {held.map((order) => (
              <HeldRow key={order.orderId} whole order={order} />
            ))}
          </TroubleCard>
        )}
        {returned.length > 0 && (
          <TroubleCard title="Returned at the door" reading={sentinel} count={returned.length} nothing="">
            {returned.map((order) => (
              <ReturnedRow key={order.orderId} whole order={order} />
            ))}
          </TroubleCard>
        )}
        {feeds.length > 0 && (
          <TroubleCard title="Files of other systems" reading={files} count={feeds.length} nothing="">
            {feeds.map((feed) => (
              <FeedRow key={feed.id} feed={feed} />
            ))}
          </TroubleCard>
        )}
        <TroubleCard
          title="Payments and orders"
          reading={sentinel}
          count={findings.length}
          nothing="All payments and orders match."
        >
          {findings.map((finding) => (
            <FindingRow key={finding.id} whole finding={finding} />
          ))}
        </TroubleCard>
        <TroubleCard
          title="Emails and other follow-ups"
          reading={owed}
          count={followUps.length}
          nothing="All emails were sent; nothing is outstanding."
          action={<RetryAll followUps={followUps} />}
        >
          {followUps.map((followUp) => (
            <FollowUpRow key={followUp.id} whole followUp={followUp} />
          ))}
        </TroubleCard>
      </PageBody>
    </>
  );
}
