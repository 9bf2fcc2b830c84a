import { fold, isSoldIn, searchProducts } from 'shared-domain/catalogue';
import type { ProductJson } from 'shared-domain/contracts';
import { type Channel, displayName } from 'shared-domain/products';
import { typedLine } from 'shared-domain/staff-orders';
import { useProducts } from '../../kit/product/index.ts';

const SHOWN = 6;

type Hits = {
  hits: ProductJson[];
  /** The quantity typed with it, if any. */
  quantity?: number;
  /** Whether a number beside a SKU can't be a quantity. */
  isRefused?: boolean;
};

/** The products that match a typed line, SKUs before names. */
export function useHits(text: string, channel: Channel): Hits {
  const { products = [] } = useProducts();
  const whole = text.trim();
  if (whole === '') return { hits: [] };
  const sold = products.filter((product) => isSoldIn(product, channel));
  const { text: typed, quantity, refused } = typedLine(whole);
  const named = sold.filter(({ id }) => id.toUpperCase() === refused?.toUpperCase());
  if (named.length > 0) return { hits: named, isRefused: true };
  // A name may contain a number, such as 'Batch 7'.
  const isNamed = (product: ProductJson) =>
    fold(`${displayName(product)} ${product.name}`).includes(fold(whole));
  const byName = quantity === undefined ? [] : sold.filter(isNamed);
  if (byName.length > 0) return { hits: byName.slice(0, SHOWN) };
  const hits = bySku(sold, typed);
  return { hits: hits.slice(0, SHOWN), ...(quantity === undefined ? {} : { quantity }) };
}

function bySku(sold: readonly ProductJson[], text: string): ProductJson[] {
  const sku = text.toUpperCase();
  const starting = sold.filter(({ id }) => id.toUpperCase().startsWith(sku));
  const exact = starting.filter(({ id }) => id.toUpperCase() === sku);
  return [...new Set([...exact, ...starting, ...searchProducts(sold, text)])];
}
