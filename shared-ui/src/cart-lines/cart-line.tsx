import { clsx } from 'clsx';
import { useRef } from 'react';
import { isStillSold, quantityLimit, type ReconciledLine } from 'shared-domain/cart';
import { unitText } from 'shared-domain/catalogue';
import { lineTotalOf } from 'shared-domain/charges';
import { formatCents } from 'shared-domain/money';
import { isReduced, priceOf } from 'shared-domain/pricing';
import { type Channel, displayName, type Product } from 'shared-domain/products';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { ProductArt, Stage } from '../product-art/index.ts';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import { Link } from '../router/index.ts';
import styles from './cart-lines.module.css';
import { LineChanges } from './line-changes.tsx';

/** The address of a line's product. */
export type ProductLink = { to: string };

export type CartLineRowProps = {
  /** The line, compared with the current product. */
  reconciled: ReconciledLine;
  channel: Channel;
  at: Date;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** Called when the customer acknowledges a new price. */
  onAcknowledge?: () => void;
  /** The target of its name. */
  link?: ProductLink;
  /** Whether it was just added, and is marked. */
  isNew?: boolean;
  /** Heading level: 2 below the page's heading, 3 below a section's. */
  level?: 2 | 3;
};

/** A cart's line: picture, name and unit price, stepper, line total, remove. Reaching 0 removes it (CART-3). */
export function CartLineRow(props: CartLineRowProps) {
  const { reconciled, channel, at, onQuantity, onRemove, onAcknowledge, link, isNew, level = 2 } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  const row = useRef<HTMLLIElement>(null);
  const { line, product, unitPrice, changes } = reconciled;
  const name = displayName(product);

  function remove() {
    const list = row.current?.parentElement;
    const rows = [...(list?.children ?? [])].filter((other) => other.querySelector('[data-remove]'));
    const place = rows.indexOf(row.current as Element);
    const neighbour = rows[place + 1] ?? rows[place - 1];
    onRemove();
    (neighbour?.querySelector<HTMLElement>('[data-remove]') ?? list)?.focus();
  }

  return (
    <li ref={row} className={clsx(styles.line, isNew && styles.isNew)}>
      <Stage brand={product.hiddenCategory} className={styles.thumb}>
        <ProductArt product={product} className={styles.art} size="thumb" />
      </Stage>
      <div className={styles.what}>
        <Heading className={styles.name}>{link ? <Link {...link}>{name}</Link> : name}</Heading>
        <UnitPrice product={product} channel={channel} at={at} unitPrice={unitPrice} />
        {isNew && (
          <p className={styles.added}>
            <Icon name="check" size={16} weight={2.4} />
            Added
          </p>
        )}
      </div>
      <QuantityStepper
        className={styles.stepper}
        value={line.quantity}
        max={quantityLimit(channel)}
        onChange={onQuantity}
        onRemove={remove}
        of={name}
      />
      <b className={`${styles.total} num`}>
        {isStillSold(reconciled)
          ? formatCents(lineTotalOf({ quantity: line.quantity, unitPrice }))
          : '\u2013'}
      </b>
      <IconButton className={styles.remove} label={`Remove ${name}`} onClick={remove} data-remove="">
        <Icon name="bin" />
      </IconButton>
      <LineChanges changes={changes} of={name} onTake={onQuantity} onAcknowledge={onAcknowledge} />
    </li>
  );
}

type UnitPriceProps = { product: ReconciledLine['product']; channel: Channel; at: Date; unitPrice: number };

function UnitPrice({ product, channel, at, unitPrice }: UnitPriceProps) {
  const price = priceOf(product as Product, channel, at);
  const struck = isReduced(price) && price.unit === unitPrice;
  return (
    <p className={`${styles.unit} num`}>
      {channel === 'licensee' && `${product.id} · `}
      {struck ? (
        <>
          <s>
            <span className="visually-hidden">Ordinary price </span>
            {formatCents(price.ordinary)}
          </s>{' '}
        </>
      ) : null}
      {`${formatCents(unitPrice)} ${channel === 'licensee' ? `a ${unitText(product, channel)}` : 'each'}`}
    </p>
  );
}
