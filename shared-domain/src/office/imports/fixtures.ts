import { testProduct } from '../../goods/products/fixtures.ts';
import { type ReviewContext, reviewRow } from './review.ts';
import type { ImportRow } from './row.ts';

/** For tests: noon of a day in November with an empty ignore list. */
export const none: ReviewContext = { ignored: new Map(), at: new Date('2026-11-20T20:00:00Z') };

/** For tests: a row of CTR-101 with some values. */
export const rowOf = (values: ImportRow['values'], rest: Partial<ImportRow> = {}): ImportRow => ({
  id: 'CTR-101',
  rows: [1],
  values,
  errors: [],
  notes: [],
  ...rest,
});

/** For tests: the review of a row of a new product. */
export const fresh = (values: ImportRow['values'] = {}) =>
  reviewRow(rowOf({ name: 'New Ale', price: 50, stock: 5, ...values }), null, none);

/** For tests: an existing product. */
export const known = testProduct({ hiddenCategory: 'CONTAINER', originalName: 'CTR DRYDOCK' });
