import { CHANNELS, type Channel } from 'shared-domain/products';
import { Link } from 'shared-ui/router';
import { dayInMonth, dayNumber, weekdayOf } from '../moments/index.ts';
import { Card, CHANNEL_NAMES, ChannelDot, roundDollars } from '../parts/index.ts';
import { paths } from '../paths.ts';
import { usePhone } from '../staff/index.ts';
import { Columns, centsIn } from './columns.tsx';
import { channelSums, type DayOfSales, ordersOf, type Period, revenueOf } from './figures.ts';
import styles from './sales-chart.module.css';

/** From the top of a column down: kegs, DTC, wholesale. */
const FROM_TOP: readonly Channel[] = [...CHANNELS].reverse();

const COLOURS: Readonly<Record<Channel, string>> = {
  licensee: 'var(--wholesale)',
  dtc: 'var(--dtc)',
  keg: 'var(--kegs)',
};

/** One row of the strip: how many orders a channel had on each day, tinted by how many. */
function Strip({ series, channel }: { series: readonly DayOfSales[]; channel: Channel }) {
  const most = Math.max(...series.map(({ orders }) => Math.max(...CHANNELS.map((each) => orders[each]))), 1);
  return (
    <tr>
      <th scope="row" className={styles.rowName}>
        Orders, {CHANNEL_NAMES[channel]}
      </th>
      {series.map(({ day, orders }) => {
        const share = Math.round(4 + (orders[channel] / most) * 26);
        const background = `color-mix(in srgb, ${COLOURS[channel]} ${share}%, transparent)`;
        return (
          <td key={day}>
            <Link to={paths.sold({ from: day, to: day, channel })} style={{ background }}>
              {orders[channel]}
            </Link>
          </td>
        );
      })}
    </tr>
  );
}

function Days({ series }: { series: readonly DayOfSales[] }) {
  return (
    <tr>
      <td className={styles.rowName} />
      {series.map((day, place) => {
        const isToday = place === series.length - 1;
        return (
          <th key={day.day} scope="col">
            <abbr
              title={`${dayInMonth(day.day)}: ${ordersOf(day)} orders, ${roundDollars(revenueOf(day))}`}
              className={styles.day}
            >
              {weekdayOf(day.day).slice(0, series.length > 7 ? 2 : 3)}
              <br />
              {isToday ? <strong>today</strong> : dayNumber(day.day)}
            </abbr>
          </th>
        );
      })}
    </tr>
  );
}

function Legend({ period, what }: { period: Period; what: 'revenue' | 'orders' }) {
  return (
    <ul className={what === 'revenue' ? styles.revenueLegend : styles.orderLegend}>
      {FROM_TOP.map((channel) => {
        const sums = channelSums(period.series, channel);
        return (
          <li key={channel}>
            <Link to={paths.sold({ from: period.series[0]?.day, channel })}>
              <ChannelDot channel={channel} /> {CHANNEL_NAMES[channel]}{' '}
              <span className="num">{what === 'revenue' ? roundDollars(sums.revenue) : sums.orders}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Orders and revenue by channel and day: columns with their totals on them, and a strip of numbers below. */
export function SalesChart({ period }: { period: Period }) {
  const { series } = period;
  const isPhone = usePhone();
  return (
    <Card
      title={isPhone ? 'Orders and revenue by channel' : 'Orders and revenue by channel and day'}
      aside={isPhone ? `${series.length} days` : 'Before tax and deposit, CAD'}
      className={styles.chart}
    >
      <div className={styles.chartBody}>
        <div>
          <Columns
            width={isPhone ? 270 : 620}
            label={`Revenue by day: ${series.map((day) => `${dayInMonth(day.day)} ${roundDollars(revenueOf(day))}`).join(', ')}`}
            columns={series.map((day) => ({
              key: day.day,
              parts: CHANNELS.map((channel) => ({ colour: COLOURS[channel], value: centsIn(day, channel) })),
            }))}
          />
          <table className={`num ${styles.strip}`}>
            <caption className="visually-hidden">Orders by channel and day</caption>
            <thead>
              <Days series={series} />
            </thead>
            <tbody>
              {FROM_TOP.map((channel) => (
                <Strip key={channel} series={series} channel={channel} />
              ))}
            </tbody>
          </table>
        </div>
        <div className={styles.legends}>
          <Legend period={period} what="revenue" />
          <p className={styles.legendTitle}>Orders</p>
          <Legend period={period} what="orders" />
        </div>
      </div>
    </Card>
  );
}
