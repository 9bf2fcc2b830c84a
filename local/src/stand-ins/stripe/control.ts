import { type Response, Router } from 'express';
import { controlFaults, type Faults } from '../faults.ts';
import type { Books } from './books.ts';
import { type Deliveries, roadSchema } from './deliveries.ts';
import type { Desk } from './desk.ts';
import { StripeError } from './stripe-error.ts';

export type ControlOptions = { books: Books; desk: Desk; deliveries: Deliveries; faults: Faults };

/** Controls for tests that Stripe's API doesn't have, for mounting at `/stripe/_control`. */
export function stripeControl({ books, desk, deliveries, faults }: ControlOptions): Router {
  const router = Router();
  router.route('/').get(controlFaults(faults)).post(controlFaults(faults));
  router.get('/webhooks', (_request, response) => void response.json(deliveries.road()));
  router.post('/webhooks', (request, response) => {
    const road = roadSchema.safeParse(request.body ?? {});
    if (!road.success) return void response.status(400).json({ errors: road.error.issues });
    deliveries.setRoad(road.data);
    response.json(deliveries.road());
  });
  router.get('/events', (_request, response) => void response.json({ events: books.events.all() }));
  router.post('/events/:id/replay', async (request, response) => {
    const stored = books.events.get(request.params.id);
    if (!stored) return void response.status(404).json({ error: 'no such event' });
    response.json(await deliveries.replay(stored));
  });
  router.post('/sessions/:id/:act', (request, response) => {
    const { id, act } = request.params;
    answer(response, () => actOn(desk, id, act) ?? {});
  });
  router.post('/refunds/:id/fail', (request, response) =>
    answer(response, () => desk.failRefund(request.params.id)),
  );
  return router;
}

function answer(response: Response, act: () => unknown): void {
  try {
    response.json(act());
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    response.status(error.status).json({ error: error.body });
  }
}

function actOn(desk: Desk, id: string, act: string): unknown {
  if (act === 'pay') return desk.pay(id, { email: 'payer@example.test', name: 'Test Payer' }).session;
  if (act === 'decline') return desk.decline(id);
  if (act === 'expire') return desk.expire(id);
  throw new StripeError(404, { type: 'invalid_request_error', message: `Unknown act '${act}'` });
}
