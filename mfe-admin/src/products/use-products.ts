import { useCallback } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { useCache, useCall } from '../staff/index.ts';

/** Every product, hidden ones too; reloaded when the shops' catalogue changes. */
export function useProducts() {
  const { data, ...reading } = useCall('adminProducts', {});
  return { ...reading, products: data?.products };
}

/** Updates products in the cached list: what was just saved. */
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
