import { type ReactNode, useEffect, useRef } from 'react';
import type { Product } from 'shared-domain/products';
import { Button } from '../button/index.ts';
import { ProductGrid } from '../product-grid/index.ts';
import { ListingStates } from './listing-states.tsx';
import styles from './shop-cards.module.css';
import { ROW, useInSlices } from './use-in-slices.ts';
import type { ShopList } from './use-shop-list.ts';
import { PAGE_SIZE } from './use-shown.ts';

export type ShopCardsProps = {
  list: ShopList;
  /** The list's accessible name, by default 'Products'. */
  label?: string;
  /** Shown if there are no cards. */
  empty: ReactNode;
} & (
  | { card: (product: Product, loading: 'eager' | 'lazy') => ReactNode; rows?: undefined }
  /** A layout other than cards. */
  | { rows: (products: readonly Product[]) => ReactNode; card?: undefined }
);

/** A shop's cards, 24 at a time, with 'Show more'. */
export function ShopCards({ list, label, empty, card, rows }: ShopCardsProps) {
  const products = useInSlices(list.products);
  return (
    <ListingStates listing={list} isEmpty={list.total === 0} empty={empty}>
      <Shown list={list}>
        {rows?.(products) ?? (
          <ProductGrid label={label}>
            {/* The first row's pictures are the largest paint. */}
            {products.map((product, place) => card?.(product, place < ROW ? 'eager' : 'lazy'))}
          </ProductGrid>
        )}
      </Shown>
    </ListingStates>
  );
}

/** The cards and their count. 'Show more' focuses the first new card. */
function Shown({ list, children }: { list: ShopList; children: ReactNode }) {
  const { products, total, isBusy, isOutOfDate, showMore } = list;
  const root = useRef<HTMLDivElement>(null);
  /** The last card before the new ones. */
  const last = useRef<Element>(undefined);
  const count = products.length;
  const hasMore = count < total;
  const cards = () => [...(root.current?.querySelectorAll('article, [data-row]') ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the number of cards changes
  useEffect(() => {
    const all = cards();
    const card = last.current && all[all.indexOf(last.current) + 1];
    if (!card) return;
    last.current = undefined;
    card.querySelector<HTMLElement>('a[href], button')?.focus();
  }, [count]);

  const more = () => {
    last.current = cards().at(-1);
    showMore();
  };
  return (
    <div ref={root} aria-busy={isBusy || undefined} className={isBusy ? styles.busy : undefined}>
      {children}
      {total > PAGE_SIZE ? (
        <div className={styles.foot}>
          <p role="status" className="num">{`${count} of ${total} products shown`}</p>
          {isOutOfDate ? <p role="alert">More products could not be loaded. Please try again.</p> : null}
          {hasMore ? (
            <Button variant="outline" busy={isBusy} busyText="Loading..." onClick={more}>
              Show more
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
