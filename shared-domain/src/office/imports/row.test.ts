import { columnsOf, isBlankRow, parseRow } from './index.ts';

const today = '2026-11-20';
const headers = ['Item #', 'Item', 'Cat', 'Packaging', 'On Hand', 'Available', 'Price'];
const columns = columnsOf(headers);
const read = (line: string, index = 1) => parseRow(line.split(','), { columns, today, index });
const messagesOf = (line: string) => read(line).errors.map(({ message }) => message);

test('a good row is read', () => {
  expect(read(' CTR-101 , Dry Dock ,Beer,50L,84,80,$61.20', 7)).toEqual({
    id: 'CTR-101',
    rows: [7],
    values: { name: 'Dry Dock', price: 61.2, stock: 80, category: 'Beer', packagingType: '50L' },
    errors: [],
    notes: [],
  });
});

// IMPORT-13
test('an unknown packaging is no error and says nothing', () => {
  const row = read('CTR-101,Dry Dock,Beer,6 x 330 mL,84,80,61.20');
  expect(row.errors).toEqual([]);
  expect(row.values).not.toHaveProperty('packagingType');
});

// IMPORT-4
test.each([
  [',Dry Dock,Beer,,1,1,5', 'Missing product ID/SKU'],
  ['CTR-101,,Beer,,1,1,5', 'Missing product name'],
  ['CTR-101,Dry Dock,Beer,,1,1,free', 'Invalid price (must be a number >= 0)'],
  ['CTR-101,Dry Dock,Beer,,1,1,-5', 'Invalid price (must be a number >= 0)'],
  ['CTR-101,Dry Dock,Beer,,1,1,', 'Invalid price (must be a number >= 0)'],
  ['CTR-101,Dry Dock,Beer,,1,lots,5', 'Invalid stock quantity (must be a number >= 0)'],
  ['CTR-101,Dry Dock,Beer,,1,-4,5', 'Invalid stock quantity (must be a number >= 0)'],
])('the row "%s" is answered: %s', (line, message) => {
  expect(messagesOf(line)).toEqual([message]);
});

test('a SKU and a name may have as many characters as the editor accepts, and not one more', () => {
  const [sku, name] = ['S'.repeat(100), 'n'.repeat(200)];
  expect(read(` ${sku} , ${name} ,,,1,1,5`)).toMatchObject({ id: sku, values: { name }, errors: [] });
  const long = read(`${sku}S,${name}n,,,1,1,5`);
  expect(long.id).toBe(`${sku}S`);
  expect(long.errors).toEqual([
    { code: 'invalid-id', message: 'Invalid product ID/SKU (must be at most 100 characters)' },
    { code: 'invalid-name', message: 'Invalid product name (must be at most 200 characters)' },
  ]);
  expect(long.values).toEqual({ price: 5, stock: 1 });
});

// PRODUCT-17
test.each([
  ['deposit-fee', "Invalid product ID/SKU ('deposit-fee' is reserved)"],
  ['..', "Invalid product ID/SKU ('..' is reserved)"],
  ['events', "Invalid product ID/SKU ('events' is reserved)"],
  ['A/B', "Invalid product ID/SKU (must not contain '/', line ends or control characters)"],
  ['A\u0000B', "Invalid product ID/SKU (must not contain '/', line ends or control characters)"],
  ['A\nB', "Invalid product ID/SKU (must not contain '/', line ends or control characters)"],
])('a SKU %j is answered: %s', (id, message) => {
  const { errors } = parseRow([id, 'Dry Dock', '', '', '1', '1', '5'], { columns, today, index: 1 });
  expect(errors).toEqual([{ code: 'invalid-id', message }]);
});

test('all errors of a row are reported, in the order of the rules', () => {
  expect(read(',,,,x,x,x').errors.map(({ code }) => code)).toEqual([
    'missing-id',
    'missing-name',
    'invalid-price',
    'invalid-stock',
  ]);
});

test('a row without an id is keyed by its number', () => {
  expect(read(',Dry Dock,Beer,,1,1,5', 12).id).toBe('imported-12');
});

test('a short row lacks its last cells, and a price of 0 is a price', () => {
  expect(messagesOf('CTR-101')).toEqual(['Missing product name', 'Invalid price (must be a number >= 0)']);
  expect(read('CTR-101,Dry Dock,Beer,,0,0,0').values).toMatchObject({ price: 0, stock: 0 });
});

// IMPORT-5
test('a file without these columns says nothing about name, price and stock', () => {
  const row = parseRow(['CTR-101'], { columns: columnsOf(['sku']), today, index: 1 });
  expect(row).toEqual({ id: 'CTR-101', rows: [1], values: {}, errors: [], notes: [] });
});

test('in a file without ids no row has an id', () => {
  const row = parseRow(['Dry Dock'], { columns: columnsOf(['title']), today, index: 3 });
  expect(row.errors.map(({ code }) => code)).toEqual(['missing-id']);
});

test('a row of blanks is blank', () => {
  expect(isBlankRow(['', '  '])).toBe(true);
  expect(isBlankRow([])).toBe(true);
  expect(isBlankRow(['', 'x'])).toBe(false);
});
