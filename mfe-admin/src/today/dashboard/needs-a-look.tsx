import { useCall, usePhone, useTroubles } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Stack } from '../../kit/layout/index.ts';
import { Card, CardNote, Tag, TextLink, WaitingRows } from '../../kit/parts/index.ts';
import {
  FeedRow,
  FindingRow,
  FollowUpRow,
  feedsIn,
  HeldRow,
  ReturnedRow,
  WaitingRow,
} from '../needs-a-look/index.ts';
import styles from './dashboard.module.css';

/** The rest are on the Needs a look page. */
const SHOWN = { desk: 5, phone: 3 };

/** The first orders to confirm, feeds to review, payment mismatches and failed mails, and a link to all. */
export function NeedsALook() {
  const { findings, waiting, held, returned, followUps, isKnown, problem } = useTroubles();
  const feeds = feedsIn(useCall('listImports', {}).data?.imports);
  const shown = usePhone() ? SHOWN.phone : SHOWN.desk;
  const rows = [
    ...waiting.map((order) => <WaitingRow key={order.orderId} order={order} />),
    ...held.map((order) => <HeldRow key={order.orderId} order={order} />),
    ...returned.map((order) => <ReturnedRow key={order.orderId} order={order} />),
    ...feeds.map((feed) => <FeedRow key={feed.id} feed={feed} />),
    ...findings.map((finding) => <FindingRow key={finding.id} finding={finding} />),
    ...followUps.map((followUp) => <FollowUpRow key={followUp.id} followUp={followUp} />),
  ];
  const count = rows.length;
  return (
    <Card
      title="Orders, payments and emails that need a look"
      aside={
        count > 0 ? (
          <TextLink to={paths.attention} aria-label={`All ${count} that need a look`}>
            {count > shown && 'All '}
            <Tag tone="error">{count}</Tag>
          </TextLink>
        ) : undefined
      }
      className={styles.looks}
    >
      {problem && <CardNote>This could not be loaded: {problem.detail}</CardNote>}
      {!isKnown && !problem && <WaitingRows label="Loading what needs a look..." widths={[180]} rows={1} />}
      {isKnown && count === 0 && (
        <CardNote>
          <StaffIcon name="shield" /> All payments and orders match, and all emails were sent.
        </CardNote>
      )}
      <Stack as="ul" fit shrink lined>
        {rows.slice(0, shown)}
      </Stack>
    </Card>
  );
}
