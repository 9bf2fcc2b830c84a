import { testShop } from '../../../test/test-shop.ts';
import { createCarrier } from '../../foundation/clients/index.ts';

const shop = testShop();

beforeEach(() => shop.clear());

const quote = async (given: object = {}) => {
  const { body } = await shop.api
    .browser()
    .post('/api/shipping/quote')
    .send({ destinationPostalCode: 'v6k1n9', destinationProvince: 'BC', itemCount: 12, ...given })
    .expect(200);
  return body as { shippingOptions: { serviceName: string; amount: number }[]; fallbackRates?: boolean };
};

const estimate = (amount: number) => ({
  fallbackRates: true,
  shippingOptions: [{ serviceName: 'Estimated shipping', transitDays: 0, amount }],
});

describe('a shipping quote', () => {
  test('lists what the carrier offers, with days and amounts', async () => {
    const { shippingOptions, fallbackRates } = await quote();
    expect(fallbackRates).toBeUndefined();
    expect(shippingOptions.map(({ serviceName }) => serviceName)).toEqual([
      'Regular Parcel',
      'Expedited Parcel',
      'Xpresspost',
      'Priority',
    ]);
    for (const option of shippingOptions) {
      expect(option).toEqual({
        serviceName: expect.any(String),
        transitDays: expect.any(Number),
        amount: expect.any(Number),
      });
    }
  });

  // SHIPPING-7
  test('for several parcels costs a multiple', async () => {
    // 50 items of 0.6 kg are one parcel of 30 kg; 100 are two of them.
    const one = await quote({ itemCount: 50 });
    const two = await quote({ itemCount: 100 });
    const cents = ({ shippingOptions }: typeof one) =>
      shippingOptions.map(({ amount }) => Math.round(amount * 100));
    expect(cents(two)).toEqual(cents(one).map((amount) => amount * 2));
  });

  // SHIPPING-6
  test('is cached, so that an order gets the price that its cart saw', async () => {
    const before = await quote();
    await shop.control('/carrier/_control', { fail: 500 });
    expect(await quote()).toEqual(before);
    shop.clock.advance(31 * 60_000);
    expect(await quote()).toEqual(estimate(14.95));
  });

  test('asks a carrier that gave no rates again after a minute, not before', async () => {
    await shop.control('/carrier/_control', { fail: 500 });
    expect(await quote()).toEqual(estimate(14.95));
    await shop.control('/carrier/_control', {});
    expect(await quote()).toEqual(estimate(14.95));
    shop.clock.advance(60_000);
    expect((await quote()).fallbackRates).toBeUndefined();
  });

  // SHIPPING-3
  test.each([
    ["doesn't answer in three seconds", '/carrier/_control', { hang: true }],
    ['fails', '/carrier/_control', { fail: 503 }],
    ['has no service for the place', '/carrier/_control/offers', { none: true }],
  ])('is estimated by province when the carrier %s', async (_what, path, fault) => {
    await shop.control(path, fault);
    const quotes = await Promise.all([
      quote(),
      quote({ destinationPostalCode: 'M5V 2T6', destinationProvince: 'ON' }),
      quote({ destinationPostalCode: 'X0A 0H0', destinationProvince: 'NU' }),
    ]);
    expect(quotes).toEqual([14.95, 21.95, 44.95].map(estimate));
  });
});

test("the carrier's refusal of our credentials is an error, not an empty list", async () => {
  const carrier = createCarrier({
    carrier: { apiBase: `${shop.standInsUrl}/carrier`, user: 'us', password: 'word' },
  });
  await shop.control('/carrier/_control', { fail: 401 });
  await expect(
    carrier.rates({ originPostalCode: 'V5L 1P5', destinationPostalCode: 'V6K 1N9', weight: 1 }),
  ).rejects.toThrow('the carrier answered 401');
});
