import { useAtomValue } from 'jotai';
import { addDays, type Day, dayOf, daysBetween } from 'shared-domain/dates';
import { nowAtom } from 'shared-domain/state';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { dayInMonth } from '../../kit/moments/index.ts';
import { Card, CardNote, TextLink } from '../../kit/parts/index.ts';
import styles from './dashboard.module.css';
import type { Period } from './figures.ts';

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
export function Offers({ period }: { period: Period }) {
  const today = dayOf(useAtomValue(nowAtom));
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
