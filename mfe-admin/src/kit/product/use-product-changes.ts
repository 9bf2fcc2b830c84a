import { useCallback } from 'react';
import type { ProductBulkEdit, ProductBulkResult, ProductChange, ProductJson } from 'shared-domain/contracts';
import { displayName } from 'shared-domain/products';
import { type CachePatch, useCache, useChange, useToast, useUndo } from '../../data/calls/index.ts';
import { reverseOf } from './reverse.ts';
import { usePutProducts } from './use-products.ts';

type BulkChange = Extract<ProductBulkEdit, { changes: unknown }>['changes'][number];

type Wanted = { product: ProductJson; change: ProductChange };

/** Characters of changes in one call, well below the API's limit for JSON in bytes. */
const CALL_LENGTH = 100_000;

/** The changes in as many calls as their size needs. */
export function inCalls(wanted: readonly Wanted[]): BulkChange[][] {
  const calls: BulkChange[][] = [];
  let length = CALL_LENGTH;
  for (const { product, change } of wanted) {
    const one = { id: product.id, change, updatedAt: product.updatedAt };
    length += JSON.stringify(one).length;
    if (length > CALL_LENGTH) {
      calls.push([]);
      length = 0;
    }
    calls.at(-1)?.push(one);
  }
  return calls;
}

export type ProductEditing = (wanted: readonly Wanted[], title: string) => Promise<boolean>;

/** 'Barnacle Brut IPA and 2 more' */
const named = (products: readonly ProductJson[]): string => {
  const [first] = products;
  if (!first) return '';
  const more = products.length - 1;
  return more > 0 ? `${displayName(first)} and ${more} more` : displayName(first);
};

const FAILED = 'Failed to update product. Please try again.';

/** A product with a change applied; cleared fields are removed. */
const changed = (product: ProductJson, change: ProductChange): ProductJson =>
  Object.fromEntries(
    Object.entries({ ...product, ...change }).filter(([, value]) => value !== null),
  ) as ProductJson;

/** The list with all changes applied optimistically. */
function optimistic({ body }: { body: ProductBulkEdit }): CachePatch {
  const changes = new Map(('changes' in body ? body.changes : []).map(({ id, change }) => [id, change]));
  return {
    adminProducts: (list) => ({
      ...list,
      products: list.products.map((product) => {
        const change = changes.get(product.id);
        return change ? changed(product, change) : product;
      }),
    }),
  };
}

/**
 * Saves product changes optimistically, with Undo. Products that someone else has changed in the meantime are refused and
 * named. Returns whether anything was saved.
 */
export function useProductChanges(): ProductEditing {
  const { send: sendChange } = useChange('bulkEditProducts', { optimistic });
  const put = usePutProducts();
  const cache = useCache();
  const toast = useToast();
  const offerUndo = useUndo();

  const send = useCallback(
    async (wanted: readonly Wanted[]): Promise<ProductBulkResult> => {
      const done: ProductBulkResult = { products: [], refused: [] };
      for (const changes of inCalls(wanted)) {
        const result = await sendChange({ body: { changes } });
        if (!result.ok) {
          toast.failed(FAILED, result.problem.detail);
          break;
        }
        done.products.push(...result.data.products);
        done.refused.push(...result.data.refused);
      }
      put(done.products);
      const productOf = new Map(wanted.map(({ product }) => [product.id, product]));
      const stale = done.refused.flatMap(({ id, detail }) => {
        const product = productOf.get(id);
        return product ? [`${displayName(product)}: ${detail}`] : [];
      });
      if (stale.length > 0) {
        void cache.outdate('products');
        toast.failed(FAILED, stale.slice(0, 3).join(' '));
      }
      return done;
    },
    [sendChange, toast, put, cache],
  );

  return useCallback(
    async (wanted, title) => {
      const done = await send(wanted);
      if (done.products.length === 0) return false;
      const wantedOf = new Map(wanted.map((each) => [each.product.id, each]));
      const back = done.products.flatMap((saved): Wanted[] => {
        const before = wantedOf.get(saved.id);
        return before ? [{ product: saved, change: reverseOf(before.product, before.change) }] : [];
      });
      offerUndo({ title, description: named(done.products), undo: async () => void (await send(back)) });
      return true;
    },
    [send, offerUndo],
  );
}
