import { Collection } from 'mongodb';
import { carryOut, upload } from '../../../test/imports.ts';
import { productDocument } from '../../../test/products.ts';
import { type Browser, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { productModel } from '../../catalogue/products/index.ts';
import { holdStock, type StockLine } from '../../catalogue/stock/index.ts';

describe('a sale while an import is running', () => {
  const api = testApi();
  let staff: Browser;
  beforeAll(async () => {
    staff = await staffBrowser(api);
  });

  beforeEach(async () => {
    await productModel(api.deps.connection).deleteMany({});
    await productModel(api.deps.connection).create(productDocument({ _id: 'IPA', price: 60, stock: 10 }));
  });

  const stored = () => productModel(api.deps.connection).findById('IPA').lean();
  const reviewed = async (csv: string): Promise<string> => (await upload(staff, 'inventory', csv)).body.id;

  /** Sells after the worker has read the products and before it changes any. */
  function sellsMeanwhile(line: Omit<StockLine, 'productId'>): void {
    const write = Collection.prototype.bulkWrite;
    const spied = jest.spyOn(Collection.prototype, 'bulkWrite');
    spied.mockImplementationOnce(async function (this: Collection, ...asked) {
      const reservation = { order: 'CBO-1', attempt: 'first' };
      await holdStock(api.deps.connection, reservation, [{ productId: 'IPA', ...line }], new Date());
      return write.apply(this, asked);
    });
  }

  // IMPORT-16
  test.each([
    [20, 3, 17],
    [5, 3, 2],
    [5, 8, 0],
  ])(
    'is kept where the file says %i and %i of 10 are sold in the meantime',
    async (figure, quantity, left) => {
      const id = await reviewed(`sku,price,stock\nIPA,61,${figure}\n`);
      sellsMeanwhile({ quantity, unit: 'stocked' });
      await carryOut(api, staff, id, 'apply');
      expect(await stored()).toMatchObject({ price: 61, stock: left, holds: [{ taken: quantity }] });
    },
  );

  test('of single units leaves the opened case as it is', async () => {
    const id = await reviewed('sku,stock\nIPA,20\n');
    sellsMeanwhile({ quantity: 3, unit: 'single' });
    await carryOut(api, staff, id, 'apply');
    expect(await stored()).toMatchObject({ stock: 19, looseUnits: 21 });
  });

  test("before the import reads the product is overwritten: the stock is the file's figure", async () => {
    const id = await reviewed('sku,stock\nIPA,20\n');
    await productModel(api.deps.connection).updateOne({ _id: 'IPA' }, { $inc: { stock: -3 } });
    await carryOut(api, staff, id, 'apply');
    expect(await stored()).toMatchObject({ stock: 20 });
  });

  // IMPORT-16
  test('is kept when the import is undone', async () => {
    const id = await reviewed('sku,stock\nIPA,20\n');
    await carryOut(api, staff, id, 'apply');
    sellsMeanwhile({ quantity: 3, unit: 'stocked' });
    expect(await carryOut(api, staff, id, 'undo')).toMatchObject({ state: 'undone' });
    expect(await stored()).toMatchObject({ stock: 7 });
  });

  test('that would make the stock negative keeps undoing from touching the product', async () => {
    const id = await reviewed('sku,price,stock\nIPA,61,20\n');
    await carryOut(api, staff, id, 'apply');
    sellsMeanwhile({ quantity: 15, unit: 'stocked' });
    expect(await carryOut(api, staff, id, 'undo')).toMatchObject({ conflicts: ['IPA'] });
    expect(await stored()).toMatchObject({ price: 61, stock: 5 });
  });

  test("doesn't keep the file's text from being taken literally", async () => {
    const id = await reviewed('sku,name,stock\nIPA,$stock,20\n');
    await carryOut(api, staff, id, 'apply');
    expect(await stored()).toMatchObject({ name: '$stock', stock: 20 });
  });
});
