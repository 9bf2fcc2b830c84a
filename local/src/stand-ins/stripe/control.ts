import { type Response, Router } from 'express';
import { controlFaults, type Faults } from '../faults.ts';
import { type Deliveries, settingsSchema } from './deliveries.ts';
import type { PaymentOperations } from './payment-operations.ts';
import type { StripeData } from './stripe-data.ts';
import { StripeError } from './stripe-error.ts';

export type ControlOptions = {
  data: StripeData;
  operations: PaymentOperations;
  deliveries: Deliveries;
  faults: Faults;
};

/** Controls for tests that Stripe's API doesn't have, for mounting at `/stripe/_control`. */
export function stripeControl({ data, operations, deliveries, faults }: ControlOptions): Router {
  const router = Router();
  router.route('/').get(controlFaults(faults)).post(controlFaults(faults));
  router.get('/webhooks', (_request, response) => void response.json(deliveries.settings()));
  router.post('/webhooks', (request, response) => {
    const settings = settingsSchema.safeParse(request.body ?? {});
    if (!settings.success) return void response.status(400).json({ errors: settings.error.issues });
    deliveries.setSettings(settings.data);
    response.json(deliveries.settings());
  });
  router.get('/webhooks/settled', async (_request, response) => {
    await deliveries.settled();
    response.json({});
  });
  router.get('/events', (_request, response) => void response.json({ events: data.events.all() }));
  router.post('/events/:id/replay', async (request, response) => {
    const stored = data.events.get(request.params.id);
    if (!stored) return void response.status(404).json({ error: 'no such event' });
    response.json(await deliveries.replay(stored));
  });
  router.post('/sessions/:id/:act', (request, response) => {
    const { id, act } = request.params;
    answer(response, () => actOn(operations, id, act) ?? {});
  });
  router.post('/refunds/:id/fail', (request, response) =>
    answer(response, () => operations.failRefund(request.params.id)),
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

function actOn(operations: PaymentOperations, id: string, act: string): unknown {
  if (act === 'pay') return operations.pay(id, { email: 'payer@example.test', name: 'Test Payer' }).session;
  if (act === 'decline') return operations.decline(id);
  if (act === 'expire') return operations.expire(id);
  throw new StripeError(404, { type: 'invalid_request_error', message: `Unknown act '${act}'` });
}
