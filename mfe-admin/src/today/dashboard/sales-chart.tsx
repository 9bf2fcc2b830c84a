import { centsOf, sumOf } from 'shared-domain/money';
import { CHANNELS, type Channel } from 'shared-domain/products';
import { Link } from 'shared-ui/router';
import { usePhone } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Row, Small, Stack } from '../../kit/layout/index.ts';
import { dayInMonth } from '../../kit/moments/index.ts';
import { Card, CHANNEL_NAMES, ChannelDot, countText, roundDollars } from '../../kit/parts/index.ts';
import { cellsOf } from './cells.ts';
import { COLOURS, FROM_TOP } from './channels.ts';
import styles from './dashboard.module.css';
import { channelSums, type DayOfSales, type Period, revenueOf, shortDollars, spanOf } from './figures.ts';
import { Strip } from './strip.tsx';

/** One column: its parts from the bottom, in cents. */
interface Column {
  key: string;
  parts: readonly { colour: string; value: number }[];
}

const HEIGHT = 172;
const HEAD = 18;
const WIDEST_BAR = 26;
const GAP = 1.5;

/** A channel's revenue of a day, in cents. */
const centsIn = ({ revenue }: DayOfSales, channel: Channel): number => centsOf(revenue[channel]);

interface BarProps {
  column: Column;
  step: number;
  place: number;
  scale: number;
  faded: boolean;
}

function Bar({ column, step, place, scale, faded }: BarProps) {
  const width = Math.min(WIDEST_BAR, step * 0.64);
  const x = place * step + (step - width) / 2;
  let top = HEIGHT;
  const total = column.parts.reduce((sum, { value }) => sum + value, 0);
  const drawn = column.parts.map(({ colour, value }) => {
    const height = value * scale;
    top -= height;
    return { colour, y: top, height: Math.max(0, height - GAP) };
  });
  return (
    <g>
      {drawn.map(({ colour, y, height }) =>
        height > 0 ? (
          <rect
            key={colour}
            x={x}
            y={y}
            width={width}
            height={height}
            rx="2"
            fill={colour}
            opacity={faded ? 0.62 : 1}
          />
        ) : null,
      )}
      {total > 0 && step > 20 && (
        <text x={place * step + step / 2} y={top - 6} textAnchor="middle" className={styles.columnTotal}>
          {shortDollars(total)}
        </text>
      )}
    </g>
  );
}

type ColumnsProps = {
  label: string;
  columns: readonly Column[];
  /** Width of the picture in px before scaling. */
  width: number;
};

/**
 * Stacked columns with their totals, without axes or grid. Today's is lighter, because the day isn't over. Drawn by hand,
 * because MUI X has no strip of numbers below its columns.
 */
function Columns({ label, columns, width }: ColumnsProps) {
  const totals = columns.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0));
  const scale = (HEIGHT - HEAD) / Math.max(...totals, 1);
  const step = width / columns.length;
  return (
    <svg className={styles.columns} viewBox={`0 0 ${width} ${HEIGHT + 1}`} role="img" aria-label={label}>
      {columns.map((column, place) => (
        <Bar
          key={column.key}
          column={column}
          step={step}
          place={place}
          scale={scale}
          faded={place === columns.length - 1}
        />
      ))}
      <path d={`M0 ${HEIGHT + 0.5}h${width}`} stroke="var(--line)" />
    </svg>
  );
}

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
