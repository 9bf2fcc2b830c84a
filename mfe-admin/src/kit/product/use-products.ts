import { useCallback } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { useCache, useCall } from '../../data/calls/index.ts';

/** All products, including hidden ones; reloaded when the shops' catalogue changes. */
export function useProducts() {
  const { data, ...reading } = useCall('adminProducts', {});
  return { ...reading, products: data?.products };
}

/** Puts saved products into the cached list. */
export function usePutProducts() {
  const cache = useCache();
  return useCallback(
    (saved: readonly ProductJson[]) => {
      const fresh = new Map(saved.map((product) => [product.id, product]));
      cache.patch({
        adminProducts: (list) => ({
          ...list,
          products: list.products.map((product) => fresh.get(product.id) ?? product),
        }),
      });
    },
    [cache],
  );
}
