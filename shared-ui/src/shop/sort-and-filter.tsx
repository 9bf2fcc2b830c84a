import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Channel } from 'shared-domain/products';
import { Button } from '../button/index.ts';
import { ProductCount } from '../filters/index.ts';
import type { ShopList } from './use-shop-list.ts';

const SortSelect = lazy(() => import('./sort-select.tsx'));
const FilterPanel = lazy(() => import('./filter-panel.tsx'));

const ONCE = { once: true };

export type SortAndFilterProps = {
  list: ShopList;
  channel: Channel;
  /** Beside them. */
  children?: ReactNode;
};

/** How many products a list has, its sort, loaded at the page's first use, and a button for further filters, loaded when pressed. */
export function SortAndFilter({ list, channel, children }: SortAndFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    // A sort is chosen by hand: its code waits for one, so that the first view of a shop is as light as without it.
    const use = () => setUsed(true);
    addEventListener('pointerover', use, ONCE);
    addEventListener('keydown', use, ONCE);
  }, []);
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
        <span data-sort="">
          {isUsed && (
            <Suspense>
              <SortSelect order={list.sort} />
            </Suspense>
          )}
        </span>
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
