import { stockedShop } from '../../../test/test-shop.ts';
import { commitHolds, holdStock, releaseHolds, returnStock } from './index.ts';

const shop = stockedShop(
  { _id: 'IPA', stock: 2, looseUnits: 5 },
  { _id: 'KEG', stock: 3, packagingType: '50L' },
  { _id: 'FORCED', stock: 1, looseUnits: 2, forceDisplay: true },
);

const connection = () => shop.api.deps.connection;
const at = new Date('2026-11-20T17:41:00.000Z');
const reservation = { order: 'CBO-1', attempt: 'first' };
const hold = (productId: string, quantity: number, unit: 'single' | 'stocked', who = reservation) =>
  holdStock(connection(), who, [{ productId, quantity, unit }], at);

describe('taken stock', () => {
  // STOCK-2
  test.each([
    [3, { stock: 2, looseUnits: 2 }],
    [5, { stock: 2, looseUnits: 0 }],
    [6, { stock: 1, looseUnits: 23 }],
    [29, { stock: 1, looseUnits: 0 }],
    [53, { stock: 0, looseUnits: 0 }],
  ])('as %i single units uses loose ones first and then opens cases', async (quantity, left) => {
    expect(await hold('IPA', quantity, 'single')).toEqual({
      taken: [{ productId: 'IPA', taken: quantity, unit: 'single' }],
      short: [],
    });
    expect(await shop.stock('IPA')).toEqual({ ...left, holds: 1 });
  });

  test('as whole cases leaves loose units alone', async () => {
    await hold('IPA', 2, 'stocked');
    expect(await shop.stock('IPA')).toEqual({ stock: 0, looseUnits: 5, holds: 1 });
  });

  test('is reported when it falls short, and stays unchanged', async () => {
    expect(await hold('IPA', 54, 'single')).toEqual({ taken: [], short: [{ productId: 'IPA', left: 53 }] });
    expect(await hold('NOBODY', 1, 'stocked')).toEqual({
      taken: [],
      short: [{ productId: 'NOBODY', left: 0 }],
    });
    expect(await shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 5, holds: 0 });
  });

  test('of a forced product gives what there is', async () => {
    expect(await hold('FORCED', 30, 'single')).toEqual({
      taken: [{ productId: 'FORCED', taken: 26, unit: 'single' }],
      short: [],
    });
    expect(await shop.stock('FORCED')).toEqual({ stock: 0, looseUnits: 0, holds: 1 });
  });

  test('is taken once by an attempt, however often it is requested', async () => {
    await hold('KEG', 2, 'stocked');
    await hold('KEG', 2, 'stocked');
    expect(await shop.stock('KEG')).toEqual({ stock: 1, looseUnits: 0, holds: 1 });
  });
});

describe('a hold', () => {
  // STOCK-2
  test('that is undone returns what it took, once, and folds single units into cases', async () => {
    await hold('IPA', 29, 'single');
    await Promise.all([releaseHolds(connection(), reservation), releaseHolds(connection(), reservation)]);
    expect(await shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 5, holds: 0 });
  });

  test('that is undone leaves those of others alone', async () => {
    const other = { order: 'CBO-2', attempt: 'second' };
    await hold('KEG', 1, 'stocked');
    await hold('KEG', 1, 'stocked', other);
    await releaseHolds(connection(), reservation);
    expect(await shop.stock('KEG')).toEqual({ stock: 2, looseUnits: 0, holds: 1 });
    await commitHolds(connection(), other);
    expect(await shop.stock('KEG')).toEqual({ stock: 2, looseUnits: 0, holds: 0 });
  });
});

// STOCK-4
test('stock is returned once per follow-up, even by ten workers at the same time', async () => {
  const back = () =>
    returnStock(connection(), { order: 'CBO-1', token: 'token-1', at }, [
      { productId: 'IPA', taken: 20, unit: 'single' },
      { productId: 'KEG', taken: 1, unit: 'stocked' },
    ]);
  await Promise.all(Array.from({ length: 10 }, back));
  expect(await shop.stock('IPA')).toMatchObject({ stock: 3, looseUnits: 1 });
  expect(await shop.stock('KEG')).toMatchObject({ stock: 4 });
});
