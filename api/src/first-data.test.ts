import { line } from '../test/shop.ts';
import { startApi } from '../test/start-api.ts';
import { testApi } from '../test/test-api.ts';
import { importModel, importRowModel } from './files/imports/index.ts';
import { prepareData } from './first-data.ts';

type Json = { id: string; packagingType: string; name: string; stock: number; abv?: number; hidden: boolean };

describe('the first start', () => {
  describe('with demo data', () => {
    const api = testApi({
      environment: { DEMO_DATA: 'true' },
      parts: { clock: () => new Date('2026-11-20T20:00:00Z') },
    });
    beforeAll(async () => {
      expect((await api.browser().get('/api/health/ready')).status).toBe(503);
      // Two processes that start at once: one loads the data, the other waits for it.
      await Promise.all([prepareData(api.deps), prepareData(api.deps)]);
    });

    test('The demo catalogue is listed, with three packagings and without hidden products', async () => {
      const { body } = await api.browser().get('/api/products');
      const products: Json[] = body.products;
      expect(products.length).toBeGreaterThan(70);
      expect(new Set(products.map(({ packagingType }) => packagingType)).size).toBe(3);
      expect(products.map(({ name }) => name)).toContain('Ritual Beer');
      expect(products.map(({ id }) => id)).not.toContain('FRC-439');
      expect(products.find(({ id }) => id === 'CTR-112')).toMatchObject({
        name: 'Gantry IPA',
        price: 74.4,
        stock: 52,
        looseUnits: 0,
        category: 'Beer-Craft',
        packagingType: 'Packaged',
        hiddenCategory: 'CONTAINER',
        abv: 6.5,
        style: 'India Pale Ale',
        container: 'can',
        containerVolume: 473,
        ltoPrice: 66,
        ltoStartDate: '2026-11-11',
        ltoEndDate: '2026-11-25',
      });
    });

    test('It came through the same import that staff use, without an issue', async () => {
      const imports = await importModel(api.deps.connection).find().sort({ kind: 1 }).lean();
      expect(imports.map(({ kind, state, counts }) => ({ kind, state, counts }))).toEqual([
        {
          kind: 'inventory',
          state: 'applied',
          counts: { new: 90, updated: 0, unchanged: 0, issues: 0, ignored: 0 },
        },
        {
          kind: 'licences',
          state: 'applied',
          counts: { new: 13, updated: 0, unchanged: 0, issues: 0, ignored: 0 },
        },
      ]);
      const outcomes = await importRowModel(api.deps.connection).distinct('outcome');
      expect(outcomes).toEqual(['applied']);
    });

    test('A demo licence can be verified', async () => {
      const answer = await api.browser().post('/api/licences/verify').send({ licenseNumber: ' 305-218 ' });
      expect(answer.body).toEqual({ licenseNumber: '305-218', companyName: 'The Gull & Anchor' });
    });

    // DELIVERY-2, DELIVERY-4
    test('A pub east of Main Street is offered Tuesdays and Thursdays, two days ahead', async () => {
      const body = { channel: 'licensee', lines: [line('CTR-112', 4)], postalCode: 'V6A 1H6' };
      const answer = await api.browser().post('/api/deliveries/days').send(body);
      expect(answer.body).toMatchObject({ hasZones: true, zone: { name: 'Vancouver East', minimum: 4 } });
      expect(answer.body.days.slice(0, 3).map(({ day }: { day: string }) => day)).toEqual([
        '2026-11-24',
        '2026-11-26',
        '2026-12-01',
      ]);
    });

    test('The API is ready, and a second start loads nothing', async () => {
      expect((await api.browser().get('/api/health/ready')).body).toEqual({
        status: 'ok',
        checks: { database: true, data: true },
      });
      await prepareData(api.deps);
      expect(await importModel(api.deps.connection).countDocuments()).toBe(2);
    });
  });

  // PRODUCT-4
  test('Without demo data there are three sample products', async () => {
    const api = await startApi();
    await prepareData(api.deps);
    const { body } = await api.browser().get('/api/products');
    const shown = body.products.map(({ name, price, stock }: Json & { price: number }) => [
      name,
      price,
      stock,
    ]);
    expect(shown).toEqual([
      ['Sample IPA', 12.99, 25],
      ['Sample Stout', 14.99, 15],
    ]);
    expect((await api.browser().get('/api/products/sample-lager')).body.price).toBe(10.99);
    await api.stop();
  });
});
