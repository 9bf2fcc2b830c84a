import { useAtomValue } from 'jotai';
import type { LeadListJson } from 'shared-domain/contracts';
import { addDays, dayOf } from 'shared-domain/dates';
import { centsOf, formatDollars } from 'shared-domain/money';
import { periodOfMonth } from 'shared-domain/receivables';
import { staffAddresses } from 'shared-domain/staff-client';
import { productsByIdAtom } from 'shared-domain/state';
import { May, useCall, useMay, useNow, usePhone, useTroubles } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { clockTime, shortDay, weekdayOf } from '../../kit/moments/index.ts';
import {
  ButtonAnchor,
  Card,
  CardNote,
  CHANNEL_NAMES,
  Gauge,
  roundDollars,
  Tag,
  TextLink,
  Thumb,
  WaitingRows,
} from '../../kit/parts/index.ts';
import {
  FeedRow,
  FindingRow,
  FollowUpRow,
  feedsIn,
  HeldRow,
  ReturnedRow,
  WaitingRow,
} from '../needs-a-look/index.ts';
import { CardRow } from './card-row.tsx';
import styles from './dashboard.module.css';
import { type Period, spanOf } from './figures.ts';
import { amountOf } from './units.ts';

const SPAN = 14;

/** Red up to 3 days, malt up to 9, hop above. */
const urgencyOf = (days: number) => (days <= 3 ? 'over' : days <= 9 ? 'near' : 'fine');

/** Products that will sell out within two weeks at the current rate, soonest first. */
export function RunningOut({ period }: { period: Period }) {
  const products = useAtomValue(productsByIdAtom);
  const items = period.dashboard.runningOut.slice(0, 6);
  return (
    <Card
      title="Stock running out"
      aside="at the current pace"
      className={`${styles.quarter} ${styles.runningOut}`}
    >
      {items.length === 0 && <CardNote>Nothing will sell out within two weeks.</CardNote>}
      <Stack as="ul" fit lined>
        {items.map(({ productId, name, stock, daysLeft }) => (
          <CardRow
            key={productId}
            name={name}
            to={paths.product(productId)}
            note={`${amountOf(stock, products.get(productId))} left`}
          >
            <Gauge share={Math.max(0.08, daysLeft / SPAN)} tone={urgencyOf(daysLeft)} />
            <Text
              as="strong"
              weight={600}
              to="right"
              figures
              style={{ minWidth: '54px' }}
              {...(daysLeft <= 3 ? { tone: 'error' as const } : {})}
            >
              {daysLeft === 1 ? '1 day' : `${daysLeft} days`}
            </Text>
          </CardRow>
        ))}
      </Stack>
    </Card>
  );
}

/** What accounts owe, the most overdue ones, and the month's files for the accountant (RECEIVABLE-7). */
export function OwedCard() {
  const today = dayOf(useNow());
  const { data } = useCall('receivables', { query: { show: 'overdue' } });
  if (!data) return null;
  const { totals, accounts } = data;
  const month = periodOfMonth(today.slice(0, 7), today);
  return (
    <Card
      title="Owed by accounts"
      className={styles.leadsCard}
      aside={<TextLink to={paths.receivables()}>{formatDollars(totals.balance)}</TextLink>}
    >
      {totals.balance === 0 && <CardNote>No account owes anything.</CardNote>}
      <Stack as="ul" fit lined>
        {accounts.slice(0, 3).map(({ licenseNumber, name, overdue }) => (
          <CardRow key={licenseNumber} name={name}>
            <Small>{formatDollars(overdue)} overdue</Small>
          </CardRow>
        ))}
      </Stack>
      <May call="accountingFile">
        <Row pad="8 14 0">
          <ButtonAnchor href={staffAddresses.accountingArchive(month)} download>
            This month's files
          </ButtonAnchor>
        </Row>
      </May>
    </Card>
  );
}

/** The rest are on the Needs a look page. */
const SHOWN = { desk: 5, phone: 3 };

/** The first orders to confirm, feeds to review, payment mismatches and failed mails, and a link to all. */
export function NeedsALook() {
  const { findings, waiting, held, returned, followUps, ...troubles } = useTroubles();
  const files = useCall('listImports', {});
  const mayReadFiles = useMay()('listImports');
  const feeds = feedsIn(files.data?.imports);
  const isKnown = troubles.isKnown && (files.data !== undefined || !mayReadFiles);
  const problem = troubles.problem ?? files.problem;
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

/** '8:12 AM' today, 'Thu' within a week, 'Nov 8' before that. */
function whenOf(created: string, now: Date): string {
  const [day, today] = [dayOf(new Date(created)), dayOf(now)];
  if (day === today) return clockTime(created);
  return day > addDays(today, -7) ? weekdayOf(day) : shortDay(created);
}

/** The newest retail leads. */
export function LeadsCard({ leads }: { leads: LeadListJson | undefined }) {
  const newest = leads?.leads ?? [];
  const now = useNow();
  const lately = (leads?.days ?? []).reduce((sum, day) => sum + day.leads, 0);
  return (
    <Card
      title="Retail leads"
      className={styles.leadsCard}
      aside={<TextLink to={paths.leads}>{lately} in 14 days</TextLink>}
    >
      {leads && newest.length === 0 && <CardNote>No retail leads captured yet.</CardNote>}
      <Stack as="ul" fit lined>
        {newest.map(({ id, name, created_at }) => (
          <CardRow key={id} name={name}>
            <Small>
              <time dateTime={created_at}>{whenOf(created_at, now)}</time>
            </Small>
          </CardRow>
        ))}
      </Stack>
    </Card>
  );
}

/** The period's best sellers, by revenue before tax; a wholesale line shows cases and needs no channel. */
export function BestSellers({ period }: { period: Period }) {
  const products = useAtomValue(productsByIdAtom);
  // A product that has been deleted is drawn by its name, once that is known.
  const productOf = (id: string, name: string) =>
    products.get(id) ?? (products.size > 0 ? { name, packagingType: 'Packaged' as const } : undefined);
  const best = period.dashboard.bestSellers.slice(0, 6);
  return (
    <Card title="Best sellers" aside={spanOf(period.days)} className={`${styles.quarter} ${styles.best}`}>
      {best.length === 0 && <CardNote>No sales in this period.</CardNote>}
      <Stack as="ul" fit lined>
        {best.map(({ productId, name, channel, quantity, revenue }) => (
          <CardRow
            key={`${productId} ${channel}`}
            name={name}
            to={paths.product(productId)}
            before={<Thumb product={productOf(productId, name)} size={26} />}
            note={[
              amountOf(quantity, products.get(productId), channel),
              channel && channel !== 'licensee' && CHANNEL_NAMES[channel],
            ]
              .filter(Boolean)
              .join(', ')}
          >
            <strong className="num">{roundDollars(centsOf(revenue))}</strong>
          </CardRow>
        ))}
      </Stack>
    </Card>
  );
}
