import { centsOf } from 'shared-domain/money';
import type { Channel } from 'shared-domain/products';
import styles from './dashboard.module.css';
import { type DayOfSales, shortDollars } from './figures.ts';

/** One column: its parts from the bottom, in cents. */
export interface Column {
  key: string;
  parts: readonly { colour: string; value: number }[];
}

const HEIGHT = 172;
const HEAD = 18;
const WIDEST_BAR = 26;
const GAP = 1.5;

/** A channel's revenue of a day, in cents. */
export const centsIn = ({ revenue }: DayOfSales, channel: Channel): number => centsOf(revenue[channel]);

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
export function Columns({ label, columns, width }: ColumnsProps) {
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
