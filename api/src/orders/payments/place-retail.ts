import { chargeRowsOn, chargeTable } from 'shared-domain/charges';
import { dayOf } from 'shared-domain/dates';
import { PROVINCE_CODES, type Province } from 'shared-domain/provinces';
import { readSettings } from '../../catalogue/settings/index.ts';
import { refuseClosedProvince } from '../../catalogue/shipping/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Call } from '../../requests/calls/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { presentOrder } from '../order/index.ts';
import {
  callerHashOf,
  compositionOf,
  customerOf,
  idempotencyKeyOf,
  ordersPlacedHere,
  ownPage,
  placeOrder,
  rememberPlacedHere,
} from '../placing/index.ts';
import { resubmittedOrder } from './conclude.ts';
import { openSession, pageOf } from './sessions.ts';
import { refuseHoarding } from './unpaid.ts';

/**
 * A Checkout Session takes 100 items: this many lines remain after shipping and the charges of the province with the
 * most.
 */
async function mostRetailLines({ clock, tradeSettings }: Deps): Promise<number> {
  const [day, table] = [dayOf(clock()), chargeTable((await tradeSettings()).rates)];
  const charges = PROVINCE_CODES.map((province) => chargeRowsOn(day, 'dtc', province, table).length);
  return 100 - 1 - Math.max(...charges);
}

/** Retail: the order waits for its payment, and the answer says where to pay. */
export async function placeRetail(deps: Deps, { body, request, response }: Call<'placeDtcOrder'>) {
  const pages = {
    successUrl: ownPage(deps, 'successUrl', body.successUrl),
    cancelUrl: ownPage(deps, 'cancelUrl', body.cancelUrl),
  };
  const { lines, province, postalCode, shippingService, expectedTotal } = body;
  const most = await mostRetailLines(deps);
  if (lines.length > most) throw tooManyLines(most);
  const cartRequest = { channel: 'dtc', lines, province, postalCode, shippingService } as const;
  const asker = callerHashOf(deps, request);
  const order = await placeOrder(deps, {
    idempotencyKey: { space: 'visitor', ...idempotencyKeyOf(request, body) },
    cartRequest,
    asker,
    expectedTotal,
    customer: customerOf(body),
    composition: compositionOf(request),
    refuse: async () => {
      await refuseWhenClosed(deps, body);
      await refuseHoarding(deps, { asker, placedHere: ordersPlacedHere(request), cartRequest });
    },
    current: (earlier) => resubmittedOrder(deps, earlier),
    startPayment: (draft) => openSession(deps, draft, pages),
  });
  await rememberPlacedHere(deps, request, response, order);
  return { order: presentOrder(order), url: pageOf(order, pages) };
}

function tooManyLines(most: number) {
  const message = `Please order at most ${most} different products at a time`;
  return problem('validation', { errors: [{ path: 'lines', message }] });
}

/** Refuses orders while the store, or the customer's province, is closed (GATE-13, SHIPPING-12). */
async function refuseWhenClosed({ connection }: Deps, place: { province: Province }): Promise<void> {
  const settings = await readSettings(connection);
  if (!settings.retailStoreOpen) throw problem('store_closed');
  refuseClosedProvince(settings, place);
}
