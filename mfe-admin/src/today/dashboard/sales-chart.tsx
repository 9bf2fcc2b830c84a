import { sumOf } from 'shared-domain/money';
import { CHANNELS } from 'shared-domain/products';
import { Link } from 'shared-ui/router';
import { usePhone } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Row, Small, Stack } from '../../kit/layout/index.ts';
import { dayInMonth } from '../../kit/moments/index.ts';
import { Card, CHANNEL_NAMES, ChannelDot, countText, roundDollars } from '../../kit/parts/index.ts';
import { cellsOf } from './cells.ts';
import { COLOURS, FROM_TOP } from './channels.ts';
import { Columns, centsIn } from './columns.tsx';
import styles from './dashboard.module.css';
import { channelSums, type Period, revenueOf, spanOf } from './figures.ts';
import { Strip } from './strip.tsx';

function Legend({ period, what }: { period: Period; what: 'revenue' | 'orders' }) {
  return (
    <Stack as="ul" size="xs" gap={what === 'revenue' ? 8 : 4} className={styles.legend} data-what={what}>
      {FROM_TOP.map((channel) => {
        const sums = channelSums(period.series, channel);
        return (
          <li key={channel}>
            <Link to={paths.sold({ from: period.series[0]?.day, channel })}>
              <ChannelDot channel={channel} /> {CHANNEL_NAMES[channel]}{' '}
              <span className="num">
                {what === 'revenue' ? roundDollars(sums.revenue) : countText(sums.orders)}
              </span>
            </Link>
          </li>
        );
      })}
    </Stack>
  );
}

/** Up to four weeks have a column for each day; longer periods one for each cell of the strip. */
const columnsOf = (series: Period['series'], isPhone: boolean) =>
  series.length <= 28 ? { unit: 'day', cells: series.map((day) => [day]) } : cellsOf(series, isPhone);

const nameOf = (days: Period['series']): string =>
  [...new Set([days[0], days.at(-1)])].map((day) => dayInMonth(day?.day ?? '')).join(' to ');

/** Revenue columns by channel and day, with a strip of order counts below. */
export function SalesChart({ period }: { period: Period }) {
  const { series } = period;
  const isPhone = usePhone();
  const { unit, cells: columns } = columnsOf(series, isPhone);
  return (
    <Card
      title={isPhone ? 'Orders and revenue by channel' : `Orders and revenue by channel and ${unit}`}
      aside={isPhone ? spanOf(period.days) : 'Before tax and deposit, CAD'}
      className={styles.chart}
    >
      <Stack columns="minmax(0, 1fr) 112px" gap={14} pad="4 14 14" className={styles.chartBody}>
        <div>
          <Columns
            width={isPhone ? 270 : 620}
            label={`Revenue by ${unit}: ${columns.map((days) => `${nameOf(days)} ${roundDollars(sumOf(days.map(revenueOf)))}`).join(', ')}`}
            columns={columns.map((days) => ({
              key: days[0]?.day ?? '',
              parts: CHANNELS.map((channel) => ({
                colour: COLOURS[channel],
                value: sumOf(days.map((day) => centsIn(day, channel))),
              })),
            }))}
          />
          <Strip series={series} isPhone={isPhone} />
        </div>
        <Row column align="stretch">
          <Legend period={period} what="revenue" />
          <Small as="p" margin="auto 0 4">
            Orders
          </Small>
          <Legend period={period} what="orders" />
        </Row>
      </Stack>
    </Card>
  );
}
