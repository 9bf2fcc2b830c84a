import { useState } from 'react';
import type { CanaryState } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { useNow } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { momentOf } from '../../kit/product/index.ts';
import styles from './canary.module.css';

const WIDTH = 126;
const HEIGHT = 76;
const EDGE = 5;

type Measure = CanaryState['measures'][number];

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
function CanaryLines({ measure: { series, budget = 0 }, place, onLook }: CanaryLinesProps) {
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

const NAMES: Readonly<
  Record<Measure['name'], { title: string; what: string; text: (value: number) => string }>
> = {
  errors: { title: 'Errors', what: 'in 1,000 visits', text: (value) => value.toFixed(1) },
  LCP: {
    title: 'Largest paint',
    what: 'LCP, 75th percentile',
    text: (value) => `${(value / 1000).toFixed(2)} s`,
  },
  INP: { title: 'Input delay', what: 'INP, 75th percentile', text: (value) => `${Math.round(value)} ms` },
  CLS: { title: 'Layout shift', what: 'CLS, 75th percentile', text: (value) => value.toFixed(2) },
  orders: { title: 'Orders', what: 'in 100 visits', text: (value) => value.toFixed(2) },
};

const LOOKS = {
  ok: { tone: 'ok' },
  waiting: { tone: 'warn' },
  worse: { tone: 'error', weight: 600 },
} as const;

function StateIcon({ state }: Pick<Measure, 'state'>) {
  if (state === 'ok') return <Icon name="check" size={15} />;
  return <StaffIcon name={state === 'waiting' ? 'clock' : 'alert'} size={15} />;
}

type FigureProps = { measure: Measure; place: number | null; onLook: (place: number | null) => void };

/** One measure: both sides' figures at the chosen moment, their lines, and the verdict. */
function Figure({ measure, place, onLook }: FigureProps) {
  const { name, state, words, series } = measure;
  const { title, what, text } = NAMES[name];
  const figureOf = (side: 'canary' | 'live') =>
    (place === null ? measure[side] : series[side][place]) ?? undefined;
  const [canary, live] = [figureOf('canary'), figureOf('live')];
  return (
    <Row as="li" column shrink align="stretch" gap={4} pad="12 14">
      <div>
        <h3>{title}</h3>
        <Small>{what}</Small>
      </div>
      <Row as="p" wrap gap="0 8" align="baseline" className="num">
        <b className={styles.value}>{canary === undefined ? '–' : text(canary)}</b>
        <Small>
          live <b style={{ color: 'var(--wholesale)' }}>{live === undefined ? '–' : text(live)}</b>
        </Small>
      </Row>
      <CanaryLines measure={measure} place={place} onLook={onLook} />
      <Row as="p" gap={6} size="xs" {...LOOKS[state]}>
        <StateIcon state={state} />
        {words}
      </Row>
    </Row>
  );
}

/** The five measures. A pointer over a line, or the arrows of the slider, show a moment in all of them. */
export function CanaryMeasures({ canary: { measures, at, ended } }: { canary: CanaryState }) {
  const [place, setPlace] = useState<number | null>(null);
  const now = useNow().getTime();
  const count = measures[0]?.series.canary.length ?? 1;
  const began = Date.parse(at);
  const until = ended ? Date.parse(ended.at) : now;
  const moment = (point: number) =>
    momentOf(new Date(began + ((point + 1) / count) * (until - began)).toISOString());
  return (
    <Text as="div" anchor className={styles.figures}>
      <input
        className={styles.slider}
        type="range"
        aria-label="Moment"
        min={0}
        max={count - 1}
        value={place ?? count - 1}
        aria-valuetext={moment(place ?? count - 1)}
        onChange={({ target }) => setPlace(Number(target.value))}
        onBlur={() => setPlace(null)}
      />
      <Stack as="ul" columns="repeat(5, minmax(0, 1fr))">
        {measures.map((measure) => (
          <Figure key={measure.name} measure={measure} place={place} onLook={setPlace} />
        ))}
      </Stack>
      <Small as="p" className={styles.when} aria-hidden="true">
        {place !== null && moment(place)}
      </Small>
    </Text>
  );
}
