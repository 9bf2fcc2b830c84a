import { useMemo } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { useNow } from '../../../data/calls/index.ts';
import type { Sort } from '../address.ts';
import { sortedBy } from './columns.ts';

/** The products in the table's order; without a sort, the list's order. */
export function useSorted(products: readonly ProductJson[], sort: Sort | null): ProductJson[] {
  const at = useNow();
  return useMemo(() => (sort ? sortedBy(products, sort, at) : [...products]), [products, sort, at]);
}
