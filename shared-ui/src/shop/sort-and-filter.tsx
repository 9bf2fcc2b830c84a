import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Channel } from 'shared-domain/products';
import { Button } from '../button/index.ts';
import { ProductCount } from '../filters/index.ts';
import type { ShopList } from './use-shop-list.ts';

const FilterPanel = lazy(() => import('./filter-panel.tsx'));

export type SortAndFilterProps = {
  list: ShopList;
  channel: Channel;
  /** Beside the button. */
  children?: ReactNode;
};

/** How many products a list has, and a button for its sorts and further filters, which are loaded when it is pressed. */
export function SortAndFilter({ list, channel, children }: SortAndFilterProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ProductCount count={list.status === 'ready' ? list.total : null}>
        <Button
          variant="outline"
          size="sm"
          data-on={list.isRefined || undefined}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Sort and filter
        </Button>
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
