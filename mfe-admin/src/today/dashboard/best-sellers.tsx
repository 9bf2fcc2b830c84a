import { useAtomValue } from 'jotai';
import { centsOf } from 'shared-domain/money';
import { productsByIdAtom } from 'shared-domain/state';
import { paths } from '../../frame/address/index.ts';
import { Stack } from '../../kit/layout/index.ts';
import { Card, CardNote, CHANNEL_NAMES, roundDollars, Thumb } from '../../kit/parts/index.ts';
import { CardRow } from './card-row.tsx';
import styles from './dashboard.module.css';
import { type Period, spanOf } from './figures.ts';
import { amountOf } from './units.ts';

/** The period's best sellers, by revenue before tax; a wholesale line shows cases and needs no channel. */
export function BestSellers({ period }: { period: Period }) {
  const products = useAtomValue(productsByIdAtom);
  // A product that has been deleted is drawn by its name, once that is known.
  const productOf = (id: string, name: string) =>
    products.get(id) ?? (products.size > 0 ? { name, packagingType: 'Packaged' as const } : undefined);
  const best = period.dashboard.bestSellers.slice(0, 6);
  return (
    <Card title="Best sellers" aside={spanOf(period.days)} className={`${styles.quarter} ${styles.best}`}>
      {best.length === 0 && <CardNote>No sales in this period.</CardNote>}
      <Stack as="ul" fit lined>
        {best.map(({ productId, name, channel, quantity, revenue }) => (
          <CardRow
            key={`${productId} ${channel}`}
            name={name}
            to={paths.product(productId)}
            before={<Thumb product={productOf(productId, name)} size={26} />}
            note={[
              amountOf(quantity, products.get(productId), channel),
              channel && channel !== 'licensee' && CHANNEL_NAMES[channel],
            ]
              .filter(Boolean)
              .join(', ')}
          >
            <strong className="num">{roundDollars(centsOf(revenue))}</strong>
          </CardRow>
        ))}
      </Stack>
    </Card>
  );
}
