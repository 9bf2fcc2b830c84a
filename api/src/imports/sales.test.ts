import { Collection } from 'mongodb';
import { carryOut, upload } from '../../test/imports.ts';
import { productDocument } from '../../test/products.ts';
import { type Browser, staffBrowser } from '../../test/staff.ts';
import { testApi } from '../../test/test-api.ts';
import { productModel } from '../catalogue/index.ts';
import { holdStock, type StockLine } from '../stock/index.ts';

describe('what is sold while an import is at work', () => {
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

  /** Sells when the worker has read the products and has changed none of them yet. */
  function sellsMeanwhile(line: Omit<StockLine, 'productId'>): void {
    const write = Collection.prototype.bulkWrite;
    const spied = jest.spyOn(Collection.prototype, 'bulkWrite');
    spied.mockImplementationOnce(async function (this: Collection, ...asked) {
      const taker = { order: 'CBO-1', attempt: 'first' };
      await holdStock(api.deps.connection, taker, [{ productId: 'IPA', ...line }], new Date());
      return write.apply(this, asked);
    });
  }

  // IMPORT-16
  test.each([
    [20, 3, 17],
    [5, 3, 2],
    [5, 8, 0],
  ])('stays sold where the file says %i and %i of 10 go meanwhile', async (figure, quantity, left) => {
    const id = await reviewed(`sku,price,stock\nIPA,61,${figure}\n`);
    sellsMeanwhile({ quantity, unit: 'stocked' });
    await carryOut(api, staff, id, 'apply');
    expect(await stored()).toMatchObject({ price: 61, stock: left, holds: [{ taken: quantity }] });
  });

  test('as single units leaves the opened case as it is', async () => {
    const id = await reviewed('sku,stock\nIPA,20\n');
    sellsMeanwhile({ quantity: 3, unit: 'single' });
    await carryOut(api, staff, id, 'apply');
    expect(await stored()).toMatchObject({ stock: 19, looseUnits: 21 });
  });

  test("before the import reads the product is the file's to know: the stock is its figure", async () => {
    const id = await reviewed('sku,stock\nIPA,20\n');
    await productModel(api.deps.connection).updateOne({ _id: 'IPA' }, { $inc: { stock: -3 } });
    await carryOut(api, staff, id, 'apply');
    expect(await stored()).toMatchObject({ stock: 20 });
  });

  // IMPORT-16
  test('stays sold when the import is undone', async () => {
    const id = await reviewed('sku,stock\nIPA,20\n');
    await carryOut(api, staff, id, 'apply');
    sellsMeanwhile({ quantity: 3, unit: 'stocked' });
    expect(await carryOut(api, staff, id, 'undo')).toMatchObject({ state: 'undone' });
    expect(await stored()).toMatchObject({ stock: 7 });
  });

  test('and would leave less than nothing makes undoing leave the product as it is', async () => {
    const id = await reviewed('sku,price,stock\nIPA,61,20\n');
    await carryOut(api, staff, id, 'apply');
    sellsMeanwhile({ quantity: 15, unit: 'stocked' });
    expect(await carryOut(api, staff, id, 'undo')).toMatchObject({ conflicts: ['IPA'] });
    expect(await stored()).toMatchObject({ price: 61, stock: 5 });
  });

  test('does not keep a text of the file from being taken to the letter', async () => {
    const id = await reviewed('sku,name,stock\nIPA,$stock,20\n');
    await carryOut(api, staff, id, 'apply');
    expect(await stored()).toMatchObject({ name: '$stock', stock: 20 });
  });
});
