import { addressLine, fullName, phoneLine } from 'shared-domain/orders';
import type { Call, Handlers } from '../calls/index.ts';
import type { Deps } from '../dependencies.ts';
import type { Worker } from '../follow-ups/index.ts';
import { unlessOver } from '../payments/conclude.ts';
import { openSession, pageOf } from '../payments/sessions.ts';
import { problem } from '../problems/index.ts';
import { licenseeOf } from '../protections/index.ts';
import { readSettings } from '../settings/index.ts';
import { firstMails } from './first-mails.ts';
import { keyModel } from './idempotency.ts';
import { orderModel } from './model.ts';
import { lastNumberModel } from './order-ids.ts';
import { placeOrder } from './place.ts';
import { rememberPlacedHere } from './placed-here.ts';
import { presentOrder } from './present.ts';
import { compositionOf, ownPage, ticketOf } from './request.ts';

type Names = 'placeLicenseeOrder' | 'placeKegOrder' | 'placeDtcOrder';

/** The three ways to order. */
export function orderHandlers(deps: Deps, worker: Worker): Handlers<Names> {
  for (const register of [orderModel, keyModel, lastNumberModel]) register(deps.connection);
  return {
    placeLicenseeOrder: (call) => placeWholesale(deps, call),
    placeKegOrder: (call) => placeKegs(deps, worker, call),
    placeDtcOrder: (call) => placeRetail(deps, call),
  };
}

/** On account, for the business of the verified session; staff name the business in the form. */
async function placeWholesale(deps: Deps, { body, request, response }: Call<'placeLicenseeOrder'>) {
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
  return presentOrder(order);
}

/** Kegs: the answer waits a little for the first attempt at both mails and says how each went. */
async function placeKegs(deps: Deps, worker: Worker, { body, request, response }: Call<'placeKegOrder'>) {
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
  return presentOrder(order, mails);
}

/** A Checkout Session takes 100 items, of which up to five are taxes, deposit and shipping. */
const MOST_RETAIL_LINES = 95;

/** Retail: the order waits for its payment, and the answer says where to pay. */
async function placeRetail(deps: Deps, { body, request, response }: Call<'placeDtcOrder'>) {
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
  return { order: presentOrder(order), url: pageOf(order, pages) };
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
