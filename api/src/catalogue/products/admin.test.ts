import { productDocument } from '../../../test/products.ts';
import { type Browser, NORA, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { productModel } from './model.ts';

const idsOf = (body: { products: { id: string }[] }) => body.products.map(({ id }) => id);

describe("the staff's inventory", () => {
  const api = testApi();
  let staff: Browser;
  beforeAll(async () => {
    staff = await staffBrowser(api);
  });

  beforeEach(async () => {
    const products = productModel(api.deps.connection);
    await products.deleteMany({});
    await products.insertMany([
      productDocument({ _id: 'CTR-101', name: 'Dry Dock Pilsner', hiddenCategory: 'CONTAINER', abv: 5 }),
      productDocument({ _id: 'CZB-350', name: 'Světlý Ležák 50L', packagingType: '50L', stock: 0 }),
      productDocument({ _id: 'FRC-439', name: 'Recalled Batch', hidden: true, description: 'Held back' }),
    ]);
    await api.deps.live.changed('products');
  });

  describe('the list', () => {
    test('goes by the filters of its address', async () => {
      const ids = async (query: string) => idsOf((await staff.get(`/api/admin/products${query}`)).body);
      expect(await ids('')).toEqual(['CTR-101', 'FRC-439', 'CZB-350']);
      expect(await ids('?filters=no-stock,forced-hidden')).toEqual(['FRC-439', 'CZB-350']);
      expect(await ids('?packaging=50L&search=lezak&filters=no-abv&showHidden=false')).toEqual(['CZB-350']);
      expect(await ids('?brand=CONTAINER,FORCE')).toEqual(['CTR-101']);
    });

    test('comes in pages when it is asked to', async () => {
      const first = await staff.get('/api/admin/products?limit=2');
      const second = await staff.get(`/api/admin/products?limit=2&cursor=${first.body.nextCursor}`);
      expect([idsOf(first.body), idsOf(second.body)]).toEqual([['CTR-101', 'FRC-439'], ['CZB-350']]);
      expect(second.body.nextCursor).toBeUndefined();
    });

    test('staff see hidden products in the shops as well', async () => {
      expect(idsOf((await staff.get('/api/products')).body)).toEqual(['CTR-101', 'FRC-439', 'CZB-350']);
      expect((await staff.get('/api/products/FRC-439')).status).toBe(200);
    });
  });

  describe('creating', () => {
    // PRODUCT-1
    test('A new product gets its defaults, and shops show it at once', async () => {
      const given = { id: 'NEW-1', name: 'New Ale', price: 60.5, stock: 3 };
      const { status, body } = await staff.post('/api/admin/products').send(given);
      expect(status).toBe(201);
      expect(body).toMatchObject({ ...given, packagingType: 'Packaged', looseUnits: 0, hidden: false });
      expect(idsOf((await api.browser().get('/api/products')).body)).toContain('NEW-1');
      const { body: audit } = await staff.get('/api/admin/audit?subject=NEW-1');
      expect(audit.entries[0]).toMatchObject({ who: NORA, action: 'product.create', after: { price: 60.5 } });
    });

    test('A SKU that is taken is refused', async () => {
      const answer = await staff.post('/api/admin/products').send({ id: 'CTR-101', name: 'Other', price: 1 });
      expect([answer.status, answer.body.code]).toEqual([409, 'product_exists']);
      expect((await staff.get('/api/products/CTR-101')).body.name).toBe('Dry Dock Pilsner');
    });
  });

  describe('editing', () => {
    const stored = (id: string) => productModel(api.deps.connection).findById(id).lean();
    const edit = (change: object, id = 'CTR-101') => staff.patch(`/api/admin/products/${id}`).send(change);

    test('Named fields change, empty ones are removed, and the audit has both sides', async () => {
      const answer = await edit({ friendlyName: 'Pilsner', abv: 5.2, hiddenCategory: null });
      expect(answer.body).toMatchObject({ friendlyName: 'Pilsner', abv: 5.2 });
      expect(answer.body.hiddenCategory).toBeUndefined();
      expect(await stored('CTR-101')).not.toHaveProperty('hiddenCategory');
      const { body } = await staff.get('/api/admin/audit?action=product.edit&limit=1');
      expect(body.entries[0]).toMatchObject({
        who: NORA,
        subject: 'CTR-101',
        before: { friendlyName: null, abv: 5, hiddenCategory: 'CONTAINER' },
        after: { friendlyName: 'Pilsner', abv: 5.2, hiddenCategory: null },
      });
    });

    // PRODUCT-7
    test('An edit of a product that someone else has changed since is stale and shows what is stored now', async () => {
      const { updatedAt } = (await staff.get('/api/products/CTR-101')).body;
      expect((await edit({ abv: 4, updatedAt })).status).toBe(200);
      const late = await edit({ abv: 6, updatedAt });
      expect([late.status, late.body.code, late.body.current.abv]).toEqual([409, 'stale', 4]);
      expect((await stored('CTR-101'))?.abv).toBe(4);
    });

    test('Of two edits at the same moment one wins and the other is refused', async () => {
      const { updatedAt } = (await staff.get('/api/products/CTR-101')).body;
      const answers = await Promise.all([edit({ abv: 4, updatedAt }), edit({ abv: 6, updatedAt })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    test('Of two edits within one millisecond one wins, too, and a repeated edit is carried out once', async () => {
      const clock = jest.spyOn(api.deps, 'clock').mockReturnValue(new Date('2026-08-14T18:00:00Z'));
      const { updatedAt } = (await staff.get('/api/products/CTR-101')).body;
      const answers = await Promise.all([edit({ abv: 4, updatedAt }), edit({ abv: 6, updatedAt })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const twice = await Promise.all([edit({ name: 'Dry Dock' }), edit({ name: 'Dry Dock' })]);
      expect(twice.map(({ status }) => status)).toEqual([200, 200]);
      clock.mockRestore();
    });

    // PRODUCT-7
    test('A sale in the meantime makes no edit stale, and the edit leaves the stock alone', async () => {
      const { updatedAt } = (await staff.get('/api/products/CTR-101')).body;
      await productModel(api.deps.connection).updateOne({ _id: 'CTR-101' }, { $inc: { stock: -3 } });
      expect((await edit({ abv: 4.5, updatedAt })).status).toBe(200);
      expect((await stored('CTR-101'))?.stock).toBe(7);
    });

    // PRICE-12
    test('A price below the offer of its product is refused, an offer of one day is not', async () => {
      const day = '2099-12-01';
      const offer = { ltoPrice: 60, ltoStartDate: day, ltoEndDate: day };
      expect((await edit(offer)).status).toBe(200);
      const answer = await edit({ price: 59.99 });
      expect([answer.status, answer.body.detail]).toEqual([
        422,
        'LTO price must not be above the ordinary price.',
      ]);
      expect((await edit({ price: 59.99, ltoPrice: 59.99, ltoStartDate: day, ltoEndDate: day })).status).toBe(
        200,
      );
    });
  });

  describe('editing many', () => {
    test('One change is made to many products; unknown ones are named', async () => {
      const answer = await staff
        .post('/api/admin/products/bulk')
        .send({ ids: ['CTR-101', 'CZB-350', 'NOPE'], change: { hidden: true } });
      expect(idsOf(answer.body)).toEqual(['CTR-101', 'CZB-350']);
      expect(answer.body.refused).toEqual([
        { id: 'NOPE', code: 'product_not_found', detail: 'The selected product could not be found.' },
      ]);
      expect((await api.browser().get('/api/products')).body.products).toEqual([]);
    });

    // PRICE-12
    test('One offer for many products is refused, with a reason, where it is above the price', async () => {
      const change = { ltoPrice: 100, ltoStartDate: '2099-12-01', ltoEndDate: '2099-12-01' };
      await productModel(api.deps.connection).updateOne({ _id: 'CZB-350' }, { $set: { price: 230 } });
      const { body } = await staff
        .post('/api/admin/products/bulk')
        .send({ ids: ['CTR-101', 'CZB-350'], change });
      expect(idsOf(body)).toEqual(['CZB-350']);
      expect(body.refused).toEqual([
        { id: 'CTR-101', code: 'validation', detail: 'LTO price must not be above the ordinary price.' },
      ]);
    });

    test('With a change for each product the stale one is refused and the others are made', async () => {
      const changes = [
        { id: 'CTR-101', change: { price: 70 }, updatedAt: '2020-01-01T00:00:00.000Z' },
        { id: 'CZB-350', change: { price: 230 } },
      ];
      const { body } = await staff.post('/api/admin/products/bulk').send({ changes });
      expect(body.products).toMatchObject([{ id: 'CZB-350', price: 230 }]);
      expect(body.refused).toMatchObject([{ id: 'CTR-101', code: 'stale' }]);
    });
  });
});
