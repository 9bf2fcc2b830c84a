import { Router } from 'express';
import { dtcOrderRequest, kegOrderRequest, licenseeOrderRequest } from 'shared-domain/contracts';
import { addressLine, fullName, phoneLine } from 'shared-domain/orders';
import type { Deps } from '../dependencies.ts';
import type { Worker } from '../follow-ups/index.ts';
import { unlessOver } from '../payments/conclude.ts';
import { openSession, pageOf } from '../payments/sessions.ts';
import { problem } from '../problems/index.ts';
import { licenseeOf, limit, refuseLookingAhead, requireLicensee, validated } from '../protections/index.ts';
import { readSettings } from '../settings/index.ts';
import { firstMails } from './first-mails.ts';
import { keyModel } from './idempotency.ts';
import { orderModel } from './model.ts';
import { lastNumberModel } from './order-ids.ts';
import { placeOrder } from './place.ts';
import { rememberPlacedHere } from './placed-here.ts';
import { presentOrder } from './present.ts';
import { compositionOf, ownPage, ticketOf } from './request.ts';

/** The three ways to order. */
export function orderRoutes(deps: Deps, worker: Worker): Router {
  for (const register of [orderModel, keyModel, lastNumberModel]) register(deps.connection);
  const router = Router();
  router.post(
    '/orders/licensee',
    limit(deps, 'order'),
    refuseLookingAhead,
    requireLicensee,
    placeWholesale(deps),
  );
  router.post('/orders/keg', limit(deps, 'order'), refuseLookingAhead, placeKegs(deps, worker));
  router.post('/orders/dtc', limit(deps, 'order'), refuseLookingAhead, placeRetail(deps));
  return router;
}

/** On account, for the business of the verified session; staff name the business in the form. */
function placeWholesale(deps: Deps) {
  return validated({ body: licenseeOrderRequest }, async ({ body }, request, response) => {
    const licensee = licenseeOf(request);
    const order = await placeOrder(deps, {
      ticket: ticketOf(request, body, licensee?.licenseNumber),
      wish: { channel: 'licensee', lines: body.lines },
      expectedTotal: body.expectedTotal,
      customer: {
        customerName: fullName(body),
        customerEmail: body.email,
        address: addressLine(body),
        ...some('deliveryDetails', body.deliveryDetails),
        ...some('accountName', body.accountName || licensee?.companyName),
        ...some('licenseNum', licensee?.licenseNumber ?? body.licenseNumber),
      },
      composition: compositionOf(request),
    });
    rememberPlacedHere(deps, request, response, order._id);
    response.status(201).json(presentOrder(order));
  });
}

/** Kegs: the answer waits a little for the first attempt at both mails and says how each went. */
function placeKegs(deps: Deps, worker: Worker) {
  return validated({ body: kegOrderRequest }, async ({ body }, request, response) => {
    const order = await placeOrder(deps, {
      ticket: ticketOf(request, body),
      wish: { channel: 'keg', lines: body.lines },
      expectedTotal: body.expectedTotal,
      customer: {
        customerName: fullName(body),
        customerEmail: body.email,
        address: phoneLine(body.phone),
        ...some('notes', body.notes),
      },
      composition: compositionOf(request),
    });
    const mails = await firstMails(deps, worker, order);
    rememberPlacedHere(deps, request, response, order._id);
    response.status(201).json(presentOrder(order, mails));
  });
}

/** A Checkout Session takes 100 items, of which up to five are taxes, deposit and shipping. */
const MOST_RETAIL_LINES = 95;

/** Retail: the order waits for its payment, and the answer says where to pay. */
function placeRetail(deps: Deps) {
  return validated({ body: dtcOrderRequest }, async ({ body }, request, response) => {
    const pages = {
      successUrl: ownPage(deps, 'successUrl', body.successUrl),
      cancelUrl: ownPage(deps, 'cancelUrl', body.cancelUrl),
    };
    const { lines, province, postalCode, shippingService, expectedTotal } = body;
    if (lines.length > MOST_RETAIL_LINES) throw tooManyLines();
    const order = await placeOrder(deps, {
      ticket: ticketOf(request, body),
      wish: { channel: 'dtc', lines, province, postalCode, shippingService },
      expectedTotal,
      customer: {
        customerName: fullName(body),
        customerEmail: body.email,
        address: addressLine(body),
        ...some('deliveryDetails', body.deliveryDetails),
        ...some('accountName', body.accountName),
        ...some('licenseNum', body.licenseNumber),
      },
      composition: compositionOf(request),
      refuse: () => refuseWhenClosed(deps),
      current: (earlier) => unlessOver(deps, earlier),
      startPayment: (draft) => openSession(deps, draft, pages),
    });
    rememberPlacedHere(deps, request, response, order._id);
    response.status(201).json({ order: presentOrder(order), url: pageOf(order, pages) });
  });
}

function tooManyLines() {
  const message = `Please order at most ${MOST_RETAIL_LINES} different products at a time`;
  return problem('validation', { errors: [{ path: 'lines', message }] });
}

async function refuseWhenClosed({ connection }: Deps): Promise<void> {
  const { retailStoreOpen } = await readSettings(connection);
  if (!retailStoreOpen) throw problem('store_closed');
}

/** The member where the text has a word in it, else nothing. */
function some<Key extends string>(key: Key, text: string | undefined) {
  return (text ? { [key]: text } : {}) as { [K in Key]?: string };
}
