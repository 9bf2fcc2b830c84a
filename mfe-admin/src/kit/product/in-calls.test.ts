import { productBulkEdit } from 'shared-domain/contracts';
import { testStaffProduct } from '../../testing/products.ts';
import { inCalls } from './use-product-changes.ts';

/** The API's limit for JSON, in bytes. */
const LIMIT = 256 * 1024;

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

test('A price change of 5,000 products is sent in calls that the API accepts, each product once and in order', () => {
  const wanted = Array.from({ length: 5000 }, (_, index) => ({
    product: testStaffProduct(`CTR-${index}`, 'Gantry IPA'),
    change: { price: 61.5 + index / 100 },
  }));
  const calls = inCalls(wanted);
  expect(calls.length).toBeGreaterThan(1);
  expect(Math.max(...calls.map((changes) => bytesOf({ changes })))).toBeLessThan(LIMIT);
  for (const changes of calls) expect(productBulkEdit.safeParse({ changes }).success).toBe(true);
  expect(calls.flat().map(({ id }) => id)).toEqual(wanted.map(({ product }) => product.id));
});

test('Long texts make calls shorter, and no change makes none', () => {
  const description = 'ü'.repeat(2000);
  const wanted = Array.from({ length: 200 }, (_, index) => ({
    product: testStaffProduct(`CTR-${index}`, 'Gantry IPA'),
    change: { description },
  }));
  expect(Math.max(...inCalls(wanted).map((changes) => bytesOf({ changes })))).toBeLessThan(LIMIT);
  expect(inCalls([])).toEqual([]);
});
