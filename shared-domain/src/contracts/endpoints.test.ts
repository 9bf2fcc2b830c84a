import { z } from 'zod';
import { type Company, company } from '../company/index.ts';
import { centsOf } from '../money/index.ts';
import { orderFrom } from '../orders/index.ts';
import { type Product, sampleProducts } from '../products/index.ts';
import { presentQuote, quoteFor } from '../quotes/index.ts';
import {
  companyJson,
  type Endpoint,
  endpoints,
  type OrderJson,
  orderJson,
  type ProductJson,
  productJson,
  quoteJson,
} from './index.ts';

const all = Object.values(endpoints) as Endpoint[];

/** The calls of api.md, by hand. */
const calls = `
GET /api/health/live
GET /api/health/ready
GET /api/metrics
GET /api/settings
GET /api/products
GET /api/products/:id
GET /api/products/events
GET /api/images/products/:file
POST /api/contact
POST /api/leads
POST /api/licences/verify
GET /api/session
DELETE /api/session/licensee
POST /api/quotes
POST /api/shipping/quote
POST /api/orders/licensee
POST /api/orders/keg
POST /api/orders/dtc
GET /api/orders/dtc/:id/payment
POST /api/webhooks/stripe
POST /api/orders/dtc/:id/cancel-payment
GET /api/licensee/orders
POST /api/licensee/orders/link
POST /api/errors
POST /api/auth/dev-session
POST /api/auth/link
POST /api/auth/session
DELETE /api/auth/session
GET /api/admin/products
POST /api/admin/products
PATCH /api/admin/products/:id
POST /api/admin/products/bulk
POST /api/admin/products/:id/image
POST /api/admin/imports/inventory
POST /api/admin/imports/descriptions
POST /api/admin/imports/licences
GET /api/admin/imports
GET /api/admin/imports/:id
PATCH /api/admin/imports/:id/rows/:sku
POST /api/admin/imports/:id/apply
POST /api/admin/imports/:id/undo
DELETE /api/admin/imports/:id
GET /api/admin/ignored-skus
POST /api/admin/ignored-skus
DELETE /api/admin/ignored-skus
GET /api/admin/licences
PUT /api/admin/licences/:number
GET /api/admin/orders
GET /api/admin/orders/:id
PATCH /api/admin/orders/:id
POST /api/admin/orders/bulk
POST /api/admin/orders/:id/refund
POST /api/admin/orders/:id/emails/:kind/resend
GET /api/admin/orders/:id/invoice.pdf
GET /api/admin/orders/:id/packing-slip.pdf
GET /api/admin/sentinel
POST /api/admin/sentinel/:finding/repair
GET /api/admin/follow-ups
POST /api/admin/follow-ups/:id/retry
GET /api/admin/releases
POST /api/admin/releases/:app/rollback
POST /api/admin/releases/:app/preview
POST /api/admin/releases/:app/promote
GET /api/admin/orders/events
GET /api/admin/leads
GET /api/admin/leads.csv
PATCH /api/admin/settings
GET /api/admin/dashboard
GET /api/admin/audit`
  .trim()
  .split('\n');

test.each(calls)('%s is in the table', (call) => {
  expect(all.map(({ method, path }) => `${method} ${path}`)).toContain(call);
});

test('No call is in the table twice, and each says what it does', () => {
  const names = all.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { summary } of all) expect(summary.length).toBeGreaterThan(5);
});

test('Every schema can be written as JSON Schema, so that the OpenAPI document is whole', () => {
  for (const { request, query, headers, response, events } of all) {
    for (const schema of [request, query, headers]) if (schema) z.toJSONSchema(schema, { io: 'input' });
    for (const schema of [response, events]) if (schema) z.toJSONSchema(schema, { io: 'output' });
  }
});

test('A call with a body says so, and one that answers JSON has its schema', () => {
  for (const { method, request, file, produces, response, status, path } of all) {
    if (method === 'GET') expect([path, request, file]).toEqual([path, undefined, undefined]);
    if (status !== 204 && !produces && path !== '/api/webhooks/stripe')
      expect([path, response]).not.toContain(undefined);
  }
});

test('Products, quotes, orders and the company that the rules make are what the contracts say', () => {
  const [product] = sampleProducts as [Product];
  const asJson: ProductJson = product;
  const back: Product = asJson;
  expect(productJson.parse(back)).toEqual(product);

  const at = new Date('2026-11-20T17:41:00.000Z');
  const quote = quoteFor({ channel: 'licensee', lines: [{ product, quantity: 2 }], at });
  const answer = { ...presentQuote(quote), shippingOptions: [] };
  expect(quoteJson.parse(answer)).toEqual(answer);

  const customer = { customerName: 'Ada Lee', customerEmail: 'ada@pub.example', address: '12 Main Street' };
  const order: OrderJson = orderFrom({
    id: 'CBO-1',
    quote,
    customer,
    placedAt: at,
    placedBy: 'ada@pub.example',
  });
  expect(orderJson.parse(order)).toEqual(order);
  expect(centsOf(order.totalAmount)).toBe(quote.total);

  const shown: Company = companyJson.parse(company);
  expect(shown).toEqual(company);
});
