import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { addDays, dayOf } from 'shared-domain/dates';
import { type Asked, askOnce } from '../load.ts';
import type { Row } from '../sheet.ts';
import { type System, startSystem } from '../system.ts';

const SEED = join(import.meta.dirname, '../../../api/test/years/seed.ts');
const PRODUCTS = 500;
const TIMES = 5;
const SIZES = [11, 30_000, 300_000];

type Newest = { id: string; accountName: string; licenseNum: string };

/** What staff read, and which files they take, by their address below `/api/admin`. */
function addressesOf({ id, accountName, licenseNum: number }: Newest): Record<string, string> {
  const day = dayOf(new Date());
  const month = `from=${addDays(day, -30)}&to=${day}`;
  const year = `from=${addDays(day, -364)}&to=${day}`;
  return {
    'orders, first page': 'orders?limit=200',
    'orders, counts alone': 'orders?limit=1',
    'orders, pending': 'orders?limit=200&status=pending',
    'orders, kegs cancelled': 'orders?limit=200&status=cancelled&channel=keg',
    'orders, retail refunded': 'orders?limit=200&payment=refunded',
    'orders, what was sold in a month': `orders?limit=200&sold=1&${month}`,
    'orders that need a look': 'orders?limit=200&look=1',
    'orders of a licence': `orders?limit=200&licence=${number}`,
    'orders by total': 'orders?limit=200&sort=-totalAmount',
    'orders, kegs by total': 'orders?limit=200&sort=totalAmount&channel=keg&status=cancelled',
    'orders of a month by total': `orders?limit=200&sort=-totalAmount&${month}`,
    'search, a part of a name': 'orders?limit=200&search=remblay',
    'search, a business': `orders?limit=200&search=${encodeURIComponent(accountName)}`,
    'search, an email': 'orders?limit=200&search=dtc.7@example.com',
    'search, a licence number': `orders?limit=200&search=${number.replace('-', '')}`,
    'search, an order number': `orders?limit=200&search=${id.slice(8)}`,
    'search, a product': 'orders?limit=200&search=hazy ipa 12',
    'search, nothing': 'orders?limit=200&search=zzyzx',
    'one order': `orders/${id}`,
    'dashboard, 14 days': 'dashboard?days=14',
    'dashboard, 90 days': 'dashboard?days=90',
    'dashboard, a year': 'dashboard?days=365',
    'accounting, a month': `accounting?${month}`,
    'accounting, a year': `accounting?${year}`,
    'delivery days': 'runs/days',
    'a delivery day': `runs/days/${day}`,
    'needs a look': 'sentinel',
    'follow-ups': 'follow-ups?limit=100',
    'all accounts': 'accounts?limit=50',
    licences: 'licences?limit=100',
    'licences by a part of the name': 'licences?search=cedar',
    "an account's figures": `licences/${number}/figures`,
    "an account's timeline": `licences/${number}/timeline`,
    'an account to order for': `orders/accounts/${number}`,
    'keg accounts': 'kegs',
    'a keg account': `kegs/${encodeURIComponent(`licence:${number}`)}`,
    'audit, newest': 'audit?limit=100',
    'audit of an order': `audit?limit=100&subject=${id}`,
    'audit by a person': 'audit?limit=100&who=nora',
    leads: 'leads?limit=100',
    imports: 'imports?limit=100',
    allocations: 'allocations',
    'stock alerts': 'stock-alerts',
    'products found': 'products?search=hazy&limit=24',
    'what retention erases': 'retention',
    'file: sales of a month': `accounting/sales.csv?${month}`,
    'file: sales of a year': `accounting/sales.csv?${year}`,
    'file: Xero, a year': `accounting/xero.csv?${year}`,
    'file: QuickBooks credit notes, a year': `accounting/quickbooks-credit-notes.csv?${year}`,
    'file: liquor register of a month': `accounting/liquor-register.csv?${month}`,
    'file: keg accounts': 'kegs.csv',
    'file: statement of a keg account': `kegs/${encodeURIComponent(`licence:${number}`)}/statement.pdf`,
    'file: leads': 'leads.csv',
  };
}

/**
 * What staff read and export with a few orders and with years of them: the median of five, in milliseconds; of files the first
 * byte and the whole, once. Years come at 270 orders a day.
 */
export async function years(given: number[]): Promise<Row[]> {
  const rows = new Map<string, Row>();
  const note = (call: string, size: number, value: number | string) =>
    rows.set(call, { ...(rows.get(call) ?? { call }), [`${size} orders`]: value });
  for (const size of given.length > 0 ? given : SIZES) {
    const system = await startSystem(PRODUCTS);
    try {
      const begun = performance.now();
      seed(system.site.mongodbUri, size);
      console.error(`${size} orders were seeded in ${Math.round((performance.now() - begun) / 1_000)} s`);
      await measureAll(system, (call, value) => note(call, size, value));
      note('memory of the API, MB', size, system.memoryMb('api'));
      note('memory of the database, MB', size, system.memoryMb('database'));
    } finally {
      await system.stop();
    }
  }
  return [...rows.values()].map(withGrowth);
}

function seed(uri: string, count: number): void {
  const env = { ...process.env, MONGODB_URI: uri };
  const { status } = spawnSync(process.execPath, [SEED, String(count)], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The orders could not be seeded.');
}

async function measureAll({ api, cookie }: System, note: (call: string, value: number | string) => void) {
  const asked = (address: string): Asked => ({ url: `${api}/api/admin/${address}`, headers: { cookie } });
  const { orders } = JSON.parse(await askOnce(asked('orders?limit=1&channel=licensee')));
  for (const [call, address] of Object.entries(addressesOf(orders[0]))) {
    const took: Took[] = [];
    const times = call.startsWith('file:') ? 1 : TIMES;
    for (let time = 0; time < times; time += 1) took.push(await timed(asked(address)));
    const [first, whole] = [median(took.map(({ first }) => first)), median(took.map(({ whole }) => whole))];
    const failed = took.find(({ status }) => status !== 200);
    if (failed)
      note(call, failed.status === 0 ? `cut off after ${failed.whole}` : `answered ${failed.status}`);
    else note(call, call.startsWith('file:') ? `${first}; ${whole}` : whole);
  }
}

/** In milliseconds; a status of 0 is an answer that was cut off. */
type Took = { status: number; first: number; whole: number };

async function timed({ url, headers = {} }: Asked): Promise<Took> {
  const begun = performance.now();
  let [status, first] = [0, 0];
  try {
    const answer = await fetch(url, { headers });
    for await (const _ of answer.body ?? []) first ||= performance.now() - begun;
    status = answer.status;
  } catch {
    // One call that fails leaves the figures of the others.
  }
  return { status, first: Math.round(first), whole: Math.round(performance.now() - begun) };
}

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** How many times as long it takes at the last size as at the first. */
function withGrowth(row: Row): Row {
  const [, first, ...others] = Object.values(row);
  const last = others.at(-1);
  const isTimes = typeof first === 'number' && typeof last === 'number';
  return isTimes ? { ...row, grows: (last / Math.max(1, first)).toFixed(1) } : row;
}
