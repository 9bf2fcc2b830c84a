import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Budgets, overBudget } from './budgets.ts';
import { type Row, tableOf, writeSheet } from './sheet.ts';
import { throughGateway } from './tables/gateway.ts';
import { imports } from './tables/imports.ts';
import { interactions } from './tables/interactions.ts';
import { orders } from './tables/orders.ts';
import { pages } from './tables/pages.ts';
import { peers } from './tables/peers.ts';
import { pictures } from './tables/pictures.ts';
import { reads } from './tables/reads.ts';
import { start } from './tables/start.ts';
import { years } from './tables/years.ts';

/**
 * `npm run bench -- reads`: measures one table; with `--sheet` it is written to docs/benchmarks as well, with `--judge` a figure
 * over its budget (bench/budgets.json) fails the command. `years` takes numbers of orders: `npm run bench -- years 11 1000000`.
 * `pages --against <folder>` visits another checkout's pages in turn with ours.
 */
const { values, positionals } = parseArgs({
  options: {
    sheet: { type: 'boolean', default: false },
    judge: { type: 'boolean', default: false },
    against: { type: 'string' },
  },
  allowPositionals: true,
});
const against = values.against && resolve(values.against);

const TABLES: Record<string, (sizes: number[]) => Promise<Row[]>> = {
  reads: () => reads([500, 5_000]),
  'reads-large': () => reads([50_000]),
  gateway: throughGateway,
  imports,
  interactions,
  orders,
  pages: () => pages(against),
  peers,
  pictures,
  start,
  years,
};

const [name = '', ...given] = positionals;
const table = TABLES[name];
if (!table) {
  console.error(`Say which table: ${Object.keys(TABLES).join(', ')}`);
  process.exit(1);
}
const sizes = given.map(Number).filter(Number.isInteger);
const rows = await table(sizes);
console.log(tableOf(rows));
if (values.sheet) console.log(`\n${writeSheet(name, rows, ['npm run bench --', name, ...sizes].join(' '))}`);
const findings = values.judge ? overBudget(rows, budgetsOf(name)) : [];
for (const finding of findings) console.error(finding);
process.exit(findings.length > 0 ? 1 : 0);

function budgetsOf(measured: string): Budgets {
  const file = join(import.meta.dirname, '..', 'budgets.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Budgets>)[measured] ?? {};
}
