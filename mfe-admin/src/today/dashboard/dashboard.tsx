import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { addDays, type Day, dayOf, daysBetween } from 'shared-domain/dates';
import { Link } from 'shared-ui/router';
import { useCall, useNow, usePhone } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { dayInMonth, weekdayOf } from '../../kit/moments/index.ts';
import { Card, CardNote, Failed, PageBody, PageHead, TextLink, WaitingBox } from '../../kit/parts/index.ts';
import { BestSellers, LeadsCard, NeedsALook, OwedCard, RunningOut } from './cards.tsx';
import styles from './dashboard.module.css';
import { figuresOf, type Period, YEAR } from './figures.ts';
import { KeyFigures } from './key-figures.tsx';
import type { PeriodChoiceProps } from './period-choice.tsx';
import { SalesChart } from './sales-chart.tsx';

const BEFORE = 12;
const SPAN = 38;

/** An LTO's date is a day or an instant; the bars use days. */
const dayIn = (date: string): Day => (date.length > 10 ? dayOf(new Date(date)) : date);

const share = (days: number) => Math.min(100, Math.max(0, (days / SPAN) * 100));

type Offer = Period['dashboard']['offers'][number];

function Bar({ offer, first, today }: { offer: Offer; first: Day; today: Day }) {
  const start = dayIn(offer.ltoStartDate);
  const end = dayIn(offer.ltoEndDate);
  const isActive = offer.status === 'active';
  const left = share(daysBetween(first, start));
  const right = share(daysBetween(first, end) + 1);
  return (
    <li>
      <Row as="span" gap={8} justify="between" nowrap align="stretch">
        <Text cut weight={500}>
          <Link to={paths.product(offer.productId)}>{offer.name}</Link>
        </Text>
        <Small>
          {isActive ? `to ${dayInMonth(end)}` : `from ${dayInMonth(start)}`}
          <span className="visually-hidden">, {isActive ? 'LTO Active' : 'LTO Scheduled'}</span>
        </Small>
      </Row>
      <span className={styles.offerTrack} aria-hidden="true">
        <span
          className={isActive ? undefined : styles.coming}
          style={{ left: `${left}%`, width: `${Math.max(2, right - left)}%` }}
        />
        <span className={styles.todayTick} style={{ left: `${share(daysBetween(first, today))}%` }} />
      </span>
    </li>
  );
}

const ROWS = 5;
const COMING = 2;

/** Of many offers, shows some active and some scheduled ones. */
function shownOf(offers: readonly Offer[]) {
  const running = offers.filter(({ status }) => status === 'active');
  const coming = offers.filter(({ status }) => status === 'scheduled');
  const room = ROWS - Math.min(coming.length, Math.max(COMING, ROWS - running.length));
  const shown = [...running.slice(0, room), ...coming].slice(0, ROWS);
  return { shown, running: running.length, coming: coming.length };
}

/** Active (solid) and scheduled (outlined) offers, with a tick for today. */
function Offers({ period }: { period: Period }) {
  const today = dayOf(useNow());
  const first = addDays(today, -BEFORE);
  const { shown, running, coming } = shownOf(period.dashboard.offers);
  return (
    <Card
      title="Active and scheduled LTOs"
      aside={
        running + coming > 0 && (
          <TextLink to={paths.products({ lto: ['active', 'scheduled'] })}>
            {running} and {coming}
          </TextLink>
        )
      }
      className={`${styles.quarter} ${styles.offersCard}`}
    >
      {shown.length === 0 && <CardNote>No active or scheduled LTOs.</CardNote>}
      {shown.length > 0 && (
        <>
          <Stack as="ul" gap={10} pad="6 14">
            {shown.map((offer) => (
              <Bar key={offer.productId} offer={offer} first={first} today={today} />
            ))}
          </Stack>
          <Row as="p" anchor justify="between" pad="12 14" tone="quiet" size="xs" aria-hidden="true">
            <span>{dayInMonth(first)}</span>
            <strong className={styles.today} style={{ left: `${share(BEFORE)}%` }}>
              Today
            </strong>
            <span>{dayInMonth(addDays(first, SPAN))}</span>
          </Row>
        </>
      )}
    </Card>
  );
}

