import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import { idempotent } from './idempotency.ts';
import { listOf } from './lists.ts';
import { createRefund, createSession, listParameters, read } from './parameters.ts';
import { API_VERSION, type PaymentOperations } from './payment-operations.ts';
import type { StoredSession } from './sessions.ts';
import { newId, type StripeData } from './stripe-data.ts';
import { missing, StripeError } from './stripe-error.ts';

/** The part of Stripe's API that the site calls, as `stripe` 23 calls it, for mounting at `/v1`. */
export function stripeRoutes(data: StripeData, operations: PaymentOperations): Router {
  const router = Router();
  router.use(express.urlencoded({ extended: true, limit: '1mb', parameterLimit: 20_000 }));
  router.use(requireKey, idempotent(data.answers));
  sessionRoutes(router, data, operations);
  refundRoutes(router, data, operations);
  readOnlyRoutes(router, data);
  router.use((request) => {
    throw new StripeError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${request.method}: ${request.originalUrl}).`,
    });
  });
  router.use(answerErrors);
  return router;
}

function sessionRoutes(router: Router, data: StripeData, operations: PaymentOperations): void {
  router.post('/checkout/sessions', (request, response) => {
    const parameters = read(createSession, request.body);
    done(response, presented(operations.open(parameters), parameters.expand, data));
  });
  router.get('/checkout/sessions', (request, response) => {
    operations.sweep();
    const parameters = read(listParameters, request.query);
    const sessions = data.sessions
      .all()
      .map(({ session }) => session)
      .filter(({ status }) => !parameters.status || status === parameters.status)
      .filter(
        (session) => !parameters.payment_intent || session.payment_intent === parameters.payment_intent,
      );
    response.json(listOf(sessions, parameters, '/v1/checkout/sessions'));
  });
  router.get('/checkout/sessions/:id', (request, response) => {
    operations.sweep();
    response.json(presented(operations.known(request.params.id), expandOf(request), data));
  });
  router.get('/checkout/sessions/:id/line_items', (request, response) => {
    const { lineItems } = operations.known(request.params.id);
    response.json({ object: 'list', url: request.originalUrl, has_more: false, data: lineItems });
  });
  router.post('/checkout/sessions/:id/expire', (request, response) => {
    operations.sweep();
    done(response, operations.expire(request.params.id));
  });
}

function refundRoutes(router: Router, data: StripeData, operations: PaymentOperations): void {
  router.post('/refunds', (request, response) => {
    done(response, operations.refund(read(createRefund, request.body)));
  });
  router.get('/refunds', (request, response) => {
    const parameters = read(listParameters, request.query);
    const refunds = data.refunds
      .all()
      .filter((refund) => !parameters.payment_intent || refund.payment_intent === parameters.payment_intent)
      .filter((refund) => !parameters.charge || refund.charge === parameters.charge);
    response.json(listOf(refunds, parameters, '/v1/refunds'));
  });
}

function readOnlyRoutes(router: Router, data: StripeData): void {
  router.get('/payment_intents/:id', (request, response) => {
    const intent = data.intents.get(request.params.id);
    if (!intent) throw missing('payment_intent', request.params.id);
    const charge = intent.latest_charge && data.charges.get(intent.latest_charge);
    const isWanted = expandOf(request).includes('latest_charge') && charge;
    response.json(isWanted ? { ...intent, latest_charge: charge } : intent);
  });
  const stores = { refunds: data.refunds, charges: data.charges };
  for (const [name, store] of Object.entries(stores)) {
    router.get(`/${name}/:id`, (request, response) => {
      const found = store.get(request.params.id);
      if (!found) throw missing(name.replace(/s$/, ''), request.params.id);
      response.json(found);
    });
  }
  router.get('/payment_intents', (request, response) => {
    response.json(listOf(data.intents.all(), read(listParameters, request.query), '/v1/payment_intents'));
  });
  router.get('/charges', (request, response) => {
    const parameters = read(listParameters, request.query);
    const charges = data.charges
      .all()
      .filter((charge) => !parameters.payment_intent || charge.payment_intent === parameters.payment_intent);
    response.json(listOf(charges, parameters, '/v1/charges'));
  });
  router.get('/events', (request, response) => {
    const parameters = read(listParameters, request.query);
    const events = data.events
      .all()
      .map(({ event }) => event)
      .filter(({ type }) => !parameters.type || type === parameters.type);
    response.json(listOf(events, parameters, '/v1/events'));
  });
}

function presented(stored: StoredSession, expand: string[] = [], data: StripeData) {
  const { session, lineItems } = stored;
  const intent = session.payment_intent && data.intents.get(session.payment_intent);
  return {
    ...session,
    ...(expand.includes('payment_intent') && intent ? { payment_intent: intent } : {}),
    ...(expand.includes('line_items')
      ? {
          line_items: {
            object: 'list',
            url: `/v1/checkout/sessions/${session.id}/line_items`,
            has_more: false,
            data: lineItems,
          },
        }
      : {}),
  };
}

function expandOf(request: Request): string[] {
  return read(listParameters, request.query).expand ?? [];
}

/** Responds to a change, and stores the response under its idempotency key. */
function done(response: Response, body: unknown): void {
  response.locals.keep?.(200, body);
  response.json(body);
}

function requireKey(request: Request, response: Response, next: () => void): void {
  response.set({
    'request-id': newId('req'),
    'stripe-version': request.get('stripe-version') ?? API_VERSION,
  });
  const key = /^Bearer (sk|rk)_\w+$/.exec(request.get('authorization') ?? '');
  if (!key)
    throw new StripeError(401, { type: 'invalid_request_error', message: 'You did not provide an API key.' });
  next();
}

const answerErrors: ErrorRequestHandler = (error, _request, response, _next) => {
  if (error instanceof StripeError) {
    response.status(error.status).json({ error: error.body });
    return;
  }
  console.error(error);
  response.status(500).json({ error: { type: 'api_error', message: 'The stand-in failed.' } });
};
