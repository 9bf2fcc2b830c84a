import { randomInt } from 'node:crypto';
import { type Asked, measure } from '../load.ts';
import { skuOf } from '../products.ts';
import { type Row, ratio } from '../sheet.ts';
import { startSystem } from '../system.ts';
import { startVendure, vendureOrder } from '../vendure.ts';
import { ordersOf, quoteAndOrder } from './orders.ts';

const PRODUCTS = 500;
const BUYERS = 8;
const PRESSURE = { connections: 20, seconds: 8 };
const JSON_TYPE = { 'content-type': 'application/json' };

/** What a shop's visitors ask for, of this shop and of Vendure with the same products, one after the other. */
export async function peers(): Promise<Row[]> {
  const ours = await measuredHere();
  const theirs = await measuredThere();
  return Object.entries(ours).map(([call, own]) => {
    const other = theirs[call] ?? 0;
    return { call, 'this shop': own, 'Vendure 3.7.3': other, ratio: ratio(own, other) };
  });
}

type Figures = Record<string, number>;

async function measuredHere(): Promise<Figures> {
  const system = await startSystem(PRODUCTS);
  const list = `${system.api}/api/products`;
  const perSecond = async (url: string) => (await measure({ url }, system.pid('api'), PRESSURE)).perSecond;
  try {
    return {
      'page of 24, per s': await perSecond(`${list}?limit=24`),
      'one product, per s': await perSecond(`${list}/${skuOf(250)}`),
      'search for hazy, per s': await perSecond(`${list}?channel=dtc&search=hazy`),
      'order of one line, per s, 8 at once': (await ordersOf(BUYERS, () => quoteAndOrder(system.api, 1)))
        .perSecond,
      'memory afterwards, MB': system.memoryMb('api'),
    };
  } finally {
    await system.stop();
  }
}

const FIELDS = 'id name slug description variants { id sku priceWithTax stockLevel }';
const graphql = (url: string, query: string): Asked => ({
  url,
  method: 'POST',
  headers: JSON_TYPE,
  bodies: [JSON.stringify({ query })],
});

async function measuredThere(): Promise<Figures> {
  const vendure = await startVendure(PRODUCTS);
  const perSecond = async (query: string) =>
    (await measure(graphql(vendure.url, query), vendure.pid, PRESSURE)).perSecond;
  try {
    return {
      'page of 24, per s': await perSecond(
        `{ products(options: { take: 24 }) { totalItems items { ${FIELDS} } } }`,
      ),
      'one product, per s': await perSecond(`{ product(slug: "${skuOf(250).toLowerCase()}") { ${FIELDS} } }`),
      'search for hazy, per s': await perSecond(
        '{ search(input: { term: "hazy", take: 24 }) { totalItems items { productName sku priceWithTax { ... on SinglePrice { value } } inStock } } }',
      ),
      'order of one line, per s, 8 at once': (
        await ordersOf(BUYERS, () => vendureOrder(vendure.url, randomInt(PRODUCTS)))
      ).perSecond,
      'memory afterwards, MB': vendure.memoryMb(),
    };
  } finally {
    vendure.stop();
  }
}
