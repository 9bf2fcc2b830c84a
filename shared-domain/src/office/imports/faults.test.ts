import { columnsOf } from './columns.ts';
import { faultyPlaces } from './row.ts';

const HEADERS = ['Item #', 'Item', 'On Hand', 'Available', 'Price', 'ABV', 'lto_start_date'];
const faultsOf = (...cells: string[]) =>
  faultyPlaces(cells, { columns: columnsOf(HEADERS), today: '2026-11-20' }).map((place) => HEADERS[place]);

test.each([
  ['nothing in a valid row', ['A-1', 'Ale', '5', '5', '50.00', '5.0', ''], []],
  ['the number that is missing', ['', 'Ale', '5', '5', '50.00', '', ''], ['Item #']],
  ['the name that is missing', ['A-1', ' ', '5', '5', '50.00', '', ''], ['Item']],
  ['a number that is too long', ['A'.repeat(101), 'Ale', '5', '5', '9', '', ''], ['Item #']],
  ['a name that is too long', ['A-1', 'x'.repeat(201), '5', '5', '9', '', ''], ['Item']],
  ['a price in words', ['A-1', 'Ale', '5', '5', 'call us', '', ''], ['Price']],
  [
    "the one of two stock columns that can't be read",
    ['A-1', 'Ale', '5', 'many', '9', '', ''],
    ['Available'],
  ],
  ['an On Hand that is no number', ['A-1', 'Ale', 'some', '5', '9', '', ''], ['On Hand']],
  ['no Available where nothing is on hand', ['A-1', 'Ale', '0', 'many', '9', '', ''], []],
  [
    'an ABV over 100 and an invalid date',
    ['A-1', 'Ale', '5', '5', '9', '500', 'soon'],
    ['ABV', 'lto_start_date'],
  ],
])('Marks %s', (_what, cells, faults) => {
  expect(faultsOf(...cells)).toEqual(faults);
});

test('A file with one stock column is marked there', () => {
  expect(faultyPlaces(['A-1', '-3'], { columns: columnsOf(['sku', 'stock']), today: '2026-11-20' })).toEqual([
    1,
  ]);
});
