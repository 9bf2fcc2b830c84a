import fc from 'fast-check';
import { columnsOf, type ImportRow, isBlankRow, mergeRows, parseRow } from './index.ts';

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

const table = (names: string) => columnsOf(['id', ...names.split(',')]);
const cell = (header: string, text: string) =>
  parseRow(['A', text], { columns: table(header), today, index: 1 });

test.each([
  ['friendly_name', 'Dry Dock', { friendlyName: 'Dry Dock' }],
  ['original_name', 'CTR DRYDOCK', { originalName: 'CTR DRYDOCK' }],
  ['image_url', 'https://x.example/a.png', { imageUrl: 'https://x.example/a.png' }],
  ['brand', 'FORCE', { hiddenCategory: 'FORCE' }],
  ['force_display', 'TRUE', { forceDisplay: true }],
  ['force_display', 'x', { forceDisplay: true }],
  ['hidden', '1', { hidden: true }],
  ['hidden', 'no', { hidden: false }],
  ['hidden', '0', { hidden: false }],
  ['abv', '5,2%', { abv: 5.2 }],
  ['abv', '0', { abv: 0 }],
  ['abv', '100', { abv: 100 }],
  ['lto_price', '$54.00', { ltoPrice: 54 }],
  ['lto_start_date', '2026-12-01', { ltoStartDate: '2026-12-01' }],
  ['lto_end_date', '2026-12-01T12:00:00Z', { ltoEndDate: '2026-12-01T12:00:00Z' }],
  ['lto_end_date', '2026-12-01 12:00:00Z', { ltoEndDate: '2026-12-01T12:00:00Z' }],
  ['lto_start_date', 'today', { ltoStartDate: '2026-11-20' }],
  ['lto_start_date', 'today+5', { ltoStartDate: '2026-11-25' }],
  ['lto_start_date', 'today+99999', { ltoStartDate: '2300-09-04' }],
  ['lto_start_date', 'Today - 20', { ltoStartDate: '2026-10-31' }],
  ['lto_end_date', '+12', { ltoEndDate: '2026-12-02' }],
  ['created_at', '-1', { created_at: '2026-11-19' }],
  ['style', 'Pilsner', { style: 'Pilsner' }],
  ['container_volume', '473 mL', { containerVolume: 473 }],
  ['container_volume', '100000', { containerVolume: 100_000 }],
  ['image_url', '/pictures/a.png', { imageUrl: '/pictures/a.png' }],
  ['image_url', 'HTTP://x.example/a b.png', { imageUrl: 'HTTP://x.example/a b.png' }],
  ['container', 'Can', { container: 'can' }],
  ['container', 'bottle', { container: 'bottle' }],
  ['abv', ' ', {}],
])('a column %s with "%s" is read', (header, text, values) => {
  expect(cell(header, text)).toMatchObject({ errors: [], values });
  expect(cell(header, text).values).toEqual(values);
});

test.each([
  ['hidden', 'maybe', "Invalid value 'maybe' (must be true or false)"],
  ['abv', '101', 'Invalid ABV (must be a number from 0 to 100)'],
  ['abv', '-1', 'Invalid ABV (must be a number from 0 to 100)'],
  ['abv', 'strong', 'Invalid ABV (must be a number from 0 to 100)'],
  ['lto_price', 'cheap', 'Invalid LTO price (must be a number >= 0)'],
  ['lto_end_date', 'Christmas', "Invalid date 'Christmas' (must be YYYY-MM-DD)"],
  ['lto_end_date', '01/02/2026', "Invalid date '01/02/2026' (must be YYYY-MM-DD)"],
  ['lto_end_date', '0000-01-01', "Invalid date '0000-01-01' (must be YYYY-MM-DD)"],
  ['lto_end_date', 'today+999999999999', "Invalid date 'today+999999999999' (must be YYYY-MM-DD)"],
  ...['big', '0', '473.5', '100001'].map((volume) => [
    'container_volume',
    volume,
    `Invalid container volume '${volume}' (must be whole millilitres, 1 to 100000)`,
  ]),
  ...[
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:image/png;base64,AA',
    '//other.example/a.png',
    'a.png',
  ].map((address) => [
    'image_url',
    address,
    'Invalid image address (must start with https://, http:// or, for a path of this site, with /)',
  ]),
  ['container', 'keg', "Invalid container 'keg' (can or bottle)"],
])('a column %s with "%s" is answered: %s', (header, text, message) => {
  expect(cell(header, text)).toMatchObject({ values: {}, errors: [{ code: 'invalid-value', message }] });
});

