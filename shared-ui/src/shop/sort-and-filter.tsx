import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Channel } from 'shared-domain/products';
import { Button } from '../button/index.ts';
import { ProductCount } from '../filters/index.ts';
import { SortSelect } from './sort-select.tsx';
import type { ShopList } from './use-shop-list.ts';

const FilterPanel = lazy(() => import('./filter-panel.tsx'));

export type SortAndFilterProps = {
  list: ShopList;
  channel: Channel;
  /** Beside them. */
  children?: ReactNode;
};

/** A list's count and sort, and a button for further filters, which load on demand. */
export function SortAndFilter({ list, channel, children }: SortAndFilterProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ProductCount count={list.status === 'ready' ? list.total : null}>
        <Button
          variant="outline"
          size="sm"
          data-on={list.isFiltered || undefined}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Filters
        </Button>
        <SortSelect order={list.sort} />
        {children}
      </ProductCount>
      {isOpen && (
        <Suspense>
          <FilterPanel list={list} channel={channel} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
