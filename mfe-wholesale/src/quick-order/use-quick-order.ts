import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { lineOf } from 'shared-domain/cart';
import type { Product } from 'shared-domain/products';
import { cartAtoms, catalogueAtom, mergeIntoCartAtom, noteProductsAtom, nowAtom } from 'shared-domain/state';
import { justAddedAtom } from '../cart/just-added.ts';
import {
  matchQuickOrder,
  type QuickRow,
  unknownItems,
  withoutLines,
  withProduct,
  withQuantity,
} from './match.ts';
import { parseQuickOrder } from './parse.ts';
import { suggestionsFor } from './suggestions.ts';
import { useUnlisted } from './use-unlisted.ts';

type Ready = QuickRow & { kind: 'ready' };

/** The text. An atom, because the panel remounts when the cart gets its first line. */
const textAtom = atom('');

const isReady = (row: QuickRow): row is Ready => row.kind === 'ready';

/** A quick order: text, results by the current catalogue, actions. */
export function useQuickOrder() {
  const [text, setText] = useAtom(textAtom);
  const { products, status } = useAtomValue(catalogueAtom);
  const cart = useAtomValue(cartAtoms.licensee);
  const at = useAtomValue(nowAtom);
  const merge = useSetAtom(mergeIntoCartAtom);
  const note = useSetAtom(noteProductsAtom);
  const mark = useSetAtom(justAddedAtom);

  const asked = useMemo(() => parseQuickOrder(text), [text]);
  const unlisted = useUnlisted(status === 'ready' ? unknownItems(asked, products) : []);
  const inCart = new Map(cart.map(({ product, quantity }) => [product.id, quantity]));
  // The catalogue is newer than a lookup.
  const rows = matchQuickOrder(asked, { products: [...unlisted, ...products], inCart, at });
  const ready = rows.filter(isReady);

  function add() {
    const context = { channel: 'licensee', at } as const;
    note(ready.map(({ product }) => product));
    merge({
      channel: 'licensee',
      lines: ready.map(({ product, quantity }) => lineOf(product, quantity, context)),
    });
    mark(new Set(ready.map(({ product }) => product.id)));
    setText(
      withoutLines(
        text,
        ready.flatMap((row) => row.at),
      ),
    );
  }

  return {
    text,
    setText,
    rows: status === 'ready' ? rows : [],
    ready,
    add,
    /** Suggestions for unknown lines. */
    suggestions: useMemo(() => suggestionsFor(rows, products), [rows, products]),
    choose: (at: number, product: Product) => {
      const line = asked.find((each) => each.at === at);
      setText(withProduct(text, at, product, line?.quantity ?? 1));
    },
    take: (row: QuickRow & { kind: 'short' }, quantity: number) => setText(withQuantity(text, row, quantity)),
  };
}
