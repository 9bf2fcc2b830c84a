import { useSetAtom, useStore } from 'jotai';
import { useRef, useState } from 'react';
import { newIdempotencyKey, type Problem, type Result } from 'shared-domain/client';
import { centsOf } from 'shared-domain/money';
import type { Channel } from 'shared-domain/products';
import { cartAtoms, loadCatalogueAtom, readStoreAtom, showToastAtom } from 'shared-domain/state';
import { focusRefusedQuantity } from '../quantity-stepper/index.ts';

/** Part of every order: the total on the page, in dollars. */
type Priced = { expectedTotal: number };

/** Submits a cart once no other tab of this browser is submitting it; at once if the browser has no locks. */
const oneTabAtATime = (cart: Channel | undefined, task: () => Promise<void>): Promise<void> =>
  cart && navigator.locks ? navigator.locks.request(`submit ${cart}`, task) : task();

export type OrderSubmission<Request extends Priced, Placed> = {
  /** The cart that the order empties, if placing does; another tab may have ordered it meanwhile. */
  cart?: Channel;
  /** Places this channel's order. */
  place: (order: { body: Request; idempotencyKey: string }) => Promise<Result<Placed>>;
  /** Called once the order exists. The form is busy until it settles. */
  onPlaced: (placed: Placed, request: Request) => void | Promise<void>;
  /** Called if the order was refused or the API unreachable. */
  onRefused: (problem: Problem) => void;
};

/** Shown by a tab whose cart has been ordered in another one. */
const ELSEWHERE = {
  title: 'Already ordered in another tab',
  description: 'This cart was submitted in another tab of this browser.',
  kind: 'success',
} as const;

/**
 * Sends an order, once however often the button is clicked (ORDER-14). The same order sent again keeps its
 * Idempotency-Key, so that a lost answer can't cause a second order; a changed order gets a new key. If a price or stock
 * is outdated, reloads the catalogue, so that the cart shows what changed. Tabs take turns: one whose cart another has ordered
 * sends nothing (ORDER-28).
 */
export function useOrderSubmission<Request extends Priced, Placed>({
  cart,
  place,
  onPlaced,
  onRefused,
}: OrderSubmission<Request, Placed>) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [shownTotal, setShownTotal] = useState(0);
  const store = useStore();
  const loadCatalogue = useSetAtom(loadCatalogueAtom);
  const last = useRef({ body: '', key: '' });

  const keyFor = (request: Request): string => {
    const body = JSON.stringify(request);
    if (last.current.body !== body) last.current = { body, key: newIdempotencyKey() };
    return last.current.key;
  };

  const submit = async (request: Request): Promise<void> =>
    focusRefusedQuantity() ? undefined : oneTabAtATime(cart, () => send(request));

  const send = async (request: Request): Promise<void> => {
    store.set(readStoreAtom);
    if (cart && store.get(cartAtoms[cart]).length === 0) return void store.set(showToastAtom, ELSEWHERE);
    setProblem(null);
    setShownTotal(centsOf(request.expectedTotal));
    const result = await place({ body: request, idempotencyKey: keyFor(request) });
    if (result.ok) return onPlaced(result.data, request);
    setProblem(result.problem);
    if (result.problem.code === 'price_changed' || result.problem.code === 'out_of_stock') {
      await loadCatalogue();
    }
    onRefused(result.problem);
  };

  /** `shownTotal`: the total when the order was sent, in cents; the cart may have changed since. */
  return { submit, problem, shownTotal, dismiss: () => setProblem(null) };
}
