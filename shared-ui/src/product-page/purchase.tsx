import { useAtomValue } from 'jotai';
import { lazy, type ReactNode, useState } from 'react';
import { isOutOfStock } from 'shared-domain/catalogue';
import { priceOf } from 'shared-domain/pricing';
import { type Channel, displayName, type Product } from 'shared-domain/products';
import { chargeTableAtom } from 'shared-domain/state';
import { backOrderText, fulfil } from 'shared-domain/stock';
import { Button } from '../button/index.ts';
import { Guard } from '../gates/index.ts';
import { additionsNote } from '../price-tag/cart-note.ts';
import { PriceTag, WhyThisPrice } from '../price-tag/index.ts';
import { useStockMessage } from '../product-card/index.ts';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import { useAddToCart } from '../shop/index.ts';
import styles from './product-page.module.css';

/** Loaded only for sold-out products. */
const TellMe = lazy(() => import('./tell-me.tsx'));

export type PurchaseProps = { product: Product; channel: Channel; at: Date; children?: ReactNode };

/** The price, and 'Add to Cart' or `children` in its place. */
export function Purchase({ product, channel, at, children }: PurchaseProps) {
  const table = useAtomValue(chargeTableAtom);
  return (
    <div>
      <div className={styles.priceRow}>
        <PriceTag price={priceOf(product, channel, at)} size="page">
          <span className={styles.additions}>{additionsNote(product, channel, at, table)}</span>
          {channel === 'licensee' ? <WhyThisPrice product={product} channel={channel} at={at} /> : null}
        </PriceTag>
      </div>
      {children || <Buy product={product} channel={channel} />}
    </div>
  );
}

/** Quantity and 'Add to Cart', or that it is out of stock (CART-10). */
function Buy({ product, channel }: Pick<PurchaseProps, 'product' | 'channel'>) {
  const [quantity, setQuantity] = useState(1);
  const [isRefused, setRefused] = useState(false);
  const add = useAddToCart(channel);
  const word = useStockMessage(product, channel);
  const isOut = isOutOfStock(product, channel);
  const { backOrdered } = fulfil(product, channel, quantity);
  return (
    <>
      <div className={styles.buy}>
        {isOut ? null : (
          <QuantityStepper
            size="page"
            value={quantity}
            onChange={setQuantity}
            onRefused={setRefused}
            of={displayName(product)}
          />
        )}
        <Button
          variant="action"
          size="lg"
          className={styles.add}
          disabled={isOut || isRefused}
          onClick={() => {
            add(product, quantity);
            setQuantity(1);
          }}
        >
          Add to Cart
        </Button>
      </div>
      <p role="status" className={isOut ? `${styles.word} ${styles.soldOut}` : styles.word}>
        {isOut
          ? 'This product is currently out of stock.'
          : backOrdered > 0
            ? backOrderText(backOrdered)
            : word}
      </p>
      {isOut && channel !== 'keg' ? (
        <Guard>
          <TellMe productId={product.id} channel={channel} />
        </Guard>
      ) : null}
    </>
  );
}
