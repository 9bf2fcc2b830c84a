import { checkoutForm, freshKey, kegForm, line, type Shop } from './shop.ts';

export type Browser = ReturnType<Shop['api']['browser']>;

/** A browser with a verified licensee. */
export async function licensee(shop: Shop): Promise<Browser> {
  const browser = shop.api.browser();
  await browser.post('/api/licences/verify').send({ licenseNumber: '104882' }).expect(200);
  return browser;
}

/** A browser with staff signed in as dev@cbo.example. */
export async function staffMember(shop: Shop): Promise<Browser> {
  const browser = shop.api.browser();
  await browser.post('/api/auth/dev-session').expect(200);
  return browser;
}

/** The pages that a payment page returns to. */
export const returnPages = {
  successUrl: 'http://localhost:8080/dtc/payment-success',
  cancelUrl: 'http://localhost:8080/dtc/payment-cancel',
};

/** Sends an order of a channel. */
export const sendOrder = (
  browser: Browser,
  channel: 'licensee' | 'dtc' | 'keg',
  form: object,
  key: string = freshKey(),
) => browser.post(`/api/orders/${channel}`).set('Idempotency-Key', key).send(form);

export type RetailOrder = { browser: Browser; id: string; session: string; total: number };

/** A retail order that waits for its payment, at its quoted price; `form` overrides the usual form. */
export async function retailOrder(
  browser: Browser,
  lines: { productId: string; quantity: number }[],
  form: object = {},
): Promise<RetailOrder> {
  const cartRequest = { channel: 'dtc', lines, province: 'BC', postalCode: 'V6K 1N9' };
  const { body: quote } = await browser.post('/api/quotes').send(cartRequest).expect(200);
  const { body } = await sendOrder(browser, 'dtc', {
    ...checkoutForm,
    ...returnPages,
    ...form,
    lines,
    expectedTotal: quote.total,
  }).expect(201);
  return { browser, id: body.order.id, session: body.order.payment.sessionId, total: body.order.totalAmount };
}

/** Staff enter a wholesale order, for The Gull & Anchor unless something else is given. */
export const staffOrder = (staff: Browser, form: object, key: string = freshKey()) =>
  staff
    .post('/api/admin/orders')
    .set('Idempotency-Key', key)
    .send({ channel: 'licensee', licenseNumber: '104882', ...form });

/** Staff register a pub. */
export const registerPub = (staff: Browser, number: string, companyName: string) =>
  staff.put(`/api/admin/licences/${number}`).send({ companyName }).expect(200);

/** A wholesale order entered by staff: two cases of IPA at 60.00 unless something else is given. Returns its id. */
export async function wholesaleOrder(staff: Browser, given: object = {}): Promise<string> {
  const form = { ...checkoutForm, lines: [line('IPA', 2)], expectedTotal: 130.8, ...given };
  const { body } = await staffOrder(staff, form).expect(201);
  return body.id;
}

/** An order of kegs. Returns its id. */
export async function kegOrder(
  browser: Browser,
  lines: { productId: string; quantity: number }[],
  expectedTotal: number,
): Promise<string> {
  const { body } = await sendOrder(browser, 'keg', { ...kegForm, lines, expectedTotal }).expect(201);
  return body.id;
}

/** An action of a customer or Stripe on a session. */
export const act = (shop: Shop, session: string, name: 'pay' | 'expire' | 'decline') =>
  shop.control(`/stripe/_control/sessions/${session}/${name}`, {});

/** Waits until Stripe has reported to the shop all that has happened. */
export const reported = (shop: Shop) => fetch(`${shop.standInsUrl}/stripe/_control/webhooks/settled`);

/** A retail order that was paid and says so. */
export async function paidOrder(
  shop: Shop,
  browser: Browser,
  lines: { productId: string; quantity: number }[],
  form: object = {},
): Promise<RetailOrder> {
  const order = await retailOrder(browser, lines, form);
  await act(shop, order.session, 'pay');
  await sees(shop, order, 'paid');
  return order;
}

/** Staff refund an order: everything left of it, unless told otherwise. */
export const refund = (staff: Browser, id: string, wanted: object = {}, key: string = freshKey()) =>
  staff.post(`/api/admin/orders/${id}/refund`).set('Idempotency-Key', key).send(wanted);

/** Expects that the browser that placed an order sees its payment in this state, once Stripe has reported. */
export async function sees(shop: Shop, { browser, id }: Pick<RetailOrder, 'browser' | 'id'>, status: string) {
  await reported(shop);
  const { body } = await browser.get(`/api/orders/dtc/${id}/payment`);
  expect(body.status).toBe(status);
  return body;
}

/** Staff edit an order to these lines, which they saw with `from` and for which they were shown a total. */
export const edit = (
  staff: Browser,
  id: string,
  lines: { productId: string; quantity: number }[],
  given: { from: object; expectedTotal: number } & Record<string, unknown>,
  key: string = freshKey(),
) =>
  staff
    .post(`/api/admin/orders/${id}/edits`)
    .set('Idempotency-Key', key)
    .send({ lines, mail: true, ...given });
