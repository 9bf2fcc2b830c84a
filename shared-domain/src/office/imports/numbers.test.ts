import fc from 'fast-check';
import { areFractions, readCount, readPrice, readStrength, readVolume, type Said, stockOf } from './index.ts';

/** A reading in short: the value, the value and '?' for a guess, or null for a problem. */
const short = (said: Said<number> | undefined) => {
  if (said === undefined) return undefined;
  if ('problem' in said) return null;
  return said.guess === undefined ? said.value : `${said.value}?`;
};

// IMPORT-6, IMPORT-23
test.each<[string, number | string | null]>([
  ['12.99', 12.99],
  ['$12.99', 12.99],
  ['CA$ 12,99', 12.99],
  ['12.99 CAD', 12.99],
  ['C$12.99', 12.99],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1 234,50 $', 1234.5],
  ["1'234.50", 1234.5],
  ['1.000.000', 1_000_000],
  ['1,000,000', 1_000_000],
  ['123,456.5', 123_456.5],
  ['.5', 0.5],
  ['$.50', 0.5],
  ['12.', 12],
  ['58.-', 58],
  ['58,-', 58],
  ['1,234', 1234],
  ['12.9949', 12.99],
  ['61.1999999', 61.2],
  ['0', 0],
  ['１２．５０', 12.5],
  ['\u200b61.20\u00a0', 61.2],
  ['="61.20"', 61.2],
  ["'61.20", 61.2],
  ['61.20 ea.', 61.2],
  ['$58.00/cs.', 58],
  ['58.00 p. cs.', 58],
  ['$58.00 per case', 58],
  ['58,00 $ la caisse', '58?'],
  ['CAD 228.00 + dep.', 228],
  ['228.00 incl. deposit', '228?'],
  ['46.80*', 46.8],
  ['46.80 †', 46.8],
  ['No. 61.20', '61.2?'],
  ['approx. 61.20', '61.2?'],
  ['~61.20', '61.2?'],
  ...[
    '',
    '  ',
    'free',
    '.',
    '-',
    '$',
    'n/a',
    '-5',
    '$-5.00',
    '−5',
    '(5.00)',
    '5.00-',
    '1-2',
    '58.00 - 61.20',
    '58.00 48.00',
    '58.00/61.20',
    '$5.99 (was $6.99)',
    '2/$100.00',
    '3 x 20.00',
    '24x2.42',
    '1e3',
    '6.1E+01',
    '1.234',
    '12.995',
    '1,23,4',
    '1.2.3',
    '2½',
    '61²⁰',
    '61.20¹',
    '٦١',
    'US$58.00',
    'A$58.00',
    '58.00 U.S.',
    '₤58',
    '2.42/un',
    '58.00 USD',
    '€58.00',
    '58,00 Kč',
    '£58',
    '99¢',
    '2.42/btl',
    '2.42 per bottle',
    '2.42 a can',
    '5.10/L',
    '29.00/doz',
    '1.2k',
    '10%',
    '10% off',
    'from 58.00',
    '<58.00',
    '#DIV/0!',
    'CTR101',
    '1000001',
    '0628451999011',
  ].map((cell): [string, null] => [cell, null]),
])('the price cell %j says %p', (cell, expected) => {
  expect(short(readPrice(cell))).toBe(expected);
});

// IMPORT-23
test.each<[string, number | string | null]>([
  ['12', 12],
  ['0', 0],
  ['1,200', 1200],
  ['1 200', 1200],
  ['1\u202f200', 1200],
  ["1'200", 1200],
  ['1,200.00', 1200],
  ['1.200,00', 1200],
  ['12.0', 12],
  ['12,345', 12_345],
  ['12 cs.', 12],
  ['12 kegs', 12],
  ['12 in stock', 12],
  ['approx. 84', '84?'],
  ['ca. 20', '20?'],
  ['50+', '50?'],
  ...[
    '',
    '-',
    'lots',
    '-3',
    '(4)',
    '2.5',
    '2,5',
    '½',
    '2½',
    '12.9',
    '1e6',
    '1e3',
    '1.2E+03',
    '1.200',
    '12.000',
    '10-12',
    '3 x 12',
    '12/24',
    '10 (2 on hold)',
    '240 btl',
    '12 bottles',
    '12 doz',
    '3 pallets',
    '12 on order',
    '12 reserved',
    '1.2k',
    '1k',
    '>50',
    '<10',
    '12%',
    '$12',
    '#DIV/0!',
    '10000001',
  ].map((cell): [string, null] => [cell, null]),
])('the stock cell %j says %p', (cell, expected) => {
  expect(short(readCount(cell))).toBe(expected);
});

