import { z } from 'zod';
import { company } from '../../foundation/company/index.ts';
import { centsOf } from '../../foundation/money/index.ts';
import { sampleProducts } from '../../goods/product-fields/index.ts';
import type { Product } from '../../goods/products/index.ts';
import { orderFrom } from '../../selling/orders/index.ts';
import { presentQuote, quoteFor } from '../../selling/quotes/index.ts';
import {
  companyJson,
  type Endpoint,
  endpoints,
  type OrderJson,
  orderJson,
  type ProductJson,
  productDescription,
  quoteJson,
} from './index.ts';

const all = Object.values(endpoints) as Endpoint[];

test('No call is in the table twice, and each has a summary', () => {
  const names = all.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { summary } of all) expect(summary.length).toBeGreaterThan(5);
});

test('Each path parameter has its schema, and there are no others', () => {
  for (const { path, params } of all) {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect([path, Object.keys(params?.shape ?? {})]).toEqual([path, named]);
  }
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

test('Products, quotes, orders and the company match the contracts', () => {
  const [product] = sampleProducts as [Product];
  const asJson: ProductJson = product;
  const back: Product = asJson;
  expect(productDescription.parse(back)).toEqual(product);

  const at = new Date('2026-11-20T17:41:00.000Z');
  const quote = quoteFor({ channel: 'licensee', lines: [{ product, quantity: 2 }], at });
  const answer = { ...presentQuote(quote), shippingOptions: [] };
  expect(quoteJson.parse(answer)).toEqual(answer);

  const customer = { customerName: 'Ada Lee', customerEmail: 'ada@pub.example', address: '12 Main Street' };
  const { pricing: _, ...order } = orderFrom({
    id: 'CBO-1',
    quote,
    customer,
    placedAt: at,
    placedBy: 'ada@pub.example',
  });
  order satisfies OrderJson;
  expect(orderJson.parse(order)).toEqual(order);
  expect(centsOf(order.totalAmount)).toBe(quote.total);

  expect(company).toMatchObject(companyJson.parse(company));
});
