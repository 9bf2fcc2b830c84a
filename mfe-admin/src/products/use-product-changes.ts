import { useCallback } from 'react';
import type { ProductBulkResult, ProductChange, ProductJson } from 'shared-domain/contracts';
import { displayName } from 'shared-domain/products';
import { useStaff, useToast, useUndo } from '../staff/index.ts';
import { reverseOf } from './reverse.ts';

/** A change that is wanted of a product as it was seen. */
export type Wanted = { product: ProductJson; change: ProductChange };

export type ProductEditing = (wanted: readonly Wanted[], title: string) => Promise<boolean>;

/** 'Barnacle Brut IPA and 2 more' */
const named = (products: readonly ProductJson[]): string => {
  const [first] = products;
  if (!first) return '';
  const more = products.length - 1;
  return more > 0 ? `${displayName(first)} and ${more} more` : displayName(first);
};

const FAILED = 'Failed to update product. Please try again.';

/**
 * Saves changes of products, tells of them with an Undo and puts what was stored in place. A product that somebody else
 * has changed in the meantime is refused by the API and named. Answers whether anything was saved.
 */
export function useProductChanges(put: (saved: readonly ProductJson[]) => void): ProductEditing {
  const staff = useStaff();
  const toast = useToast();
  const offerUndo = useUndo();

  const send = useCallback(
    async (wanted: readonly Wanted[]): Promise<ProductBulkResult | null> => {
      const changes = wanted.map(({ product, change }) => ({
        id: product.id,
        change,
        updatedAt: product.updatedAt,
      }));
      const result = await staff.bulkEditProducts({ changes });
      if (!result.ok) {
        toast.failed(FAILED, result.problem.detail);
        return null;
      }
      put(result.data.products);
      const stale = result.data.refused.flatMap(({ id, detail }) => {
        const product = wanted.find((each) => each.product.id === id)?.product;
        return product ? [`${displayName(product)}: ${detail}`] : [];
      });
      if (stale.length > 0) toast.failed(FAILED, stale.slice(0, 3).join(' '));
      return result.data;
    },
    [staff, toast, put],
  );

  return useCallback(
    async (wanted, title) => {
      const done = await send(wanted);
      if (!done || done.products.length === 0) return false;
      const back = done.products.flatMap((saved): Wanted[] => {
        const before = wanted.find(({ product }) => product.id === saved.id);
        return before ? [{ product: saved, change: reverseOf(before.product, before.change) }] : [];
      });
      offerUndo({ title, description: named(done.products), undo: async () => void (await send(back)) });
      return true;
    },
    [send, offerUndo],
  );
}
