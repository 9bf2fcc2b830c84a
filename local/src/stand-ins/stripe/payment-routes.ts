import express, { type Response, Router } from 'express';
import { TEST_CARD } from './cards.ts';
import type { PaymentOperations } from './payment-operations.ts';
import { closedPage, paymentPage, type Typed } from './payment-page.ts';
import type { StoredSession } from './sessions.ts';
import { successAddress } from './sessions.ts';
import type { StripeData } from './stripe-data.ts';

/** The hosted payment pages, for mounting at `/local/pay`. */
export function paymentRoutes(data: StripeData, operations: PaymentOperations): Router {
  const router = Router();
  router.use(express.urlencoded({ extended: false, limit: '32kb' }));
  router.get('/:id', (request, response) => {
    operations.sweep();
    show(response, data.sessions.get(request.params.id));
  });
  router.post('/:id', (request, response) => {
    operations.sweep();
    const { id } = request.params;
    const stored = data.sessions.get(id);
    if (stored?.session.status !== 'open') return show(response, stored);
    const typed: Typed & { action?: string } = request.body ?? {};
    if (typed.action === 'cancel') return response.redirect(303, stored.session.cancel_url ?? '/');
    const card = typed.action === 'wallet' ? TEST_CARD : typed.card;
    const problem = typed.action === 'decline' ? DECLINED : problemWith(card ?? '');
    if (problem) {
      if (problem === DECLINED) operations.decline(id);
      response.status(402).send(paymentPage(stored, problem, typed));
      return;
    }
    const paid = operations.pay(id, {
      email: typed.email || stored.session.customer_email,
      name: typed.name || null,
      ...(card ? { card } : {}),
    });
    response.redirect(303, successAddress(paid.session));
  });
  return router;
}

const DECLINED = 'Your card was declined. Nothing was charged: try another card.';
const DECLINED_CARDS = ['4000000000000002', '4000000000009995'];

function show(response: Response, stored: StoredSession | undefined): void {
  response.set('cache-control', 'no-store');
  if (stored?.session.status === 'open') response.send(paymentPage(stored));
  else if (stored?.session.status === 'complete') response.redirect(303, successAddress(stored.session));
  else response.status(stored ? 410 : 404).send(closedPage(stored?.session));
}

/** The error in a card's number, if any. */
function problemWith(card: string): string | undefined {
  const digits = card.replace(/\D/g, '');
  if (digits.length < 13 || !passesLuhn(digits)) return 'Your card number is not valid.';
  return DECLINED_CARDS.includes(digits) ? DECLINED : undefined;
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
