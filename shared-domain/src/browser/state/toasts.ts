import { atom } from 'jotai/vanilla';
import { type Channel, displayName, type Product } from '../../goods/products/index.ts';
import { cartPaths } from '../../selling/cart/index.ts';
import { environmentAtom } from './environment.ts';

/** Toasts shown at most; the oldest is removed (PAGE-10). */
const TOAST_LIMIT = 5;
/** How long a toast stays, by kind, in milliseconds. */
export const TOAST_DURATIONS = { cart: 3000, lead: 3000, estimate: 4000, undo: 8000, other: 5000 } as const;
/** Milliseconds for which the shipping estimate's toast isn't repeated (SHIPPING-4). */
const ESTIMATE_WINDOW = 5000;

/** A toast to be shown. */
export type ToastRequest = {
  title: string;
  description?: string;
  kind?: 'info' | 'success' | 'error';
  /** Milliseconds; null stays until it is dismissed. */
  duration?: number | null;
  link?: { label: string; to: string };
  /** A button, e.g. Undo; pressing it closes the toast. */
  action?: { label: string; onAction: () => void };
  /**
   * The toast's subject: the next one with the same key replaces it, since it is outdated. It is
   * not repeated within `window` milliseconds after the last one was shown.
   */
  key?: string;
  window?: number;
  /** Products that were added: while toasts of the same key are shown, each product counts once. */
  items?: readonly string[];
};

export type Toast = ToastRequest & {
  readonly id: number;
  readonly kind: 'info' | 'success' | 'error';
  readonly duration: number | null;
};

type Timer = { readonly cancel: () => void; readonly endsAt: number };
type Held = {
  readonly toasts: readonly Toast[];
  readonly nextId: number;
  readonly timers: ReadonlyMap<number, Timer>;
  /** When a key was last shown, milliseconds. */
  readonly shown: ReadonlyMap<string, number>;
};

const storedAtom = atom<Held>({ toasts: [], nextId: 1, timers: new Map(), shown: new Map() });

/** The visible toasts, oldest first. */
export const toastsAtom = atom((get) => get(storedAtom).toasts);

const withTimer = (timers: Held['timers'], id: number, timer?: Timer): Held['timers'] => {
  const changed = new Map(timers);
  changed.get(id)?.cancel();
  changed.delete(id);
  return timer ? changed.set(id, timer) : changed;
};

/** Removes a toast. */
export const dismissToastAtom = atom(null, (get, set, id: number) => {
  const held = get(storedAtom);
  set(storedAtom, {
    ...held,
    toasts: held.toasts.filter((toast) => toast.id !== id),
    timers: withTimer(held.timers, id),
  });
});

const beginTimerAtom = atom(null, (get, set, id: number, milliseconds: number) => {
  const { schedule, now } = get(environmentAtom);
  const cancel = schedule(() => set(dismissToastAtom, id), milliseconds);
  const timer = { cancel, endsAt: now().getTime() + milliseconds };
  set(storedAtom, (held) => ({ ...held, timers: withTimer(held.timers, id, timer) }));
});

/** Removes the toasts with a key whose subject has been resolved. */
export const dismissToastsAboutAtom = atom(null, (get, set, key: string) => {
  for (const toast of get(toastsAtom)) if (toast.key === key) set(dismissToastAtom, toast.id);
});

/** Shows a toast and returns its id; null if one with the same key was shown within its window. */
export const showToastAtom = atom(null, (get, set, request: ToastRequest): number | null => {
  const at = get(environmentAtom).now().getTime();
  const last = request.key === undefined ? undefined : get(storedAtom).shown.get(request.key);
  if (last !== undefined && at - last < (request.window ?? 0)) return null;
  const same = get(toastsAtom).find(({ key }) => key === request.key);
  const items = [...new Set([...(same?.items ?? []), ...(request.items ?? [])])];
  const title = items.length > 1 ? `${items.length} products added` : request.title;
  if (request.key !== undefined) set(dismissToastsAboutAtom, request.key);
  const held = get(storedAtom);
  const { kind = 'info', duration = kind === 'error' ? null : TOAST_DURATIONS.other } = request;
  const id = held.nextId;
  const shown = request.key === undefined ? held.shown : new Map(held.shown).set(request.key, at);
  set(storedAtom, {
    ...held,
    toasts: [...held.toasts, { ...request, title, items, id, kind, duration }],
    nextId: id + 1,
    shown,
  });
  for (const { id: oldest } of get(toastsAtom).slice(0, -TOAST_LIMIT)) set(dismissToastAtom, oldest);
  if (duration !== null) set(beginTimerAtom, id, duration);
  return id;
});

/** Pauses a toast while the pointer or the focus is on it; returns the milliseconds left. */
export const pauseToastAtom = atom(null, (get, set, id: number): number | null => {
  const { timers } = get(storedAtom);
  const timer = timers.get(id);
  if (!timer) return null;
  set(storedAtom, (held) => ({ ...held, timers: withTimer(held.timers, id) }));
  return Math.max(0, timer.endsAt - get(environmentAtom).now().getTime());
});

/** Resumes a paused toast. */
export const resumeToastAtom = atom(null, (get, set, id: number, milliseconds: number) => {
  if (get(toastsAtom).some((toast) => toast.id === id)) set(beginTimerAtom, id, milliseconds);
});

/** The key of toasts about a cart; opening its page removes them. */
export const CART_TOAST = 'cart';

/** The confirmation after adding to a cart, with a link to that cart (CART-9). */
export const addedToCartToast = (channel: Channel, product: Product, quantity: number): ToastRequest => ({
  title: 'Added to cart',
  description: `${quantity} x ${displayName(product)} added to cart`,
  kind: 'success',
  duration: TOAST_DURATIONS.cart,
  link: { label: 'View cart', to: cartPaths[channel] },
  key: CART_TOAST,
  items: [product.id],
});

/** The notice of an estimated shipping rate: 4 s, not repeated within 5 s (SHIPPING-4). `amount` is formatted: '$14.95'. */
export const shippingEstimateToast = (amount: string, province: string): ToastRequest => ({
  title: `Using estimated shipping rate of ${amount} for ${province}.`,
  kind: 'info',
  duration: TOAST_DURATIONS.estimate,
  key: 'shipping-estimate',
  window: ESTIMATE_WINDOW,
});
