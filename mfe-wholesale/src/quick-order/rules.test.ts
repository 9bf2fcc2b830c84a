import { brute, catalogue, largeKeg, pilsner, shares, smallKeg } from '../testing/catalogue.ts';
import { countsOf, unitsOf } from './counts.ts';
import { matchQuickOrder, type QuickRow, withoutLines, withQuantity } from './match.ts';
import { parseQuickOrder } from './parse.ts';

const asked = (text: string) => parseQuickOrder(text).map(({ item, quantity }) => [item, quantity]);

test.each([
  ['blanks', 'CTR-101  6'],
  ['a comma', 'CTR-101, 6'],
  ['a semicolon', 'CTR-101;6'],
  ['a tab', 'CTR-101\t6'],
  ['a times sign', 'CTR-101 x6'],
  ['a times sign between blanks', 'CTR-101 x 6'],
  ['the quantity first', '6 x CTR-101'],
  ['the quantity first in a CSV', '6,CTR-101'],
  ['quotation marks', '"CTR-101","6"'],
  ['quotation marks around the quantity', 'CTR-101 "6"'],
  ['the unit behind it', 'CTR-101 6 cases'],
  ['the unit in a CSV', 'CTR-101, 6 cases'],
  ['the unit before the item', '6 cases of CTR-101'],
  ['a name between them', 'CTR-101,"Pilsner, dry",61.20,6'],
])('An item and its quantity are read with %s', (_, line) => {
  expect(asked(line)).toEqual([['CTR-101', 6]]);
});

test('A CSV with headings is read by them, in any order', () => {
  expect(asked('Name,Qty,SKU\r\n"Pilsner, dry",6,CTR-101\r\nMoth,,CUR-207\r\n')).toEqual([
    ['CTR-101', 6],
    ['CUR-207', 1],
  ]);
});

test('A line without a quantity means one; empty lines are ignored', () => {
  expect(asked('CTR-101\n\n  \nMoon Moth Hazy IPA\nGantry IPA 4')).toEqual([
    ['CTR-101', 1],
    ['Moon Moth Hazy IPA', 1],
    ['Gantry IPA', 4],
  ]);
});

// MONEY-10
test.each(['CTR-101 1,200', 'CTR-101, 1,200', 'CTR-101;1,200', "CTR-101 1'200", 'CTR-101,"1,200"'])(
  'The thousands mark of "%s" separates no cells',
  (line) => {
    expect(asked(line)).toEqual([['CTR-101', 1200]]);
  },
);

test('A quantity alone has no item', () => {
  expect(asked('12 cases')).toEqual([['', 12]]);
});

test('An all-digit item number is not mistaken for a quantity', () => {
  expect(asked('10023 6')).toEqual([['10023', 6]]);
});

// MONEY-10
test.each([
  ...[
    'CTR-101, 0',
    'CTR-101, 2.5',
    'CTR-101 1e3',
    'CTR-101  -3',
    'CTR-101, six',
    'CTR-101, 10000',
    'CTR-101 2.5 cases',
  ],
])('"%s" has no quantity that could be ordered', (line) => {
  expect(asked(line)).toEqual([['CTR-101', null]]);
});

const shop = (inCart: [string, number][] = []) => ({
  products: catalogue,
  inCart: new Map(inCart),
  at: new Date('2026-11-20T20:00:00Z'),
});
const match = (text: string, inCart?: [string, number][]) =>
  matchQuickOrder(parseQuickOrder(text), shop(inCart));

test('Every line has its amount', () => {
  expect(match('ctr-112 4\nFRC-409 12\nXYZ-1 3\nCTR-101 none,\nMOON MOTH HAZY IPA 2')).toMatchObject([
    { kind: 'ready', product: { id: 'CTR-112' }, quantity: 4, unitPrice: 6600 },
    { kind: 'short', product: { id: 'FRC-409' }, quantity: 12, left: 9 },
    { kind: 'unknown', item: 'XYZ-1' },
    { kind: 'unknown', item: 'CTR-101 none' },
    { kind: 'ready', product: { id: 'CUR-207' }, quantity: 2 },
  ]);
});

test('Lines of one product are added up, and the cart counts against the stock', () => {
  expect(match('FRC-409 5\nCTR-101 1\nfrc-409 3', [['FRC-409', 4]])).toMatchObject([
    { kind: 'short', at: [0, 2], quantity: 8, left: 5, inCart: 4 },
    { kind: 'ready', product: { id: 'CTR-101' } },
  ]);
});

test('A product that can be ordered beyond its stock is ready, the rest to follow', () => {
  const forced = { ...brute, forceDisplay: true };
  const [row] = matchQuickOrder(parseQuickOrder('FRC-409 12'), { ...shop(), products: [forced] });
  expect(row).toMatchObject({ kind: 'ready', quantity: 12, backOrdered: 3 });
});

test('A hidden product is not found', () => {
  const hidden = { ...brute, hidden: true };
  const [row] = matchQuickOrder(parseQuickOrder('FRC-409 1'), { ...shop(), products: [hidden] });
  expect(row).toMatchObject({ kind: 'unknown' });
});

// ALLOCATION-3
test('Scarce beer is asked for on its own page', () => {
  const scarce = { ...brute, allocation: shares };
  const rows = matchQuickOrder(parseQuickOrder('FRC-409 1'), { ...shop(), products: [scarce] });
  expect(rows).toMatchObject([{ kind: 'limited', product: { id: 'FRC-409' } }]);
  expect(countsOf(rows)).toBe('1 to check');
});

test('Taking what is left rewrites the line; other lines of the product are removed', () => {
  const [row] = match('FRC-409 7\nCTR-101 1\nFRC-409 5');
  expect(withQuantity('FRC-409 7\nCTR-101 1\nFRC-409 5', row as QuickRow & { kind: 'short' }, 9)).toBe(
    'FRC-409  9\nCTR-101 1',
  );
});

test('Lines added to the cart are removed from the text', () => {
  expect(withoutLines('CTR-101 6\nFRC-409 12\nCUR-207 4', [0, 2])).toBe('FRC-409 12');
});

test('Units are called cases, kegs or both', () => {
  expect(unitsOf([{ product: pilsner, quantity: 6 }])).toBe('6 cases');
  expect(unitsOf([{ product: pilsner, quantity: 1 }])).toBe('1 case');
  expect(unitsOf([{ product: smallKeg, quantity: 1 }])).toBe('1 keg');
  expect(unitsOf([smallKeg, largeKeg].map((product) => ({ product, quantity: 2 })))).toBe('4 kegs');
  expect(unitsOf([pilsner, largeKeg].map((product) => ({ product, quantity: 2 })))).toBe('4 cases and kegs');
  expect(unitsOf([{ product: { ...pilsner, category: 'Merchandise' }, quantity: 3 }])).toBe('3 items');
});

test('Lines are counted as ready, short and to be checked', () => {
  expect(countsOf(match('CTR-101 6\nCUR-207 4\nFRC-409 12'))).toBe('2 ready, 1 short');
  expect(countsOf(match('XYZ-1'))).toBe('1 to check');
  expect(countsOf([])).toBe('');
});
