import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Asked, answerOf } from '../load.ts';
import { plainProducts, slugOf } from '../products.ts';
import { startServer } from '../server.ts';
import { installed, PEER_ENV, versionOf } from './installation.ts';
import type { Shop } from './shop.ts';

const PORT = 3_917;
const URL = `http://127.0.0.1:${PORT}/shop-api`;
const FIELDS = 'id name slug description variants { id sku priceWithTax stockLevel }';
const FOUND = 'productName sku priceWithTax { ... on SinglePrice { value } } inStock';
const FAILURE = '... on ErrorResult { message }';

/** Vendure with its defaults on SQLite and a number of products. */
export async function startVendure(products: number): Promise<Shop> {
  const cwd = installed('vendure');
  const folder = mkdtempSync(join(tmpdir(), 'vendure-'));
  const list = join(folder, 'products.csv');
  writeFileSync(list, importList(products));
  const options = { cwd, env: PEER_ENV };
  const page = asked(`{ products(options: { take: 24 }) { totalItems items { ${FIELDS} } } }`);
  // On the system's own Node, for which npm has compiled the database's driver.
  execFileSync('node', ['server.mjs', `${PORT}`, folder, list], { ...options, stdio: 'inherit' });
  const server = await startServer(
    { ...options, command: 'node', args: ['server.mjs', `${PORT}`, folder] },
    page,
  );
  return {
    ...server,
    name: `Vendure ${versionOf('vendure', '@vendure/core')}`,
    page,
    product: asked(`{ product(slug: "${slugOf(250)}") { ${FIELDS} } }`),
    search: asked(`{ search(input: { term: "hazy", take: 24 }) { totalItems items { ${FOUND} } } }`),
    order: () => order(randomInt(products)),
    stop: () => {
      server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const asked = (query: string, headers: Record<string, string> = {}): Asked => ({
  url: URL,
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  bodies: [JSON.stringify({ query })],
});

function importList(count: number): string {
  const header =
    'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets';
  const rows = plainProducts(count).map(
    ({ name, slug, description, sku, price, stock }) =>
      `${name},${slug},"${description}",,,,,${sku},${price.toFixed(2)},standard,${stock},true,,`,
  );
  return [header, ...rows].join('\n');
}

/** A guest's order of one product, paid by the built-in dummy method. */
async function order(place: number): Promise<void> {
  let token = '';
  const ask = async (mutation: string): Promise<void> => {
    const { text, headers } = await answerOf(
      asked(`mutation { ${mutation} }`, token ? { authorization: `Bearer ${token}` } : {}),
    );
    token = headers['vendure-auth-token']?.toString() ?? token;
    if (text.includes('"message"')) throw new Error(`Vendure answered ${text.slice(0, 300)}`);
  };
  await ask(`addItemToOrder(productVariantId: ${place + 1}, quantity: 1) { __typename ${FAILURE} }`);
  await ask(
    `setCustomerForOrder(input: { firstName: "Bench", lastName: "Buyer", emailAddress: "bench${place}@example.com" }) { __typename ${FAILURE} }`,
  );
  await ask(
    `setOrderShippingAddress(input: { streetLine1: "1 Main St", city: "Vancouver", postalCode: "V5L 1P5", countryCode: "CA" }) { __typename ${FAILURE} }`,
  );
  await ask(`setOrderShippingMethod(shippingMethodId: [1]) { __typename ${FAILURE} }`);
  await ask(`transitionOrderToState(state: "ArrangingPayment") { __typename ${FAILURE} }`);
  await ask(`addPaymentToOrder(input: { method: "on-account", metadata: {} }) { __typename ${FAILURE} }`);
}
