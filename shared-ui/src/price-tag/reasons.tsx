import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { unitText } from 'shared-domain/catalogue';
import { formatCents } from 'shared-domain/money';
import { priceOf } from 'shared-domain/pricing';
import type { Channel, Product } from 'shared-domain/products';
import { chargeTableAtom } from 'shared-domain/state';
import { cartNote } from './cart-note.ts';
import styles from './why-this-price.module.css';

const signed = (cents: number) => (cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents));

export type ReasonsProps = { id: string; product: Product; channel: Channel; at: Date; flipped: boolean };

/** What a price is made of, and what the cart adds (PRICE-7). */
export function Reasons({ id, product, channel, at, flipped }: ReasonsProps) {
  const price = priceOf(product, channel, at);
  const table = useAtomValue(chargeTableAtom);
  return (
    <div
      id={id}
      role="dialog"
      aria-label="Why this price?"
      className={clsx(styles.popover, flipped && styles.flipped)}
    >
      <p className={styles.title}>Why this price?</p>
      <dl className={styles.rows}>
        {price.components.map(({ kind, label, amount }) => (
          <div key={kind} className={styles.row}>
            <dt>{label}</dt>
            <dd className={clsx(kind === 'lto' && styles.lto)}>{signed(amount)}</dd>
          </div>
        ))}
        <div className={clsx(styles.row, styles.total)}>
          <dt>{`Your price, ${unitText(product, channel)}`}</dt>
          <dd>{formatCents(price.unit)}</dd>
        </div>
      </dl>
      <p className={styles.note}>{cartNote(product, channel, at, table)}</p>
    </div>
  );
}
