import { testProduct } from '../../goods/products/fixtures.ts';
import { byHeader, partlyRefunded, sold } from './fixtures.ts';
import { registerHeaders, registerRows } from './index.ts';

// ACCOUNTING-4
test('the liquor register says what went out: brand, size, strength, litres; no merchandise, nothing refunded', () => {
  const order = sold({ ...partlyRefunded(), licenseNum: '305-218' });
  const product = testProduct({
    ...{ hiddenCategory: 'CONTAINER', abv: 6.5, containerVolume: 473, container: 'can' },
    ...{ containersPerUnit: 24, ldbSku: '123456' },
  });
  const rows = registerRows(order, '2026-11-24', () => product);
  expect(rows.map((row) => byHeader(registerHeaders, row))).toEqual([
    {
      Day: '2026-11-24',
      Order: 'CBO-1795197600123',
      Licence: '305-218',
      Customer: 'Ines Tremblay',
      SKU: 'CTR-112',
      Brand: 'CONTAINER',
      Product: 'Gantry IPA',
      Container: 'can',
      'Size (mL)': '473',
      'Strength (%)': '6.5',
      Containers: '10',
      Litres: '4.73',
      'LDB SKU': '123456',
    },
  ]);
});

// ACCOUNTING-4, SIZE-4
test.each([
  ['Packaged', 'licensee', 'Gantry IPA', '48', '22.704'],
  ['Packaged', 'dtc', 'Gantry IPA', '2', '0.946'],
  ['50L', 'keg', 'Gantry IPA 50L', '2', '100.00'],
  ['20L & 30L', 'licensee', 'Gantry IPA 20L', '2', '40.00'],
] as const)(
  'two units of %s in the %s shop (%s) are %s containers, %s L',
  (packaging, channel, name, containers, litres) => {
    const [item] = sold().items;
    if (!item) throw new Error('the fixture has no line');
    const items = [{ ...item, productName: name, productPackagingType: packaging, quantity: 2 }];
    const product = testProduct({
      ...{ name, packagingType: packaging },
      ...(packaging === 'Packaged' ? { containerVolume: 473 } : {}),
    });
    const [row = []] = registerRows(sold({ channel, items }), '2026-11-24', () => product);
    expect(row.slice(-4, -2)).toEqual([containers, litres]);
  },
);

// SIZE-6
test('a product that left the catalogue is in the register with what its order says', () => {
  const [row = []] = registerRows(sold(), '2026-11-24', () => undefined);
  expect(byHeader(registerHeaders, row)).not.toHaveProperty('Litres');
  expect(byHeader(registerHeaders, row)).toMatchObject({
    ...{ Product: 'Gantry IPA', Containers: '12' },
    'Litres are': 'not known: the product lacks a size',
  });
  const [guessed = []] = registerRows(sold(), '2026-11-24', () => testProduct({ name: 'Gantry IPA 24/473' }));
  expect(byHeader(registerHeaders, guessed)).toMatchObject({
    Litres: '5.676',
    'Litres are': 'by a size guessed from the name',
  });
});
