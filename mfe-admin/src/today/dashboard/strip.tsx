import { CHANNELS, type Channel } from 'shared-domain/products';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { dayInMonth, dayNumber, weekdayOf } from '../../kit/moments/index.ts';
import { CHANNEL_NAMES, roundDollars } from '../../kit/parts/index.ts';
import { COLOURS, FROM_TOP } from './channels.ts';
import { type DayOfSales, ordersOf, revenueOf } from './figures.ts';
import styles from './sales-chart.module.css';

const WEEK = 7;

/** With more days, a cell would be narrower than a link's minimum of 24 px. */
const MAX_DAY_CELLS = { phone: 7, desk: 14 } as const;

type Days = readonly DayOfSales[];

/** The strip's cells: single days, or weeks if days would be too narrow to click. */
function cellsOf(series: Days, isPhone: boolean): Days[] {
  const size = series.length > MAX_DAY_CELLS[isPhone ? 'phone' : 'desk'] ? WEEK : 1;
  const count = Math.ceil(series.length / size);
  return Array.from({ length: count }, (_, place) => series.slice(place * size, (place + 1) * size));
}

const ordersIn = (days: Days, channel: Channel) => days.reduce((sum, { orders }) => sum + orders[channel], 0);

const firstDay = (days: Days) => days[0]?.day ?? '';
const lastDay = (days: Days) => days.at(-1)?.day ?? '';

/** A channel's order counts, tinted by number. */
function Row({ cells, channel }: { cells: Days[]; channel: Channel }) {
  const most = Math.max(...cells.flatMap((days) => CHANNELS.map((each) => ordersIn(days, each))), 1);
  return (
    <tr>
      <th scope="row" className={styles.rowName}>
        Orders, {CHANNEL_NAMES[channel]}
      </th>
      {cells.map((days) => {
        const orders = ordersIn(days, channel);
        const share = Math.round(4 + (orders / most) * 26);
        const background = `color-mix(in srgb, ${COLOURS[channel]} ${share}%, transparent)`;
        const [from, to] = [firstDay(days), lastDay(days)];
        return (
          <td key={from}>
            <Link to={paths.sold({ from, to, channel })} style={{ background }}>
              {orders}
            </Link>
          </td>
        );
      })}
    </tr>
  );
}

function Heading({ days, count, isLast }: { days: Days; count: number; isLast: boolean }) {
  const [from, to] = [firstDay(days), lastDay(days)];
  const isWeek = days.length > 1;
  const orders = days.reduce((sum, day) => sum + ordersOf(day), 0);
  const revenue = days.reduce((sum, day) => sum + revenueOf(day), 0);
  const when = isWeek ? `${dayInMonth(from)} to ${dayInMonth(to)}` : dayInMonth(to);
  return (
    <th scope="col">
      <abbr title={`${when}: ${orders} orders, ${roundDollars(revenue)}`} className={styles.day}>
        {isWeek ? dayInMonth(from) : weekdayOf(to).slice(0, count > 7 ? 2 : 3)}
        <br />
        {isWeek && 'to '}
        {isLast ? <strong>today</strong> : isWeek ? dayInMonth(to) : dayNumber(to)}
      </abbr>
    </th>
  );
}

/** Order counts by channel and day, each linked to its orders. */
export function Strip({ series, isPhone }: { series: Days; isPhone: boolean }) {
  const cells = cellsOf(series, isPhone);
  const unit = cells.length < series.length ? 'week' : 'day';
  return (
    <table className={`num ${styles.strip}`}>
      <caption className="visually-hidden">{`Orders by channel and ${unit}`}</caption>
      <thead>
        <tr>
          <td className={styles.rowName} />
          {cells.map((days, place) => (
            <Heading
              key={firstDay(days)}
              days={days}
              count={cells.length}
              isLast={place === cells.length - 1}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {FROM_TOP.map((channel) => (
          <Row key={channel} cells={cells} channel={channel} />
        ))}
      </tbody>
    </table>
  );
}
