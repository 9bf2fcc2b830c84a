import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { catalogueAtom } from 'shared-domain/state';
import { useLoaded, useStaff } from '../staff/index.ts';

const says = ({ updatedAt, stock, looseUnits, imageUrl }: ProductJson) =>
  `${updatedAt} ${stock} ${looseUnits} ${imageUrl}`;

/** The fresh list with each product that says the same as before being the same object, so that its row stays. */
export function keepSame(before: readonly ProductJson[], fresh: readonly ProductJson[]): ProductJson[] {
  const known = new Map(before.map((product) => [product.id, product]));
  return fresh.map((product) => {
    const old = known.get(product.id);
    return old && says(old) === says(product) ? old : product;
  });
}

/**
 * Every product, hidden ones too. It is read anew when the shops' catalogue hears of a change (one live stream serves
 * both: a browser allows only six connections, over all its tabs).
 */
export function useProducts() {
  const staff = useStaff();
  const held = useRef<ProductJson[]>([]);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const result = await staff.products({}, { signal });
      if (!result.ok) return result;
      held.current = keepSame(held.current, result.data.products);
      return { ok: true as const, data: held.current };
    },
    [staff],
  );
  const loader = useLoaded(load);
  const { reload, replace } = loader;
  const { products: shown, status } = useAtomValue(catalogueAtom);
  const seen = useRef(status === 'ready' ? shown : null);
  useEffect(() => {
    if (status !== 'ready' || seen.current === shown) return;
    // The catalogue's own first list is no news.
    if (seen.current !== null) reload();
    seen.current = shown;
  }, [shown, status, reload]);

  /** Puts products as they are now in place: what was just saved. */
  const put = useCallback(
    (saved: readonly ProductJson[]) => {
      const fresh = new Map(saved.map((product) => [product.id, product]));
      replace((products) => {
        held.current = products.map((product) => fresh.get(product.id) ?? product);
        return held.current;
      });
    },
    [replace],
  );
  return { ...loader, put };
}
