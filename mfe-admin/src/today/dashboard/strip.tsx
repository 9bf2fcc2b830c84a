import { CHANNELS, type Channel } from 'shared-domain/products';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { Text } from '../../kit/layout/index.ts';
import { dayInMonth } from '../../kit/moments/index.ts';
import { CHANNEL_NAMES, countText, roundDollars } from '../../kit/parts/index.ts';
import { cellsOf, headOf } from './cells.ts';
import { COLOURS, FROM_TOP } from './channels.ts';
import styles from './dashboard.module.css';
import { type DayOfSales, ordersOf, revenueOf } from './figures.ts';

type Days = readonly DayOfSales[];

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
              {countText(orders)}
            </Link>
          </td>
        );
      })}
    </tr>
  );
}

function Heading({ days, lines, isLast }: { days: Days; lines: [string, string]; isLast: boolean }) {
  const [from, to] = [firstDay(days), lastDay(days)];
  const orders = days.reduce((sum, day) => sum + ordersOf(day), 0);
  const revenue = days.reduce((sum, day) => sum + revenueOf(day), 0);
  const when = from === to ? dayInMonth(to) : `${dayInMonth(from)} to ${dayInMonth(to)}`;
  const [first, second] = lines;
  return (
    <th scope="col">
      <abbr title={`${when}: ${countText(orders)} orders, ${roundDollars(revenue)}`} className={styles.day}>
        {first}
        <br />
        {isLast && second.startsWith('to ') && 'to '}
        {isLast ? (
          <Text as="strong" tone="ink">
            today
          </Text>
        ) : (
          second
        )}
      </abbr>
    </th>
  );
}

/** Order counts by channel and day, each linked to its orders. */
export function Strip({ series, isPhone }: { series: Days; isPhone: boolean }) {
  const { unit, cells } = cellsOf(series, isPhone);
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
              lines={headOf(days, unit, cells.length)}
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
