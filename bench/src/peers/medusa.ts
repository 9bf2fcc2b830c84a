import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Asked, askOnce } from '../load.ts';
import { plainProducts, slugOf } from '../products.ts';
import { startServer } from '../server.ts';
import { installed, PEER_ENV, versionOf } from './installation.ts';
import { startPostgres } from './postgres.ts';
import type { Shop } from './shop.ts';

const PORT = 3_917;
const STORE = `http://127.0.0.1:${PORT}/store`;
/** The same fields as requested from Vendure; Medusa's defaults are many more, without price and stock. */
const FIELDS = [
  'id,title,handle,description',
  ...['id', 'sku', 'calculated_price', 'inventory_quantity'].map((field) => `variants.${field}`),
].join();
const ADDRESS = {
  first_name: 'Bench',
  last_name: 'Buyer',
  address_1: '1 Main St',
  city: 'Vancouver',
  postal_code: 'V5L 1P5',
  country_code: 'ca',
};

/** Ids from the seed, for calls of the store API. */
type Seeded = {
  key: string;
  region: string;
  shippingOption: string;
  /** By their slug. */
  products: Record<string, { id: string; variant: string }>;
};

/** Medusa with its defaults on PostgreSQL and a number of products. */
export async function startMedusa(products: number): Promise<Shop> {
  const root = installed('medusa');
  const folder = mkdtempSync(join(tmpdir(), 'medusa-'));
  const postgres = await startPostgres();
  const stop = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const env = environment(postgres.url, folder);
    const cli = join(root, 'node_modules', '@medusajs', 'cli', 'cli.js');
    const medusa = (cwd: string, ...args: string[]) =>
      execFileSync(process.execPath, [cli, ...args], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
    medusa(root, 'build');
    const cwd = join(root, '.medusa', 'server');
    medusa(cwd, 'db:migrate');
    const [list, seededFile] = [join(folder, 'products.json'), join(folder, 'seeded.json')];
    writeFileSync(list, JSON.stringify(plainProducts(products)));
    medusa(cwd, 'exec', 'src/scripts/seed.js', list, seededFile);
    const calls = callsOf(JSON.parse(readFileSync(seededFile, 'utf8')));
    const args = [cli, 'start', '--host', '127.0.0.1', '--port', `${PORT}`];
    const server = await startServer({ command: process.execPath, args, env, cwd }, calls.page);
    return {
      ...server,
      ...calls,
      name: `Medusa ${versionOf('medusa', '@medusajs/medusa')}`,
      stop: () => {
        server.stop();
        return stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const environment = (databaseUrl: string, folder: string): NodeJS.ProcessEnv => ({
  ...PEER_ENV,
  DATABASE_URL: databaseUrl,
  JWT_SECRET: 'only for measuring',
  COOKIE_SECRET: 'only for measuring',
  LOG_LEVEL: 'error',
  MEDUSA_DISABLE_TELEMETRY: 'true',
  // Medusa writes a file to the user's settings, even without telemetry.
  XDG_CONFIG_HOME: folder,
});

function callsOf({ key, region, shippingOption, products }: Seeded) {
  const headers = { 'x-publishable-api-key': key };
  const read = (path: string, more: Record<string, string> = {}): Asked => ({
    url: `${STORE}${path}?${new URLSearchParams({ region_id: region, country_code: 'ca', fields: FIELDS, ...more })}`,
    headers,
  });
  const post = async (path: string, body: object = {}) =>
    JSON.parse(
      await askOnce({
        url: `${STORE}${path}`,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        bodies: [JSON.stringify(body)],
      }),
    );
  const slugs = Object.keys(products);
  return {
    page: read('/products', { limit: '24' }),
    product: read(`/products/${products[slugOf(250)]?.id}`),
    search: read('/products', { limit: '24', q: 'hazy' }),
    /** A guest's order of one product, paid by the built-in system method, in the fewest calls. */
    order: async () => {
      const slug = slugs[randomInt(slugs.length)] ?? '';
      const { cart } = await post('/carts', {
        region_id: region,
        email: `${slug}@example.com`,
        shipping_address: ADDRESS,
        items: [{ variant_id: products[slug]?.variant, quantity: 1 }],
      });
      await post(`/carts/${cart.id}/shipping-methods`, { option_id: shippingOption });
      const { payment_collection: payment } = await post('/payment-collections', { cart_id: cart.id });
      await post(`/payment-collections/${payment.id}/payment-sessions`, { provider_id: 'pp_system_default' });
      const completed = await post(`/carts/${cart.id}/complete`);
      if (completed.type !== 'order') throw new Error(`Medusa refused an order: ${completed.error?.message}`);
    },
  };
}
