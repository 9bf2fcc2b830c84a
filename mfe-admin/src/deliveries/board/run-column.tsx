import { memo, type ReactNode } from 'react';
import type { RunJson } from 'shared-domain/contracts';
import { KEG_SIZES } from 'shared-domain/kegs';
import { Row, Small, Text } from '../../kit/layout/index.ts';
import { totalsOf } from './board.ts';
import { useStableParts } from './board-context.ts';
import styles from './run-column.module.css';
import { RunHead } from './run-head.tsx';
import { NoStops, StopRow } from './stop-row.tsx';

/** Everything on a run, done stops too (RUN-9). */
export function Totals({ run }: { run: RunJson }) {
  const { orders } = useStableParts();
  const { cases, kegs, empties, toCount } = totalsOf(run, orders);
  return (
    <Row
      as="dl"
      align="start"
      justify="around"
      pad="6 8"
      ruled
      to="center"
      className={styles.totals}
      aria-label="On the whole run"
    >
      <Total label="Cases">{cases}</Total>
      {KEG_SIZES.map((size) => (
        <Total key={size} label={`${size}L`}>
          {kegs[size] ?? 0}
        </Total>
      ))}
      <Total label="Empties">
        {empties}
        {toCount > 0 && (
          <span title={`To be counted at ${toCount === 1 ? '1 stop' : `${toCount} stops`}`}>
            +<span className="visually-hidden"> and more, to be counted at the door</span>
          </span>
        )}
      </Total>
    </Row>
  );
}

const Total = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Small as="dt" tight>
      {label}
    </Small>
    <Text as="dd" size="l" weight={600} figures>
      {children}
    </Text>
  </div>
);

const Keys = () => (
  <Row as="p" gap={4} pad="8 14" tone="quiet" aria-hidden="true">
    <kbd>↑</kbd> <kbd>↓</kbd> move <kbd>←</kbd> <kbd>→</kbd> other run <kbd>Esc</kbd> put back
  </Row>
);

type RunColumnProps = { run: RunJson; name: string; number: number; lifted: string | null };

/** A run's head, stops and load. Memoised. */
export const RunColumn = memo(function RunColumn({ run, name, number, lifted }: RunColumnProps) {
  return (
    <section className={styles.column} data-column="" aria-label={`Run of ${name}`}>
      <RunHead run={run} name={name} />
      <ol className={styles.stops} data-run={run.id}>
        {run.stops.map((stop, index) => (
          <StopRow
            key={stop.orderId}
            run={run}
            stop={stop}
            place={index + 1}
            isLifted={lifted === stop.orderId}
          />
        ))}
        {run.state === 'planned' && <NoStops number={number} />}
      </ol>
      {lifted !== null && <Keys />}
      <Totals run={run} />
    </section>
  );
});
