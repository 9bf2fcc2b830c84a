import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { brandOf, hasBrand, isListed, sortByDefault } from 'shared-domain/catalogue';
import type { Channel, Product } from 'shared-domain/products';
import { catalogueAtom, environmentAtom } from 'shared-domain/state';

const NONE: readonly Product[] = [];

/** A few other products of a brewery in a shop, from the catalogue or, if it is large, the API. */
export function useMoreFromBrand(
  product: Product,
  channel: Channel,
  at: Date,
  most: number,
): readonly Product[] {
  const { products, isLarge } = useAtomValue(catalogueAtom);
  const brand = brandOf(product);
  const asked = useAsked(isLarge ? brand : '', channel, most + 1);
  const loaded = useMemo(() => {
    if (isLarge || brand === '') return NONE;
    const listed = products.filter((other) => isListed(other, channel) && hasBrand(other, [brand]));
    return sortByDefault(listed, at, channel);
  }, [products, isLarge, channel, brand, at]);
  return (isLarge ? asked : loaded).filter((other) => other.id !== product.id).slice(0, most);
}

/** The first products of a brand from the API, if any. */
function useAsked(brand: string, channel: Channel, limit: number): readonly Product[] {
  const { client } = useAtomValue(environmentAtom);
  const [answer, setAnswer] = useState<{ brand: string; products: readonly Product[] } | null>(null);
  useEffect(() => {
    if (brand === '') return;
    const away = new AbortController();
    const query = { channel, brand: [brand], limit };
    void client.call('listProducts', { query }, { signal: away.signal }).then((result) => {
      if (result.ok) setAnswer({ brand, products: result.data.products });
    });
    return () => away.abort();
  }, [brand, channel, limit, client]);
  return answer?.brand === brand ? answer.products : NONE;
}