// IMPORT-23
test.each<[string, boolean, number | string | null]>([
  ['5.2', false, 5.2],
  ['5,2%', false, 5.2],
  ['5.2 % alc./vol.', false, 5.2],
  ['4.9% ABV', false, 4.9],
  ['alc. 5.2% by vol.', false, 5.2],
  ['0', false, 0],
  ['100', false, 100],
  ['approx. 4.5', false, '4.5?'],
  ['4.8°', false, '4.8?'],
  ['4,8°', false, '4.8?'],
  ['<0.5%', false, '0.5?'],
  ['0.052', false, '0.052?'],
  ['0.05%', false, 0.05],
  ['0.052', true, '5.2?'],
  ['0.07', true, '7?'],
  ['0.5', true, '0.5?'],
  ['0.5', false, 0.5],
  ['0.05%', true, 0.05],
  ['12°', false, null],
  ['12° Plato', false, null],
  ['11°P', false, null],
  ['80 proof', false, null],
  ['5.2-5.6', false, null],
  ['101', false, null],
  ['-1', false, null],
  ['strong', false, null],
  ['$5', false, null],
])('the strength cell %j, in a column of fractions: %p, says %p', (cell, fractions, expected) => {
  expect(short(readStrength(cell, fractions))).toBe(expected);
});

test.each([
  [['0.052', '0.05', '0.065', '0.5'], true],
  [['5.2', '0.05', '0.5'], false],
  [['0.5', '0.4', '0.05'], false],
  [['0.05%', '0.03%'], false],
  [['', 'strong'], false],
])('whether the strengths %j are fractions: %p', (cells, expected) => {
  expect(areFractions(cells)).toBe(expected);
});

test.each<[string, 'ml' | 'l', number | null]>([
  ['473', 'ml', 473],
  ['473 mL', 'ml', 473],
  ['50,000 ml', 'ml', 50_000],
  ['0.473 L', 'ml', 473],
  ['50 L', 'ml', 50_000],
  ['0.473', 'l', 473],
  ['50', 'l', 50_000],
  ['355 ml', 'l', 355],
  ['0.473', 'ml', null],
  ['12 oz', 'ml', null],
  ['24 x 355 mL', 'ml', null],
])('the volume cell %j under a heading in %s says %p', (cell, unit, expected) => {
  expect(short(readVolume(cell, unit))).toBe(expected);
});

// IMPORT-7
test.each([
  ['stock on hand', { onHand: '10', available: '7' }, 7],
  ['none on hand', { onHand: '0', available: '7' }, 0],
  ['less than none on hand', { onHand: '-2', available: '7' }, 0],
  ['oversold', { onHand: '(4)', available: '(4)' }, 0],
  ['some on hold', { onHand: '40 (12 on hold)', available: '28' }, 28],
  ['an empty On Hand', { onHand: ' ', available: '7' }, 0],
  ['an On Hand that is no number', { onHand: 'some', available: '7' }, null],
  ['an Available that is no number', { onHand: '3', available: 'some' }, null],
  ['an Available below zero', { onHand: '3', available: '-1' }, null],
  ['On Hand alone', { onHand: '4' }, 4],
  ['Available alone', { available: '5' }, 5],
  ['stock alone', { stock: '6' }, 6],
  ['On Hand before stock', { onHand: '4', stock: '6' }, 4],
  ['nothing about stock', {}, undefined],
])('%s gives the stock %p', (_, cells, stock) => {
  expect(short(stockOf(cells))).toBe(stock);
});

const LANGUAGES = fc.constantFrom('en-CA', 'fr-CA', 'cs-CZ', 'de-DE', 'de-CH');

// IMPORT-23
test('an amount as Canadians, Czechs, Germans and the Swiss write it is read, whatever stands around it', () => {
  const cents = fc.integer({ min: 0, max: 99_999_999 });
  const around = fc.constantFrom(
    ['$', ''],
    ['', ' $'],
    ['CAD ', ''],
    ['', ' ea.'],
    ['', '/cs.'],
    ['', '*'],
    ['\u200b', ''],
  );
  fc.assert(
    fc.property(cents, LANGUAGES, around, (amount, language, [before, after]) => {
      const text = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(amount / 100);
      expect(readPrice(`${before}${text}${after}`)).toEqual({ value: amount / 100 });
    }),
  );
});

// IMPORT-23
test('whatever stands around a number, it is read as that number or refused: never a power of ten off', () => {
  const cents = fc.integer({ min: 0, max: 99_999_999 });
  const around = fc.string({ unit: fc.constantFrom(...' abcekx²½٣é$€%()/*+-~°#¢'), maxLength: 6 });
  fc.assert(
    fc.property(cents, LANGUAGES, around, around, (amount, language, before, after) => {
      const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
      const price = readPrice(`${before} ${format.format(amount / 100)} ${after}`);
      const count = readCount(`${before} ${format.format(amount)} ${after}`);
      expect([amount / 100, undefined]).toContain('value' in price ? price.value : undefined);
      expect([amount <= 10_000_000 ? amount : undefined, undefined]).toContain(
        'value' in count ? count.value : undefined,
      );
    }),
    { numRuns: 500 },
  );
});