// After the figures, because MUI weighs as much as the rest of the page.
const PeriodChoice = lazy(() => import(/* webpackChunkName: "switches" */ './period-choice.tsx'));
const Switches = lazy(() => import(/* webpackChunkName: "switches" */ './switches.tsx'));

const SPANS: readonly { value: string; label: string; short: string }[] = [
  { value: '1', label: 'Today', short: '1 d' },
  { value: '7', label: '7 days', short: '7 d' },
  { value: '14', label: '14 days', short: '14 d' },
  { value: '28', label: '28 days', short: '28 d' },
  { value: '90', label: '90 days', short: '90 d' },
  { value: String(YEAR), label: 'A year', short: '1 y' },
];

const todayText = (now: Date) => `${weekdayOf(dayOf(now))} ${dayInMonth(dayOf(now))}`;

/** The number of days in the address: 14 by default, 7 on a phone. */
function useDays(isPhone: boolean) {
  const [query, setQuery] = useSearchParams();
  const asked = SPANS.find(({ value }) => value === query.get('days'))?.value;
  const days = Number(asked ?? (isPhone ? 7 : 14));
  const choose = (value: string) => setQuery({ days: value }, { replace: true, preventScrollReset: true });
  return { days, choose };
}

const comparedText = (days: number): string =>
  days === 1 ? 'yesterday' : days === YEAR ? 'the year before' : `the ${days} days before`;

function Waiting() {
  return (
    <PageBody>
      <p className="visually-hidden" role="status">
        Loading figures...
      </p>
      <WaitingBox height={80} />
      <WaitingBox height={336} />
      <WaitingBox height={298} />
    </PageBody>
  );
}

/** The periods' names where their buttons will be. */
const PeriodsWaiting = ({ options }: Pick<PeriodChoiceProps, 'options'>) => (
  <Row as="span" gap={2} pad={3} tone="quiet" weight={500} className={styles.periods} aria-hidden="true">
    {options.map(({ value, label }) => (
      <Text key={value} pad="0 10">
        {label}
      </Text>
    ))}
  </Row>
);

function Figures({ period }: { period: Period }) {
  const leads = useCall('leads', { query: { limit: 3 } }).data;
  return (
    <Stack columns="repeat(12, minmax(0, 1fr))" gap={12} pad="2 24 24" className={styles.grid}>
      <KeyFigures period={period} />
      <SalesChart period={period} />
      <NeedsALook />
      <BestSellers period={period} />
      <RunningOut period={period} />
      <Offers period={period} />
      <Stack fit top gap={12} className={styles.side}>
        <Suspense fallback={<WaitingBox height={180} />}>
          <Switches switched={period.dashboard.switched} />
        </Suspense>
        <OwedCard />
        <LeadsCard leads={leads} />
      </Stack>
    </Stack>
  );
}

/** The dashboard (STAFF-11, STAFF-12): key figures, what needs attention, and the shop's switches. */
export function Dashboard() {
  const isPhone = usePhone();
  const now = useNow();
  const { days, choose } = useDays(isPhone);
  const { data, problem, refetch } = useCall('dashboard', { query: { days } });
  const period = data && figuresOf(data, days);
  const options = (isPhone ? SPANS.slice(1) : SPANS).map(({ value, label, short }) => ({
    value,
    label: isPhone ? short : label,
  }));
  return (
    <>
      <PageHead
        title="Today"
        actions={
          <>
            {isPhone && <span className={styles.date}>{todayText(now)}</span>}
            {!isPhone && <Small>Compared with {comparedText(days)}</Small>}
            <Suspense fallback={<PeriodsWaiting options={options} />}>
              <PeriodChoice value={String(days)} options={options} onChange={choose} />
            </Suspense>
          </>
        }
      />
      {!period && problem && (
        <Failed title="The figures could not be loaded" problem={problem} onRetry={refetch} />
      )}
      {!period && !problem && <Waiting />}
      {period && <Figures period={period} />}
    </>
  );
}
