import { testProduct } from '../products/fixtures.ts';
import {
  contentsOf,
  hasGuessedSize,
  lacksSize,
  litresText,
  sizeIn,
  sizeOf,
  sizeText,
  typedSize,
} from './index.ts';

// SIZE-2
test.each([
  ['6 x 355 mL', 355, 6],
  ['24/473', 473, 24],
  ['12x650ml', 650, 12],
  ['50L', 50_000, undefined],
  ['Log Boom Amber 24x355', 355, 24],
  ['4x6x355 mL', 355, 24],
  ['24 × 0,5 L', 500, 24],
  ['Tidal Force IPA 19.5 L', 19_500, undefined],
  ['FACTORY - SPECTRUM PINK LEMONADE SOUR 6X355ML CAN', 355, 6],
  ['LABATT - BUD LIGHT 740ML CAN', 740, undefined],
  ['1 x 1000 mL', 1000, 1],
  ['Noël “Épicée” 12x750', 750, 12],
])('"%s" states %i mL in %p containers', (text, containerMl, containersPerUnit) => {
  expect(sizeIn(text)).toEqual(
    containersPerUnit === undefined ? { containerMl } : { containerMl, containersPerUnit },
  );
});

// SIZE-2
test.each([
  '33 ACRES OF NIRVANA 6 PACK',
  'KRONENBOURG 1664',
  'Captain’s Log Vintage 2024',
  '3 x 12',
  '3/31/2027',
  'BALTIKA 7',
  'Best Before 12/2027',
  'Lot 24x355x9',
  '20 Lagers',
  '',
])('"%s" states no size', (text) => {
  expect(sizeIn(text)).toBeUndefined();
});

// SIZE-2
test.each([
  ['24 x 473 mL', { containerVolume: 473, containersPerUnit: 24 }],
  ['1 × 50 L', { containerVolume: 50_000, containersPerUnit: 1 }],
  ['473 mL', null],
  ['a dozen', null],
])('staff type %p for %j', (text, size) => {
  expect(typedSize(text)).toEqual(size);
});

const can = { containerVolume: 473 };

// SIZE-1, SIZE-2
test.each([
  ['entered', { ...can, containersPerUnit: 12 }, '12 × 473 mL', false],
  ['entered, against the name', { ...can, containersPerUnit: 12, name: 'Pils 24x355' }, '12 × 473 mL', false],
  ['a volume alone', can, '24 × 473 mL', true],
  ['a volume, and a number in the name', { ...can, name: 'Pils 6 x 355 mL' }, '6 × 473 mL', true],
  ['the name', { name: 'Pils 12x650ml' }, '12 × 650 mL', true],
  ['the original name', { name: 'Pils', originalName: 'PILS 24/473' }, '24 × 473 mL', true],
  ['a keg', { name: 'Pils 50L', packagingType: '50L' as const }, '1 × 50 L', true],
  ['a keg of another size', { name: 'Pils 19.5L', packagingType: '20L & 30L' as const }, '1 × 19.5 L', true],
  ['a keg without one', { name: 'Best Bitter Keg', packagingType: '20L & 30L' as const }, '1 × 30 L', true],
  ['nothing', { name: 'Pils' }, '', true],
])('the size by %s is %p', (_, product, text, isGuess) => {
  const size = sizeOf(testProduct(product));
  expect([sizeText(size), size.isGuess]).toEqual([text, isGuess]);
});

// SIZE-3
test('merchandise lacks no size, and has none to confirm', () => {
  const pils = testProduct({ name: 'Pils' });
  expect([lacksSize(pils), hasGuessedSize(pils)]).toEqual([true, false]);
  const shirt = { ...pils, category: 'Merchandise' };
  expect([lacksSize(shirt), hasGuessedSize({ ...shirt, ...can })]).toEqual([false, false]);
  expect(hasGuessedSize({ ...pils, ...can })).toBe(true);
  expect(hasGuessedSize({ ...pils, ...can, containersPerUnit: 24 })).toBe(false);
});

// SIZE-4
test('two cases of 24 are 48 containers, and two bottles in retail are two', () => {
  const size = sizeOf(testProduct({ ...can, containersPerUnit: 24 }));
  expect(contentsOf(size, 2, 'licensee')).toEqual({ containers: 48, millilitres: 22_704 });
  expect(contentsOf(size, -2, 'dtc')).toEqual({ containers: -2, millilitres: -946 });
  expect(contentsOf({ ...size, containerMl: null }, 2, 'keg')).toEqual({ containers: 48, millilitres: null });
  expect([22_704, 946, -8_184, 50_000, 0].map(litresText)).toEqual([
    '22.704',
    '0.946',
    '-8.184',
    '50.00',
    '0.00',
  ]);
});
