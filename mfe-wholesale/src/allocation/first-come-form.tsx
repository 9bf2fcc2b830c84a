import { useState } from 'react';
import { displayName, type Product } from 'shared-domain/products';
import { Button } from 'shared-ui/button';
import { QuantityStepper } from 'shared-ui/quantity-stepper';
import { useAddToCart } from 'shared-ui/shop';
import styles from './allocation.module.css';

/** First come: a quantity up to the limit, for the cart (ALLOCATION-2). */
export function FirstComeForm({ most, product }: { most: number; product: Product }) {
  const [quantity, setQuantity] = useState(1);
  const [isRefused, setRefused] = useState(false);
  const add = useAddToCart('licensee');
  return (
    <div className={styles.row}>
      <QuantityStepper
        size="page"
        value={quantity}
        max={most}
        onChange={setQuantity}
        onRefused={setRefused}
        of={displayName(product)}
      />
      <Button
        variant="action"
        size="lg"
        className={styles.grow}
        disabled={isRefused}
        onClick={() => add(product, quantity)}
      >
        Add to Cart
      </Button>
    </div>
  );
}
