import { atom } from 'jotai';
import { allowedQuantity } from 'shared-domain/cart';
import { environmentAtom } from 'shared-domain/state';

/** Session-storage key, so that quantities survive a reload. */
const KEY = 'shop-list-quantities';

type Typed = ReadonlyMap<string, number>;

function parsed(text: string | null): Typed {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    const pairs = Array.isArray(stored) ? stored.filter((pair) => Array.isArray(pair)) : [];
    return new Map(
      pairs.flatMap(([id, quantity]) =>
        typeof id === 'string' && typeof quantity === 'number' ? [[id, quantity] as const] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

const heldAtom = atom<Typed | null>(null);

/** The quantities typed in the list, by product; not in the cart yet. */
export const quantitiesAtom = atom(
  (get) => get(heldAtom) ?? parsed(get(environmentAtom).sessionStorage.read(KEY)),
  (get, set, typed: Typed) => {
    get(environmentAtom).sessionStorage.write(KEY, JSON.stringify([...typed]));
    set(heldAtom, typed);
  },
);

/** Sets a product's quantity; 0 removes it. */
export const setTypedAtom = atom(null, (get, set, id: string, quantity: number) => {
  const typed = new Map(get(quantitiesAtom));
  typed.delete(id);
  if (quantity > 0) typed.set(id, allowedQuantity(quantity, 'licensee'));
  set(quantitiesAtom, typed);
});
