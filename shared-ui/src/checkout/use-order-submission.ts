import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { newIdempotencyKey, type Problem, type Result } from 'shared-domain/client';
import { centsOf } from 'shared-domain/money';
import { loadCatalogueAtom } from 'shared-domain/state';

/** Part of every order: the total on the page, in dollars. */
type Priced = { expectedTotal: number };

export type OrderSubmission<Request extends Priced, Placed> = {
  /** Places this channel's order. */
  place: (order: { body: Request; idempotencyKey: string }) => Promise<Result<Placed>>;
  /** Called once the order exists. The form is busy until it settles. */
  onPlaced: (placed: Placed, request: Request) => void | Promise<void>;
  /** Called if the order was refused or the API unreachable. */
  onRefused: (problem: Problem) => void;
};

/**
 * Sends an order, once however often the button is clicked (ORDER-14). The same order sent again keeps its
 * Idempotency-Key, so that a lost answer can't cause a second order; a changed order gets a new key. If a price or stock
 * is outdated, reloads the catalogue, so that the cart shows what changed.
 */
export function useOrderSubmission<Request extends Priced, Placed>({
  place,
  onPlaced,
  onRefused,
}: OrderSubmission<Request, Placed>) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [shownTotal, setShownTotal] = useState(0);
  const loadCatalogue = useSetAtom(loadCatalogueAtom);
  const last = useRef({ body: '', key: '' });

  const keyFor = (request: Request): string => {
    const body = JSON.stringify(request);
    if (last.current.body !== body) last.current = { body, key: newIdempotencyKey() };
    return last.current.key;
  };

  const submit = async (request: Request): Promise<void> => {
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
  return { submit, problem, shownTotal };
}
