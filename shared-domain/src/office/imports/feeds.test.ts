import type { FieldChange } from './diff.ts';
import { FEED_LIMITS, whyFeedWaits } from './feeds.ts';

const NONE = { new: 0, updated: 0, unchanged: 0, issues: 0, ignored: 0 };
const limits = { products: 2, percent: 5 };
const stock: FieldChange = { field: 'stock', from: 4, to: 9 };
const price = (percent: number | null): FieldChange => ({ field: 'price', from: 60, to: 63, percent });

// FEED-2
test.each([
  ['two products and a price by 5%', { updated: 2 }, [stock, price(5)], undefined],
  ['a price that falls by 5%', { updated: 1 }, [price(-5)], undefined],
  ['what changes nothing', { unchanged: 900 }, [], undefined],
  ['a third product', { updated: 3 }, [stock], 'It changes 3 products; 2 may be changed without a person.'],
  [
    'a price by 5.1%',
    { updated: 1 },
    [price(-5.1)],
    'A price changes by 5.1%; 5% may be changed without a person.',
  ],
  [
    'a price of $0.00',
    { updated: 1 },
    [price(null)],
    'A price was $0.00 until now; 5% may be changed without a person.',
  ],
  ['a new product', { new: 1 }, [], 'New products: 1.'],
  ['an issue', { issues: 2, updated: 1 }, [stock], 'Rows with an issue: 2.'],
  [
    'a name',
    { updated: 1 },
    [{ field: 'name', from: 'a', to: 'b' }],
    'It changes more than stock and prices.',
  ],
] as const)('%s, where 2 products and 5% may be changed: %j', (_what, counts, changes, expected) => {
  expect(whyFeedWaits({ ...NONE, ...counts }, changes, limits)).toBe(expected);
});

// FEED-2
test('every change waits until an owner has set limits', () => {
  expect(whyFeedWaits({ ...NONE, updated: 1 }, [stock], FEED_LIMITS)).toBe(
    'It changes 1 products; 0 may be changed without a person.',
  );
});
