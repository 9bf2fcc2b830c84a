import type { CartRequest } from '../../catalogue/quotes/index.ts';
import type { DeliveryRequest } from '../../catalogue/zones/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { presentOrder } from '../../orders/order/index.ts';
import {
  compositionOf,
  customerOf,
  idempotencyKeyOf,
  kegCustomerOf,
  placeOrder,
  refuseWholesale,
} from '../../orders/placing/index.ts';
import type { Call } from '../../requests/calls/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { licenseeModel } from '../licences/index.ts';

/** Places an order on a customer's behalf, with the rules and prices of their own orders (ORDER-21, ORDER-22). */
export async function placeStaffOrder(deps: Deps, call: Call<'placeStaffOrder'>) {
  const { body, staff, request } = call;
  const intent = body.channel === 'keg' ? kegIntent(body) : await wholesaleIntent(deps, body);
  const order = await placeOrder(deps, {
    ...intent,
    idempotencyKey: { space: 'staff', ...idempotencyKeyOf(request, body, staff.email) },
    expectedTotal: body.expectedTotal,
    isVouched: true,
    staff: { email: staff.email, passing: body.passing },
    composition: compositionOf(request),
  });
  return presentOrder(order);
}

type Body = Call<'placeStaffOrder'>['body'];

const kegIntent = (body: Extract<Body, { channel: 'keg' }>) => ({
  cartRequest: { channel: 'keg', lines: body.lines } satisfies CartRequest,
  customer: kegCustomerOf(body),
  delivery: body.delivery as DeliveryRequest | undefined,
});

async function wholesaleIntent(deps: Deps, body: Extract<Body, { channel: 'licensee' }>) {
  const { licenseNumber, lines, delivery, postalCode } = body;
  const licensee = await licenseeModel(deps.connection).findById(licenseNumber, { companyName: 1 }).lean();
  if (!licensee) throw problem('licence_not_found');
  const cartRequest: CartRequest = { channel: 'licensee', account: licenseNumber, lines };
  return {
    cartRequest,
    customer: { ...customerOf(body), accountName: licensee.companyName },
    refuse: () => refuseWholesale(deps, cartRequest),
    delivery: delivery?.kind === 'delivery' ? { ...delivery, postalCode } : delivery,
  };
}
