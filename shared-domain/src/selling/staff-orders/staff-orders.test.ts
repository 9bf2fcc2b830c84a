import { addressFields, nameFields, typedLine, usualLines } from './index.ts';

// ORDER-23
test.each([
  ['12 CZB-301', { text: 'CZB-301', quantity: 12 }],
  ['CZB-301 12', { text: 'CZB-301', quantity: 12 }],
  ['  3   tidal force ', { text: 'tidal force', quantity: 3 }],
  ['tidal', { text: 'tidal' }],
  ['12', { text: '12' }],
  ['Cuvée 10000', { text: 'Cuvée 10000', refused: 'Cuvée' }],
  ['0 tidal', { text: '0 tidal', refused: 'tidal' }],
  ['CZB-301 -1', { text: 'CZB-301 -1', refused: 'CZB-301' }],
  ['2.5 CZB-301', { text: '2.5 CZB-301', refused: 'CZB-301' }],
  ['CZB-301 1e9', { text: 'CZB-301 1e9', refused: 'CZB-301' }],
  ['2 Batch 7', { text: 'Batch 7', quantity: 2 }],
  ['', { text: '' }],
])("'%s' is read as %j", (text, line) => {
  expect(typedLine(text)).toEqual(line);
});

const line = (productId: string, quantity: number) => ({ productId, quantity });

// ORDER-24
test('usual lines are the most frequent ones, with their most frequent quantity', () => {
  const orders = [[line('A', 12), line('B', 2)], [line('A', 6), line('C', 1), line('B', 4)], [line('A', 12)]];
  expect(usualLines(orders, 2)).toEqual([line('A', 12), line('B', 2)]);
  expect(usualLines(orders, 9)).toHaveLength(3);
  expect(usualLines([], 4)).toEqual([]);
});

// ORDER-24
test.each([
  ['212 Carrall Street, Vancouver, BC, V6B 2J2', ['212 Carrall Street', 'Vancouver', 'BC', 'V6B 2J2']],
  ['Unit 4, 9 Main St, Port Moody, BC v3h2a1', ['Unit 4, 9 Main St', 'Port Moody', 'BC', 'V3H 2A1']],
])('the address %s fills the form', (address, [street, city, province, postalCode]) => {
  expect(addressFields(address)).toEqual({ address: street, city, province, postalCode });
});

test('an address in another form fills nothing, and a name is split at its first space', () => {
  expect(addressFields('Phone: 604-555-0199')).toBeUndefined();
  expect(nameFields('Ines de la Cruz')).toEqual({ firstName: 'Ines', lastName: 'de la Cruz' });
  expect(nameFields('Ines')).toEqual({ firstName: 'Ines', lastName: '' });
});
