import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { ShopCards, type ShopList } from 'shared-ui/shop';
import { ListBar } from './list-bar.tsx';
import { ListRow } from './list-row.tsx';
import styles from './list-view.module.css';
import { setTypedAtom } from './quantities.ts';
import { useListOrder } from './use-list-order.ts';
import { useUsual } from './use-usual.ts';

export type ListViewProps = { list: ShopList; empty: ReactNode };

/** A page of the shop as rows to type quantities in, with one bar that adds them all (LISTING-20). */
export default function ListView({ list, empty }: ListViewProps) {
  const order = useListOrder(list.at);
  const usual = useUsual();
  const set = useSetAtom(setTypedAtom);
  return (
    <div data-list="">
      <ShopCards
        list={list}
        empty={empty}
        rows={(products) => (
          <div className={styles.table}>
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
            <ul aria-label="Products">
              {products.map((product) => (
                <ListRow
                  key={product.id}
                  product={product}
                  at={list.at}
                  line={order.byId.get(product.id)}
                  usual={usual.get(product.id)}
                  onTake={(quantity) => set(product.id, quantity)}
                />
              ))}
            </ul>
          </div>
        )}
      />
      {order.byId.size > 0 && <ListBar order={order} />}
    </div>
  );
}
