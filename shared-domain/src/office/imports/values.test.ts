import { columnsOf, parseRow } from './index.ts';

const today = '2026-11-20';
const table = (names: string) => columnsOf(['id', ...names.split(',')]);
const cell = (header: string, text: string) =>
  parseRow(['A', text], { columns: table(header), today, index: 1 });

// SIZE-5
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
  ['containers_per_unit', '24', { containersPerUnit: 24 }],
  ['ldb_sku', '123456', { ldbSku: '123456' }],
  ['packaging', '6 x 330 mL', { containerVolume: 330, containersPerUnit: 6 }],
  ['packaging', '50L', { packagingType: '50L' }],
  ['image_url', '/pictures/a.png', { imageUrl: '/pictures/a.png' }],
  ['image_url', 'HTTPS://x.example/a b.png', { imageUrl: 'HTTPS://x.example/a b.png' }],
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
  [
    'containers_per_unit',
    'a dozen',
    "Invalid containers per unit 'a dozen' (must be a whole number, 1 to 1000)",
  ],
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
    'http://x.example/a.png',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:image/png;base64,AA',
    '//other.example/a.png',
    'a.png',
  ].map((address) => [
    'image_url',
    address,
    'Invalid image address (must start with https:// or, for a path of this site, with /)',
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
