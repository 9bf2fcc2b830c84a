import { useAtomValue, useSetAtom } from 'jotai';
import { lineOf } from 'shared-domain/cart';
import { lineTotalOf } from 'shared-domain/charges';
import { formatCents } from 'shared-domain/money';
import { priceOf } from 'shared-domain/pricing';
import type { Product } from 'shared-domain/products';
import {
  CART_TOAST,
  cartAtoms,
  mergeIntoCartAtom,
  noteProductsAtom,
  productsByIdAtom,
  showToastAtom,
  TOAST_DURATIONS,
} from 'shared-domain/state';
import { availableUnits, fulfil } from 'shared-domain/stock';
import { paths } from '../address/index.ts';
import { unitsOf } from '../quick-order/index.ts';
import { quantitiesAtom } from './quantities.ts';

/** A typed line; `left` is the available quantity if it asks for more, else null. Total in cents. */
export type TypedLine = { product: Product; quantity: number; total: number; left: number | null };

/** The typed quantities compared with stock and cart, and a function to add what is available (LISTING-20). */
export function useListOrder(at: Date) {
  const known = useAtomValue(productsByIdAtom);
  const cart = useAtomValue(cartAtoms.licensee);
  const typed = useAtomValue(quantitiesAtom);
  const clear = useSetAtom(quantitiesAtom);
  const merge = useSetAtom(mergeIntoCartAtom);
  const note = useSetAtom(noteProductsAtom);
  const show = useSetAtom(showToastAtom);
  const inCart = new Map(cart.map(({ product, quantity }) => [product.id, quantity]));

  const lines = [...typed].flatMap(([id, quantity]): TypedLine[] => {
    const product = known.get(id);
    if (!product || product.allocation) return [];
    const alreadyInCart = inCart.get(id) ?? 0;
    const isOver = fulfil(product, 'licensee', alreadyInCart + quantity).short > 0;
    const left = isOver ? Math.max(0, availableUnits(product, 'licensee') - alreadyInCart) : null;
    return [
      {
        product,
        quantity,
        left,
        total: lineTotalOf({ quantity, unitPrice: priceOf(product, 'licensee', at).unit }),
      },
    ];
  });
  const ready = lines.filter(({ left }) => left === null);

  const add = () => {
    const context = { channel: 'licensee', at } as const;
    note(ready.map(({ product }) => product));
    merge({
      channel: 'licensee',
      lines: ready.map(({ product, quantity }) => lineOf(product, quantity, context)),
    });
    clear(new Map([...typed].filter(([id]) => !ready.some(({ product }) => product.id === id))));
    show({
      title: 'Added to cart',
      description: `${unitsOf(ready)} added to cart`,
      kind: 'success',
      duration: TOAST_DURATIONS.cart,
      link: { label: 'View cart', to: paths.cart },
      key: CART_TOAST,
    });
  };
  return {
    byId: new Map(lines.map((line) => [line.product.id, line])),
    ready,
    over: lines.filter(({ left }) => left !== null),
    units: unitsOf(ready),
    amount: formatCents(ready.reduce((sum, { total }) => sum + total, 0)),
    add,
    clear: () => clear(new Map()),
  };
}

export type ListOrder = ReturnType<typeof useListOrder>;
