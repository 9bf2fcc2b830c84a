import type { ReactNode } from 'react';
import { centsOf, formatCents, roundHalfUp } from 'shared-domain/money';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { Small, Text } from '../../kit/layout/index.ts';
import { countText, roundDollars, Sparkline } from '../../kit/parts/index.ts';
import styles from './dashboard.module.css';
import { changeOf, ordersOf, type Period, revenueOf, spanOf } from './figures.ts';

const Note = ({ children }: { children: ReactNode }) => <Small>{children}</Small>;

function Change({ now, before, written }: { now: number; before: number; written: string }) {
  const change = changeOf(now, before);
  if (change === null) return <Note>Nothing to compare with</Note>;
  const isUp = change >= 0;
  return (
    <Note>
      <Text tone={isUp ? 'ok' : 'error'} weight={600}>
        {isUp ? '↑' : '↓'} {Math.abs(change).toFixed(1)}%
        <span className="visually-hidden">{isUp ? ' more' : ' less'}</span>
      </Text>{' '}
      from {written}
    </Note>
  );
}

type FigureProps = {
  label: string;
  value: string;
  to: string;
  children: ReactNode;
  line?: readonly number[];
};

function Figure({ label, value, to, children, line }: FigureProps) {
  return (
    <Link to={to} className={styles.figure}>
      <Note>{label}</Note>
      <span className={`num ${styles.value}`}>{value}</span>
      {children}
      {line && line.length > 2 && <Sparkline values={line} className={styles.spark} />}
    </Link>
  );
}

/** The row of figures at the top; each links to its list. */
export function KeyFigures({ period }: { period: Period }) {
  const { days, series, sums, before, dashboard } = period;
  const { today, statuses } = dashboard;
  const span = spanOf(days);
  const from = series[0]?.day ?? '';
  const list = paths.sold({ from });
  const pending = statuses.pending ?? 0;
  const average = (orders: number, revenue: number) => (orders === 0 ? 0 : roundHalfUp(revenue / orders));
  const ordersToday = today.orders === 1 ? '1 order' : `${today.orders} orders`;
  return (
    <section className={styles.figures} aria-label="Key figures">
      <Figure
        label="Revenue today, so far"
        value={roundDollars(centsOf(today.revenue))}
        to={paths.sold({ from: series.at(-1)?.day })}
      >
        <Note>
          {ordersToday}, {pending} pending
        </Note>
      </Figure>
      <Figure
        label={`Revenue, ${span}`}
        value={roundDollars(sums.revenue)}
        to={list}
        line={series.map(revenueOf)}
      >
        <Change now={sums.revenue} before={before.revenue} written={roundDollars(before.revenue)} />
      </Figure>
      <Figure label={`Orders, ${span}`} value={countText(sums.orders)} to={list} line={series.map(ordersOf)}>
        <Change now={sums.orders} before={before.orders} written={countText(before.orders)} />
      </Figure>
      <Figure label="Average order" value={formatCents(average(sums.orders, sums.revenue))} to={list}>
        <Change
          now={average(sums.orders, sums.revenue)}
          before={average(before.orders, before.revenue)}
          written={formatCents(average(before.orders, before.revenue))}
        />
      </Figure>
      <Figure
        label={`Retail leads, ${span}`}
        value={countText(sums.leads)}
        to={paths.leads}
        line={series.map(({ leads }) => leads)}
      >
        <Change now={sums.leads} before={before.leads} written={countText(before.leads)} />
      </Figure>
    </section>
  );
}
