import { randomUUID } from 'node:crypto';
import { endpoints } from 'shared-domain/contracts';
import type { CartRequest } from '../../catalogue/quotes/index.ts';
import type { DeliveryRequest } from '../../catalogue/zones/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Call, Handlers } from '../../requests/calls/index.ts';
import type { Worker } from '../../requests/follow-ups/index.ts';
import { holdAgainstStanding, licenseeIn, openedContact } from '../../requests/protections/index.ts';
import { orderModel, presentOrder } from '../order/index.ts';
import { callerHashOf } from './asker.ts';
import { customerOf, kegCustomerOf } from './customer.ts';
import { firstMails } from './first-mails.ts';
import { keyModel } from './idempotency.ts';
import { lastNumberModel } from './order-ids.ts';
import { placeOrder } from './place.ts';
import { rememberPlacedHere } from './placed-here.ts';
import { refuseBeyondAllocations } from './refusals.ts';
import { compositionOf, idempotencyKeyOf } from './request.ts';

type Names = 'placeLicenseeOrder' | 'placeKegOrder';

/** Orders on account: wholesale and kegs. */
export function orderHandlers(deps: Deps, worker: Worker): Handlers<Names> {
  for (const register of [orderModel, keyModel, lastNumberModel]) register(deps.connection);
  return {
    placeLicenseeOrder: (call) => placeWholesale(deps, call),
    placeKegOrder: (call) => placeKegs(deps, worker, call),
  };
}

/** On account, for the business of the verified session (ORDER-9). */
async function placeWholesale(deps: Deps, { body, request, response }: Call<'placeLicenseeOrder'>) {
  const licensee = licenseeIn(request);
  const { licenseNumber: account } = licensee;
  const cartRequest: CartRequest = { channel: 'licensee', account, lines: body.lines };
  const order = await placeOrder(deps, {
    idempotencyKey: { space: 'visitor', ...idempotencyKeyOf(request, body, account) },
    cartRequest,
    expectedTotal: body.expectedTotal,
    customer: customerOf(body, licensee),
    asker: callerHashOf(deps, request),
    isVouched: (await openedContact(deps, request, account)) !== undefined,
    refuse: async () => {
      await holdAgainstStanding(deps, { endpoint: endpoints.placeLicenseeOrder, request, response, body });
      await refuseBeyondAllocations(deps, cartRequest);
    },
    delivery: deliveryOf(body),
    composition: compositionOf(request),
  });
  await rememberPlacedHere(deps, request, response, order);
  return presentOrder(order);
}

/** A wholesale order goes to the address of its form. */
const deliveryOf = ({
  delivery,
  postalCode,
}: Call<'placeLicenseeOrder'>['body']): DeliveryRequest | undefined =>
  delivery?.kind === 'delivery' ? { ...delivery, postalCode } : delivery;

/** Kegs: the answer waits briefly for the first attempt at both mails and reports each outcome. */
async function placeKegs(deps: Deps, worker: Worker, { body, request, response }: Call<'placeKegOrder'>) {
  const mailLease = randomUUID();
  const order = await placeOrder(deps, {
    mailLease,
    idempotencyKey: { space: 'visitor', ...idempotencyKeyOf(request, body) },
    cartRequest: { channel: 'keg', lines: body.lines },
    expectedTotal: body.expectedTotal,
    customer: kegCustomerOf(body),
    asker: callerHashOf(deps, request),
    delivery: body.delivery,
    composition: compositionOf(request),
  });
  const mails = await firstMails(deps, worker, order, mailLease);
  await rememberPlacedHere(deps, request, response, order);
  return presentOrder(order, mails);
}
