import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { Product } from 'shared-domain/products';
import { ShopCards, type ShopList } from 'shared-ui/shop';
import { ListBar } from './list-bar.tsx';
import { ListRow } from './list-row.tsx';
import styles from './list-view.module.css';
import { setTypedAtom } from './quantities.ts';
import { useListOrder } from './use-list-order.ts';
import { useUsual } from './use-usual.ts';
import { useFillIn, useWhatYouOrder } from './use-what-you-order.ts';

export type ListViewProps = { list: ShopList; empty: ReactNode };

const NONE: ReadonlyMap<string, number> = new Map();
const WAITING = Array.from({ length: 12 }, (_, row) => row);

/** A page of the shop as a list for typing quantities, with a bar to add them all (LISTING-20). */
export default function ListView({ list, empty }: ListViewProps) {
  const order = useListOrder(list.at);
  const usual = useUsual();
  const set = useSetAtom(setTypedAtom);
  const mine = useWhatYouOrder(list, usual ?? NONE);
  const fillIn = useFillIn();
  const row = (product: Product) => (
    <ListRow
      key={product.id}
      product={product}
      at={list.at}
      line={order.byId.get(product.id)}
      usual={usual?.get(product.id)}
      onTake={(quantity) => set(product.id, quantity)}
    />
  );
  return (
    <div data-list="">
      <ShopCards
        list={list}
        empty={empty}
        rows={(products) => (
          <div className={styles.table}>
            <Columns />
            {/* Waits for the usual quantities, which come first, so that rows don't move. */}
            <ul aria-label="Products" aria-busy={usual === null}>
              {usual === null && WAITING.map((one) => <li key={one} className={styles.row} />)}
              {usual !== null && mine.length > 0 && (
                <GroupHead name="What you order" count={mine.length} note=", your usual quantities in grey">
                  <button type="button" onClick={() => fillIn(mine, usual)}>
                    Fill in all
                  </button>
                </GroupHead>
              )}
              {usual !== null && mine.map(row)}
              {mine.length > 0 && mine.length < list.total && (
                <GroupHead name="Everything else" count={list.total - mine.length} />
              )}
              {usual !== null && products.filter((each) => !mine.includes(each)).map(row)}
            </ul>
          </div>
        )}
      />
      {order.byId.size > 0 && <ListBar order={order} />}
    </div>
  );
}

type GroupHeadProps = { name: string; count: number; note?: string; children?: ReactNode };

const GroupHead = ({ name, count, note, children }: GroupHeadProps) => (
  <li className={styles.group}>
    <h2>{name}</h2>
    <p>
      {count} <span>{`${count === 1 ? 'product' : 'products'}${note ?? ''}`}</span>
    </p>
    {children}
  </li>
);

const Columns = () => (
  <p className={styles.columns} aria-hidden="true">
    <span />
    <span>Product</span>
    <span>Item</span>
    <span>Size</span>
    <span>In stock</span>
    <span>Price</span>
    <span>Quantity</span>
    <span>Line total</span>
  </p>
);
