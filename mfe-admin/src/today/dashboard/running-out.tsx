import { useAtomValue } from 'jotai';
import { productsByIdAtom } from 'shared-domain/state';
import { paths } from '../../frame/address/index.ts';
import { Stack, Text } from '../../kit/layout/index.ts';
import { Card, CardNote, Gauge } from '../../kit/parts/index.ts';
import { CardRow } from './card-row.tsx';
import styles from './dashboard.module.css';
import type { Period } from './figures.ts';
import { amountOf } from './units.ts';

const SPAN = 14;

/** Red up to 3 days, malt up to 9, hop above. */
const urgencyOf = (days: number) => (days <= 3 ? 'over' : days <= 9 ? 'near' : 'fine');

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
      <Stack as="ul" fit lined>
        {items.map(({ productId, name, stock, daysLeft }) => (
          <CardRow
            key={productId}
            name={name}
            to={paths.product(productId)}
            note={`${amountOf(stock, products.get(productId))} left`}
          >
            <Gauge share={Math.max(0.08, daysLeft / SPAN)} tone={urgencyOf(daysLeft)} />
            <Text
              as="strong"
              weight={600}
              to="right"
              figures
              style={{ minWidth: '54px' }}
              {...(daysLeft <= 3 ? { tone: 'error' as const } : {})}
            >
              {daysLeft === 1 ? '1 day' : `${daysLeft} days`}
            </Text>
          </CardRow>
        ))}
      </Stack>
    </Card>
  );
}
