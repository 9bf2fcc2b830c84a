import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { memoryMbOf, pin } from './process-cost.ts';
import { vendureList } from './products.ts';
import { MEASURED } from './system.ts';

const PORT = 3_917;
const SOURCE = join(import.meta.dirname, '..', 'peers', 'vendure');
const INSTALLED = join(import.meta.dirname, '..', '..', '.cache', 'peers', 'vendure');

type Vendure = { url: string; pid: number; memoryMb: () => number; stop: () => void };

/** The system's own Node: Vendure's database driver is compiled for it, and npm scripts put ours first. */
const outside = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  NODE_OPTIONS: '',
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
});

/** Installs Vendure outside our workspaces, once: some minutes and 400 MB. */
function install(): void {
  mkdirSync(INSTALLED, { recursive: true });
  for (const name of ['package.json', 'server.mjs']) cpSync(join(SOURCE, name), join(INSTALLED, name));
  if (existsSync(join(INSTALLED, 'node_modules', '@vendure', 'core'))) return;
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: INSTALLED,
    env: outside(),
    stdio: 'inherit',
  });
}

/** Vendure with its defaults on SQLite and a number of products, on the core of what is measured. */
export async function startVendure(products: number): Promise<Vendure> {
  install();
  const folder = mkdtempSync(join(tmpdir(), 'vendure-'));
  const csv = join(folder, 'products.csv');
  writeFileSync(csv, vendureList(products));
  const execPath = execFileSync('which', ['node'], { env: outside(), encoding: 'utf8' }).trim();
  const child: ChildProcess = fork(join(INSTALLED, 'server.mjs'), [String(PORT), folder, csv], {
    cwd: INSTALLED,
    env: outside(),
    execPath,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (said !== 'ready') throw new Error('Vendure did not start.');
  const pid = child.pid ?? 0;
  pin(pid, MEASURED);
  return {
    url: `http://127.0.0.1:${PORT}/shop-api`,
    pid,
    memoryMb: () => memoryMbOf(pid),
    stop: () => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A guest's order of one product at Vendure, paid by its built-in dummy method. */
export async function vendureOrder(url: string, place: number): Promise<void> {
  let token = '';
  const ask = async (query: string): Promise<void> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ query: `mutation { ${query} }` }),
    });
    token = answer.headers.get('vendure-auth-token') ?? token;
    const text = await answer.text();
    if (!answer.ok || text.includes('"message"')) throw new Error(`Vendure answered ${text.slice(0, 300)}`);
  };
  const failure = '... on ErrorResult { message }';
  await ask(`addItemToOrder(productVariantId: ${place + 1}, quantity: 1) { __typename ${failure} }`);
  await ask(
    `setCustomerForOrder(input: { firstName: "Bench", lastName: "Buyer", emailAddress: "bench${place}@example.com" }) { __typename ${failure} }`,
  );
  await ask(
    `setOrderShippingAddress(input: { streetLine1: "1 Main St", city: "Vancouver", postalCode: "V5L 1P5", countryCode: "CA" }) { __typename ${failure} }`,
  );
  await ask(`setOrderShippingMethod(shippingMethodId: [1]) { __typename ${failure} }`);
  await ask(`transitionOrderToState(state: "ArrangingPayment") { __typename ${failure} }`);
  await ask(`addPaymentToOrder(input: { method: "on-account", metadata: {} }) { __typename ${failure} }`);
}