test.each([
  ['friendly_name', 200, 'Invalid friendly name (must be at most 200 characters)'],
  ['original_name', 200, 'Invalid original name (must be at most 200 characters)'],
  ['description', 10_000, 'Invalid description (must be at most 10000 characters)'],
  ['image_url', 2_000, 'Invalid image address (must be at most 2000 characters)'],
  ['brand', 100, 'Invalid brand (must be at most 100 characters)'],
  ['category', 100, 'Invalid category (must be at most 100 characters)'],
  ['style', 100, 'Invalid style (must be at most 100 characters)'],
])('a column %s with more than %i characters is answered: %s', (header, most, message) => {
  const cells = (length: number) => ['A', 'Ale', '/'.padEnd(length, 'x')];
  const columns = table(`name,${header}`);
  const errorsAt = (length: number) => parseRow(cells(length), { columns, today, index: 1 }).errors;
  expect(errorsAt(most)).toEqual([]);
  expect(errorsAt(most + 1)).toEqual([{ code: 'invalid-value', message }]);
});

test('a row of blanks is blank', () => {
  expect(isBlankRow(['', '  '])).toBe(true);
  expect(isBlankRow([])).toBe(true);
  expect(isBlankRow(['', 'x'])).toBe(false);
});

/** As when a file is read: rows with the same id are merged, in the order in which each id first occurred. */
function consolidate(rows: readonly ImportRow[]): ImportRow[] {
  const byId = new Map<string, ImportRow>();
  for (const row of rows) {
    const before = byId.get(row.id);
    byId.set(row.id, before ? mergeRows(before, row) : row);
  }
  return [...byId.values()];
}

// IMPORT-8
test('rows with the same id are merged: stock is summed, the first row wins, gaps are filled', () => {
  const rows = [
    read('CTR-101,Dry Dock,,,84,80,61.20', 1),
    read('CTR-104,Portside,Beer,,40,40,64.80', 2),
    read('CTR-101,Dry Dock Pilsner,Beer,,20,20,61.20', 3),
  ];
  expect(consolidate(rows)).toEqual([
    {
      id: 'CTR-101',
      rows: [1, 3],
      values: { name: 'Dry Dock', price: 61.2, stock: 100, category: 'Beer' },
      errors: [],
      notes: [],
    },
    { ...rows[1] },
  ]);
});

// IMPORT-8
test('another price in a later row leaves a note', () => {
  const rows = [
    read('A,Dry Dock,,,1,1,61.20', 1),
    read('A,Dry Dock,,,1,1,16.20', 2),
    read('A,Dry Dock,,,1,1,61.20', 3),
  ];
  expect(consolidate(rows)[0]).toMatchObject({
    values: { price: 61.2, stock: 3 },
    notes: ['Row 2 has another price, $16.20; $61.20 was used'],
  });
});

test('errors of both rows are reported once, and half a stock is no stock', () => {
  const rows = [read('A,,,,1,1,61.20', 1), read('A,,,,1,lots,5', 2), read('A,x,,,1,lots,61.20', 3)];
  const [row] = consolidate(rows);
  expect(row?.errors.map(({ code }) => code)).toEqual(['missing-name', 'invalid-stock']);
  expect(row?.values).not.toHaveProperty('stock');
});

test('rows without stock or price are consolidated without them', () => {
  const bare = (index: number) => parseRow(['A'], { columns: columnsOf(['sku']), today, index });
  expect(consolidate([bare(1), bare(2)])).toEqual([
    { id: 'A', rows: [1, 2], values: {}, errors: [], notes: [] },
  ]);
});

test('consolidation loses no row and no stock', () => {
  const line = fc.record({ id: fc.constantFrom('A', 'B', 'C'), stock: fc.nat(100) });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const rows = lines.map(({ id, stock }, index) => read(`${id},x,,,1,${stock},5`, index));
      const merged = consolidate(rows);
      expect(merged.flatMap((row) => row.rows).length).toBe(lines.length);
      expect(merged.reduce((sum, row) => sum + (row.values.stock ?? 0), 0)).toBe(
        lines.reduce((sum, { stock }) => sum + stock, 0),
      );
    }),
  );
});
