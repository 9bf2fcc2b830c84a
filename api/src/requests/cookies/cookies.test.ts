import type { Request } from 'express';
import { kegOrder, licensee, sendOrder } from '../../../test/buyers.ts';
import { checkoutForm, line, openShop, type Shop } from '../../../test/shop.ts';
import { readSignedCookie } from './index.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.clear();
  await shop.putProducts(
    { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 3, packagingType: '50L' },
    { _id: 'IPA', name: 'IPA', price: 60, stock: 3 },
  );
});

type Browser = ReturnType<Shop['api']['browser']>;

/** What a browser sends back of the cookie of this name, signature and all. */
const signedValueOf = (browser: Browser, name: string): string => {
  const cookies = browser.jar.getCookies({ domain: '127.0.0.1', path: '/', secure: false, script: false });
  return cookies.find((cookie) => cookie.name === name)?.value ?? '';
};

describe('a signed cookie', () => {
  test("is worthless under another cookie's name: a keg customer doesn't become a licensee", async () => {
    const browser = shop.api.browser();
    await kegOrder(browser, [line('KEG', 1)], 367.98);
    const ours = signedValueOf(browser, 'cbo.orders');
    expect(ours).toMatch(/^s%3A/);
    const disguised = shop.api.browser().set('Cookie', `cbo.licensee=${ours}`);
    expect((await disguised.get('/api/session').expect(200)).body).not.toHaveProperty('licensee');
    const { body } = await sendOrder(disguised, 'licensee', {
      ...checkoutForm,
      lines: [line('IPA', 2)],
      expectedTotal: 130.8,
    }).expect(401);
    expect(body.code).toBe('licence_required');
  });

  test("of a licensee can't pass for a list of orders", async () => {
    const ours = signedValueOf(await licensee(shop), 'cbo.licensee');
    const disguised = shop.api.browser().set('Cookie', `cbo.orders=${ours}`);
    await disguised.get('/api/orders/dtc/CBO-1795196460000/payment').expect(404);
  });

  test('is no longer read once it has expired', () => {
    const held = (until: number) => {
      const text = Buffer.from(JSON.stringify({ name: 'cbo.orders', until, value: ['KEG-1'] }));
      return { signedCookies: { 'cbo.orders': text.toString('base64url') } } as unknown as Request;
    };
    const now = Date.now();
    expect(readSignedCookie(held(now + 60_000), 'cbo.orders')).toEqual(['KEG-1']);
    expect(readSignedCookie(held(now - 1), 'cbo.orders')).toBeUndefined();
  });
});
