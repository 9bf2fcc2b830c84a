import {
  CASE_SIZE,
  CHANNELS,
  displayName,
  inferPackaging,
  isAlcohol,
  isDepositFee,
  isKegPackaging,
  isMerchandise,
  matchesPackaging,
  PACKAGING_LABELS,
  PACKAGING_TILES,
  PACKAGING_TYPES,
  packagingNamed,
} from './index.ts';

// DEPOSIT-4
test('the deposit line is known by its id', () => {
  expect(isDepositFee('deposit-fee')).toBe(true);
  expect(isDepositFee('CTR-101')).toBe(false);
});

// PRODUCT-2
test('packagings, their labels and tiles have their fixed wording', () => {
  expect(PACKAGING_TYPES).toEqual(['Packaged', '20L & 30L', '50L']);
  expect(Object.values(PACKAGING_LABELS)).toEqual(['Packaged (Bottles/Cans)', '20L & 30L Kegs', '50L Kegs']);
  expect(PACKAGING_TYPES.map((packaging) => PACKAGING_TILES[packaging])).toEqual([
    'PACKAGED',
    '20L & 30L KEGS',
    '50L KEGS',
  ]);
  expect(CASE_SIZE).toBe(24);
  expect(CHANNELS).toEqual(['licensee', 'dtc', 'keg']);
});

// PRODUCT-3
test.each([
  ['Svetly Lezak Keg 50L', '50L'],
  ['KEG Pilsner 50 l', '50L'],
  ['Pale Ale 30L keg', '20L & 30L'],
  ['Pale Ale keg 20L', '20L & 30L'],
  ['Pale Ale keg', 'Packaged'],
  ['Pale Ale 50L', 'Packaged'],
  ['Pale Ale 12 x 355 mL', 'Packaged'],
  ['Keg of 150L and no other', 'Packaged'],
  ['', 'Packaged'],
])('from the name "%s" the packaging %s is inferred', (name, packaging) => {
  expect(inferPackaging(name)).toBe(packaging);
});

test.each([
  ['50L', '50L', true],
  ['50 L', '50L', true],
  ['150L', '50L', false],
  ['20L & 30L', '50L', false],
  ['20L & 30L', '20L & 30L', true],
  ['30 L', '20L & 30L', true],
  ['20l', '20L & 30L', true],
  ['Packaged', '20L & 30L', false],
  ['Packaged', 'Packaged', true],
  ['packaged', 'Packaged', false],
  ['50L', 'Packaged', false],
] as const)('whether the packaging "%s" matches the filter %s: %s', (packaging, filter, expected) => {
  expect(matchesPackaging(packaging, filter)).toBe(expected);
});

// PRODUCT-2
test.each([
  ['50L', true],
  ['20L & 30L', true],
  ['Keg', true],
  ['Packaged', false],
  ['Kegerator', false],
])('whether the packaging "%s" means a keg: %s', (packaging, expected) => {
  expect(isKegPackaging(packaging)).toBe(expected);
});

test.each([
  ['Packaged', 'Packaged'],
  [' packaged (bottles/cans) ', 'Packaged'],
  ['20L  & 30L', '20L & 30L'],
  ['20L & 30L Kegs', '20L & 30L'],
  ['30 L keg', '20L & 30L'],
  ['20L', '20L & 30L'],
  ['50l kegs', '50L'],
  ['6 x 330 mL', null],
  ['1 x 50L', null],
  ['50L of it', null],
  ['', null],
])('the packaging text "%s" of a file means %p', (text, packaging) => {
  expect(packagingNamed(text)).toBe(packaging);
});

// PRODUCT-5
test('customers see the friendly name if there is one', () => {
  expect(displayName({ name: 'CTR DRYDOCK', friendlyName: 'Dry Dock Pilsner' })).toBe('Dry Dock Pilsner');
  expect(displayName({ name: 'CTR DRYDOCK', friendlyName: ' ' })).toBe('CTR DRYDOCK');
  expect(displayName({ name: 'CTR DRYDOCK' })).toBe('CTR DRYDOCK');
});

test.each([
  ['Merchandise', true, false],
  [' merchandise ', true, false],
  ['Container Deposit', false, false],
  ['Beer-Craft', false, true],
  [undefined, false, true],
])('of the category %p, merchandise is %s and alcohol %s', (category, merchandise, alcohol) => {
  const product = category === undefined ? {} : { category };
  expect(isMerchandise(product)).toBe(merchandise);
  expect(isAlcohol(product)).toBe(alcohol);
});
