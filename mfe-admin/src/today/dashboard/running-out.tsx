import { useAtomValue } from 'jotai';
import { productsByIdAtom } from 'shared-domain/state';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { Stack } from '../../kit/layout/index.ts';
import { Card, CardNote } from '../../kit/parts/index.ts';
import rows from './card-rows.module.css';
import styles from './dashboard.module.css';
import type { Period } from './figures.ts';
import own from './running-out.module.css';
import { amountOf } from './units.ts';

const SPAN = 14;

/** Red up to 3 days, malt up to 9, hop above. */
const urgencyOf = (days: number) => (days <= 3 ? own.soon : days <= 9 ? own.near : own.far);

/** Products that will sell out within two weeks at the current rate, soonest first. */
export function RunningOut({ period }: { period: Period }) {
  const products = useAtomValue(productsByIdAtom);
  const items = period.dashboard.runningOut.slice(0, 6);
  return (
    <Card
      title="Stock running out"
      aside="at the current pace"
      className={`${styles.quarter} ${styles.runningOut}`}
    >
      {items.length === 0 && <CardNote>Nothing will sell out within two weeks.</CardNote>}
      <ul>
        {items.map(({ productId, name, stock, daysLeft }) => {
          return (
            <li key={productId} className={rows.row}>
              <Stack as="span" grow shrink className={rows.rowText}>
                <Link to={paths.product(productId)}>{name}</Link>
                <span>{amountOf(stock, products.get(productId))} left</span>
              </Stack>
              <span className={`${own.gauge} ${urgencyOf(daysLeft)}`} aria-hidden="true">
                <span style={{ width: `${Math.min(100, Math.max(8, (daysLeft / SPAN) * 100))}%` }} />
              </span>
              <strong className={`num ${own.days} ${daysLeft <= 3 ? own.soonText : ''}`}>
                {daysLeft === 1 ? '1 day' : `${daysLeft} days`}
              </strong>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
