import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { nowAtom } from 'shared-domain/state';
import type { Sort } from '../address.ts';
import { sortedBy } from './columns.ts';

/** The products in the table's order; without a sort, the list's order. */
export function useSorted(products: readonly ProductJson[], sort: Sort | null): ProductJson[] {
  const at = useAtomValue(nowAtom);
  return useMemo(() => (sort ? sortedBy(products, sort, at) : [...products]), [products, sort, at]);
}
