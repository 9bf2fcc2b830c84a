import { useState } from 'react';
import { brandOf, isOutOfStock } from 'shared-domain/catalogue';
import { priceOf } from 'shared-domain/pricing';
import { displayName, type Product } from 'shared-domain/products';
import { backOrderText, fulfil } from 'shared-domain/stock';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Badge, PriceTag, saleTextOf } from 'shared-ui/price-tag';
import { ProductArt, Stage } from 'shared-ui/product-art';
import { QuantityStepper } from 'shared-ui/quantity-stepper';
import { useAddToCart } from 'shared-ui/shop';
import styles from './keg-dialog.module.css';

type KegDialogProps = { product: Product | null; at: Date; onClose: () => void };

/** A keg's details (PAGE-8), with 'Add to Cart'. */
export function KegDialog({ product, at, onClose }: KegDialogProps) {
  return (
    <Dialog
      open={product !== null}
      title={product ? displayName(product) : ''}
      onClose={onClose}
      width={960}
      bare
      className={styles.dialog}
    >
      {product && (
        <div className={styles.columns}>
          <Stage brand={product.hiddenCategory} className={styles.stage}>
            <Badge look="keg" className={styles.badge}>
              Keg
            </Badge>
            <ProductArt product={product} className={styles.art} size="page" loading="eager" />
          </Stage>
          <KegDetails key={product.id} product={product} at={at} onAdded={onClose} />
        </div>
      )}
    </Dialog>
  );
}

function KegDetails({ product, at, onAdded }: { product: Product; at: Date; onAdded: () => void }) {
  const sale = saleTextOf(product, 'keg', at);
  return (
    <div className={styles.details}>
      <p className={styles.number}>{[product.id, brandOf(product)].filter(Boolean).join(' · ')}</p>
      {/* Hidden, because the dialog's title already names it. */}
      <p className={styles.name} aria-hidden="true">
        {displayName(product)}
      </p>
      <dl className={`${styles.facts} num`}>
        {product.abv != null && (
          <>
            <dt>ABV</dt>
            <dd>{`${product.abv.toFixed(1)}%`}</dd>
          </>
        )}
        <dt>Packaging</dt>
        <dd>{product.packagingType}</dd>
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard */}
      <section className={styles.description} tabIndex={0} aria-label="Description">
        <p>{product.description || 'No description yet.'}</p>
      </section>
      <PriceTag price={priceOf(product, 'keg', at)} size="dialog" className={styles.price}>
        {sale && <span className={styles.sale}>{sale}</span>}
      </PriceTag>
      <KegPurchase product={product} onAdded={onAdded} />
      <p className={styles.note}>GST (5%) and PST-Liquor (10%) are added at checkout.</p>
    </div>
  );
}

function KegPurchase({ product, onAdded }: { product: Product; onAdded: () => void }) {
  const [quantity, setQuantity] = useState(1);
  const [isRefused, setRefused] = useState(false);
  const add = useAddToCart('keg');
  const out = isOutOfStock(product, 'keg');
  const { backOrdered } = fulfil(product, 'keg', quantity);
  if (out) return <p className={styles.out}>This product is currently out of stock.</p>;
  return (
    <div className={styles.buy}>
      <QuantityStepper
        size="dialog"
        value={quantity}
        onChange={setQuantity}
        onRefused={setRefused}
        of={displayName(product)}
      />
      <Button
        variant="action"
        wide
        disabled={isRefused}
        onClick={() => {
          add(product, quantity);
          onAdded();
        }}
      >
        Add to Cart
      </Button>
      {backOrdered > 0 && (
        <p role="status" className={styles.later}>
          {backOrderText(backOrdered)}
        </p>
      )}
    </div>
  );
}
