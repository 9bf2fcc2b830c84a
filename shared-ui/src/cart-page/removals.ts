import { atom } from 'jotai';
import type { Cart } from 'shared-domain/cart';
import type { Channel } from 'shared-domain/products';
import {
  cartAtoms,
  clearCartAtom,
  emptyStore,
  environmentAtom,
  formatInventoryStore,
  mergeIntoCartAtom,
  parseInventoryStore,
  removeLineAtom,
} from 'shared-domain/state';

/** How long a removal can be undone, in milliseconds (CART-16). */
export const UNDO_MS = 8_000;

/** Lines removed together, which can still be restored. */
export type Removal = {
  readonly id: number;
  readonly channel: Channel;
  readonly lines: Cart;
  /** Their index in the cart. */
  readonly place: number;
  /** When the offer ends, in epoch milliseconds. */
  readonly until: number;
};

/** Session-storage key, so that a reload keeps the offer. */
const KEY = 'cart-removals';

/** A stored removal; its lines are serialised like a cart's. */
type StoredRemoval = Omit<Removal, 'lines'> & { store: string };

const linesOf = (text: string): Cart => parseInventoryStore(text)?.licenseeCart ?? [];

function parsed(text: string | null): Removal[] {
  try {
    const stored = JSON.parse(text ?? '[]') as StoredRemoval[];
    return stored.map(({ store, ...removal }) => ({ ...removal, lines: linesOf(store) }));
  } catch {
    return [];
  }
}

const heldAtom = atom<readonly Removal[] | null>(null);

const allAtom = atom(
  (get) => get(heldAtom) ?? parsed(get(environmentAtom).sessionStorage.read(KEY)),
  (get, set, removals: readonly Removal[]) => {
    const stored = removals.map(({ lines, ...removal }): StoredRemoval => {
      return { ...removal, store: formatInventoryStore({ ...emptyStore, licenseeCart: lines }) };
    });
    get(environmentAtom).sessionStorage.write(KEY, JSON.stringify(stored));
    set(heldAtom, removals);
  },
);

/** A cart's removals that can be undone, by index. */
export const removalsAtom = atom((get) => {
  const all = get(allAtom);
  const { now } = get(environmentAtom);
  return (channel: Channel) =>
    all.filter((removal) => removal.channel === channel && removal.until > now().getTime());
});

/** Shifts the indices of a cart's removals behind a change. */
const moved = (removals: readonly Removal[], channel: Channel, by: number) =>
  removals.map((removal) =>
    removal.channel === channel ? { ...removal, place: Math.max(0, removal.place + by) } : removal,
  );

/** Removes one line of a cart, or all without `productId`, with Undo for 8 seconds (CART-16). */
export const removeAtom = atom(null, (get, set, channel: Channel, productId?: string) => {
  const cart = get(cartAtoms[channel]);
  const place = productId === undefined ? 0 : cart.findIndex(({ product }) => product.id === productId);
  const lines = productId === undefined ? cart : cart.slice(place, place + 1);
  if (lines.length === 0 || place < 0) return;
  if (productId === undefined) set(clearCartAtom, channel);
  else set(removeLineAtom, { channel, productId });
  const all = get(allAtom);
  const id = 1 + Math.max(0, ...all.map((removal) => removal.id));
  const until = get(environmentAtom).now().getTime() + UNDO_MS;
  const isBefore = (other: Removal) => other.channel !== channel || other.place <= place;
  const behind = all.filter((other) => !isBefore(other));
  set(allAtom, [
    ...all.filter(isBefore),
    { id, channel, lines, place, until },
    ...moved(behind, channel, -lines.length),
  ]);
});

/** Ends the offer to undo. */
export const forgetRemovalAtom = atom(null, (get, set, id: number) =>
  set(
    allAtom,
    get(allAtom).filter((removal) => removal.id !== id),
  ),
);

/** Restores removed lines in their place. */
export const undoRemovalAtom = atom(null, (get, set, { id, channel, lines, place }: Removal) => {
  set(mergeIntoCartAtom, { channel, lines, place });
  const all = get(allAtom);
  const index = all.findIndex((removal) => removal.id === id);
  set(allAtom, [...all.slice(0, index), ...moved(all.slice(index + 1), channel, lines.length)]);
});

/** Restarts a paused offer with its remaining milliseconds. */
export const prolongRemovalAtom = atom(null, (get, set, id: number, left: number) => {
  const until = get(environmentAtom).now().getTime() + left;
  set(
    allAtom,
    get(allAtom).map((removal) => (removal.id === id ? { ...removal, until } : removal)),
  );
});
