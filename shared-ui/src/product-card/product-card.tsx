import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { brandOf, isBackOrdered, isOutOfStock, unitText } from 'shared-domain/catalogue';
import { priceOf } from 'shared-domain/pricing';
import { type Channel, displayName, type Product } from 'shared-domain/products';
import { backOrderText } from 'shared-domain/stock';
import { Button, ButtonLink } from '../button/index.ts';
import { Badge, PriceTag, SaleBadge, saleTextOf, WhyThisPrice } from '../price-tag/index.ts';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import { Brand } from './brand.tsx';
import { CardPicture } from './card-picture.tsx';
import { type CardTarget, CardTitle } from './card-title.tsx';
import { metaOf } from './meta.ts';
import styles from './product-card.module.css';
import { useStockMessage } from './use-stock-message.ts';

export type ProductCardProps = CardTarget & {
  product: Product;
  channel: Channel;
  /** The instant that prices and sale texts are for. */
  at: Date;
  /** Adds to the cart; the caller confirms it. The quantity then returns to 1. */
  onAdd: (product: Product, quantity: number) => void;
  /** Heading level: 2 below the page's heading, 3 below a section's. */
  level?: 2 | 3;
  /** 'eager' for the first row, whose pictures are the largest paint. */
  loading?: 'lazy' | 'eager';
  alternates?: readonly string[];
};

/** Shows the picture flying to the cart, an ornament: its code comes with the first press, or not at all. */
const fly = (card: HTMLElement | null) =>
  import('./fly-to-cart.ts').then(({ flyToCart }) => flyToCart(card)).catch(() => undefined);

/** A product in a shop's grid; a row on a phone. */
export function ProductCard(props: ProductCardProps) {
  const { product, channel, at, onAdd, level = 2, loading, alternates } = props;
  const [quantity, setQuantity] = useState(1);
  const [isRefused, setRefused] = useState(false);
  const root = useRef<HTMLElement>(null);
  const nameId = useId();
  const name = displayName(product);
  const ask = channel === 'licensee' && product.allocation && props.to;
  const out = !ask && isOutOfStock(product, channel);
  const later = !ask && isBackOrdered(product, channel);
  const sale = saleTextOf(product, channel, at);

  function add() {
    onAdd(product, quantity);
    setQuantity(1);
    // Measuring now would lay the page out once more, within the press.
    requestAnimationFrame(() => fly(root.current));
  }

  return (
    <article
      ref={root}
      className={clsx(styles.card, out && styles.out, sale && styles.onSale)}
      aria-labelledby={nameId}
    >
      <CardPicture
        product={product}
        loading={loading}
        alternates={alternates}
        word={useStockMessage(product, channel)}
      />
      <div className={styles.body}>
        <Badges sale={sale} out={out} isKeg={channel === 'keg'} />
        <Brand brand={brandOf(product)} />
        <CardTitle id={nameId} level={level} name={name} to={props.to} onOpen={props.onOpen} />
        <p className={clsx(styles.meta, 'num')}>{metaOf(product, channel)}</p>
        {later ? <p className={styles.later}>{backOrderText()}</p> : null}
        <PriceTag
          className={styles.price}
          price={priceOf(product, channel, at)}
          unit={channel === 'licensee' ? unitText(product, channel) : undefined}
        >
          {channel === 'licensee' && !out ? (
            <WhyThisPrice product={product} channel={channel} at={at} />
          ) : null}
        </PriceTag>
        <div className={styles.buy}>
          {ask || out ? null : (
            <QuantityStepper value={quantity} onChange={setQuantity} onRefused={setRefused} of={name} />
          )}
          {ask ? (
            <ButtonLink className={styles.add} size="sm" aria-describedby={nameId} to={ask}>
              Ask
            </ButtonLink>
          ) : (
            <Button
              className={styles.add}
              size="sm"
              disabled={out || isRefused}
              aria-describedby={nameId}
              onClick={add}
            >
              Add to Cart
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

type BadgesProps = { sale: string | null | undefined; out: boolean; isKeg: boolean };

const Badges = ({ sale, out, isKeg }: BadgesProps) => (
  <div className={styles.badges}>
    {sale && !out ? <SaleBadge text={sale} /> : null}
    {out ? <Badge look="out">Out of Stock</Badge> : null}
    {isKeg ? (
      <Badge look="keg" className={styles.keg}>
        Keg
      </Badge>
    ) : null}
  </div>
);
