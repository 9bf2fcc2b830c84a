import { clsx } from 'clsx';
import { useId, useRef } from 'react';
import { unitText } from 'shared-domain/catalogue';
import { formatCents } from 'shared-domain/money';
import { priceOf } from 'shared-domain/pricing';
import type { Channel, Product } from 'shared-domain/products';
import { Icon } from '../icons/index.ts';
import { cartNote } from './cart-note.ts';
import { usePopover } from './use-popover.ts';
import styles from './why-this-price.module.css';

export type WhyThisPriceProps = { product: Product; channel: Channel; at: Date; className?: string };

const signed = (cents: number) => (cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents));

/** An info button with a popover that explains a price (PRICE-7). */
export function WhyThisPrice({ product, channel, at, className }: WhyThisPriceProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const { open, flipped, toggle } = usePopover(root);
  return (
    <span ref={root} className={clsx(styles.root, className)}>
      <button
        type="button"
        className={styles.button}
        aria-label="Why this price?"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        <Icon name="info" />
      </button>
      {open ? <Reasons id={id} product={product} channel={channel} at={at} flipped={flipped} /> : null}
    </span>
  );
}

type ReasonsProps = WhyThisPriceProps & { id: string; flipped: boolean };

function Reasons({ id, product, channel, at, flipped }: ReasonsProps) {
  const price = priceOf(product, channel, at);
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
      <p className={styles.note}>{cartNote(product, channel, at)}</p>
    </div>
  );
}
