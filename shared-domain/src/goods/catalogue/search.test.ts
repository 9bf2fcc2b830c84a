import { testProduct } from '../products/fixtures.ts';
import { fold, searchProducts } from './index.ts';

const { category: _, ...blank } = testProduct({ name: 'x', id: 'x' });
const named = (id: string, changes: object) => ({ ...blank, id, ...changes });
const find = (products: Parameters<typeof searchProducts>[0], query: string) =>
  searchProducts(products, query).map(({ id }) => id);

test.each([
  ['Světlý  Ležák', 'svetly lezak'],
  ['  HAZY\tIPA ', 'hazy ipa'],
  ['Kraken’s “Garden” – Gose', `kraken's "garden" - gose`],
  ['Øl Straße Łódź Ærø', 'ol strasse lodz aero'],
  ['Œuf œuf þorn ðe Đ đ ı Æ æ — ‘x’', `oeuf oeuf thorn de d d i ae ae - 'x'`],
  ['ﬁne', 'fine'],
  ['GROẞ', 'gross'],
  ['10°', '10°'],
])('"%s" is compared as "%s"', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

// LISTING-7
test('accents and case do not matter', () => {
  const products = [named('1', { name: 'Světlý Ležák' }), named('2', { name: 'Pale Ale' })];
  expect(find(products, 'svetly')).toEqual(['1']);
  expect(find(products, 'LEŽÁK')).toEqual(['1']);
});

// LISTING-6
test('fields weigh 100, 50, 25, 10, 5 and 5', () => {
  const products = [
    named('brand', { hiddenCategory: 'hop house' }),
    named('a-hop-id', {}),
    named('description', { description: 'much hop in it' }),
    named('category', { category: 'hop drinks' }),
    named('name', { name: 'hop ale' }),
    named('friendly', { friendlyName: 'hop ale' }),
  ];
  expect(find(products, 'hop')).toEqual(['friendly', 'name', 'category', 'description', 'brand', 'a-hop-id']);
});

// LISTING-6
test('an exact match doubles a weight, but not those of description and brand', () => {
  const ranks = (exact: object, part: object) => find([named('part', part), named('exact', exact)], 'hop')[0];
  expect(ranks({ friendlyName: 'Hop' }, { friendlyName: 'hop ale' })).toBe('exact');
  expect(ranks({ name: 'Hop' }, { name: 'hop ale' })).toBe('exact');
  expect(ranks({ category: 'Hop' }, { category: 'hop ale' })).toBe('exact');
  expect(ranks({ description: 'Hop' }, { description: 'hop ale' })).toBe('part');
  expect(ranks({ hiddenCategory: 'Hop' }, { hiddenCategory: 'hop ale' })).toBe('part');
  expect(find([named('a-hop-id', {}), named('hop', {})], 'hop')).toEqual(['hop', 'a-hop-id']);
});

test('the weights of several fields add up', () => {
  const products = [
    named('name twice', { name: 'hop' }),
    named('friendly', { friendlyName: 'hop ale' }),
    named('name and category', { name: 'hop', category: 'hop' }),
  ];
  expect(find(products, 'hop')).toEqual(['name and category', 'name twice', 'friendly']);
});

// LISTING-7
test('the whole query is tried first', () => {
  const products = [
    named('words', { name: 'IPA of the hazy kind', description: 'ipa hazy' }),
    named('whole', { description: 'a hazy ipa' }),
  ];
  expect(find(products, 'hazy ipa')).toEqual(['whole']);
});

// LISTING-7
test('if the whole query finds nothing, its words are tried one by one', () => {
  const products = [
    named('neither', { name: 'Porter' }),
    named('one', { name: 'Golden Ale' }),
    named('both', { name: 'Golden Bitter' }),
  ];
  expect(find(products, 'bitter golden')).toEqual(['both', 'one']);
  expect(find(products, 'stout weisse')).toEqual([]);
  expect(find(products, 'stout')).toEqual([]);
});

test('an empty query finds everything in its order, as a new list', () => {
  const products = [named('b', {}), named('a', {})];
  expect(searchProducts(products, '  ')).toEqual(products);
  expect(searchProducts(products, '  ')).not.toBe(products);
});

test('folding a folded letter again changes nothing, whichever letter it is', () => {
  for (let code = 0; code < 0x2_0000; code += 1) {
    const once = fold(`x${String.fromCodePoint(code)}x`);
    if (fold(once) !== once)
      throw new Error(`U+${code.toString(16)} folds to ${once}, then to ${fold(once)}`);
  }
});
