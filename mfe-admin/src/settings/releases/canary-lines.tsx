import type { CanaryState } from 'shared-domain/contracts';
import styles from './canary.module.css';

const WIDTH = 126;
const HEIGHT = 76;
const EDGE = 5;

export type Measure = CanaryState['measures'][number];

/** The budget isn't drawn if it would flatten the lines. */
const DRAWN_BUDGET = 2;

const xOf = (place: number, count: number): number =>
  EDGE + (place * (WIDTH - 2 * EDGE)) / Math.max(1, count - 1);

type LineProps = { values: readonly (number | null)[]; scale: number; place: number | null; colour: string };

/** A side's line, with a dot at its last or chosen figure. */
function Line({ values, scale, place, colour }: LineProps) {
  const points = values.flatMap((value, at) =>
    value === null
      ? []
      : [{ at, x: xOf(at, values.length), y: HEIGHT - EDGE - (value / scale) * (HEIGHT - 2 * EDGE) }],
  );
  const dot = place === null ? points.at(-1) : points.find(({ at }) => at === place);
  return (
    <g fill="none" stroke={colour} strokeWidth="1.8" strokeLinejoin="round">
      <polyline
        vectorEffect="non-scaling-stroke"
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
      />
      {dot && <circle fill={colour} cx={dot.x} cy={dot.y} r="3.5" />}
    </g>
  );
}

type CanaryLinesProps = { measure: Measure; place: number | null; onLook: (place: number | null) => void };

/** Both sides of a measure on one scale from 0, with its budget and the chosen moment. */
export function CanaryLines({ measure: { series, budget = 0 }, place, onLook }: CanaryLinesProps) {
  const most = Math.max(0, ...[...series.canary, ...series.live].map((value) => value ?? 0));
  const isBudgetDrawn = budget > 0 && most * DRAWN_BUDGET >= budget;
  const scale = Math.max(most, isBudgetDrawn ? budget : 0) || 1;
  const count = series.canary.length;
  const look = (share: number) => onLook(Math.min(count - 1, Math.max(0, Math.round(share * (count - 1)))));
  const y = HEIGHT - EDGE - (budget / scale) * (HEIGHT - 2 * EDGE);
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      onPointerMove={({ nativeEvent, currentTarget }) =>
        look(nativeEvent.offsetX / currentTarget.clientWidth)
      }
      onPointerLeave={() => onLook(null)}
    >
      <line stroke="var(--line)" x1={EDGE} x2={WIDTH - EDGE} y1={HEIGHT - EDGE} y2={HEIGHT - EDGE} />
      {isBudgetDrawn && (
        <line stroke="var(--text-2)" strokeDasharray="1.5 3.5" x1={EDGE} x2={WIDTH - EDGE} y1={y} y2={y} />
      )}
      {place !== null && (
        <line stroke="var(--text-2)" x1={xOf(place, count)} x2={xOf(place, count)} y1="0" y2={HEIGHT} />
      )}
      <Line values={series.live} scale={scale} place={place} colour="var(--wholesale)" />
      <Line values={series.canary} scale={scale} place={place} colour="var(--dtc)" />
    </svg>
  );
}
