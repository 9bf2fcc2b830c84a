import { type Row, tableOf, writeSheet } from './sheet.ts';
import { throughGateway } from './tables/gateway.ts';
import { interactions } from './tables/interactions.ts';
import { orders } from './tables/orders.ts';
import { pages } from './tables/pages.ts';
import { peers } from './tables/peers.ts';
import { reads } from './tables/reads.ts';
import { start } from './tables/start.ts';
import { years } from './tables/years.ts';

/**
 * `npm run bench -- reads`: measures one table; with `--sheet` it is written to docs/benchmarks as well. `years` takes numbers of
 * orders: `npm run bench -- years 11 1000000`.
 */
const TABLES: Record<string, (sizes: number[]) => Promise<Row[]>> = {
  reads: () => reads([500, 5_000]),
  'reads-large': () => reads([50_000]),
  gateway: throughGateway,
  interactions,
  orders,
  pages,
  peers,
  start,
  years,
};

const [name = '', ...options] = process.argv.slice(2);
const table = TABLES[name];
if (!table) {
  console.error(`Say which table: ${Object.keys(TABLES).join(', ')}`);
  process.exit(1);
}
const sizes = options.map(Number).filter(Number.isInteger);
const rows = await table(sizes);
console.log(tableOf(rows));
if (options.includes('--sheet'))
  console.log(`\n${writeSheet(name, rows, ['npm run bench --', name, ...sizes].join(' '))}`);
process.exit();
