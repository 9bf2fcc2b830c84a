import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationsIn } from '../../delivery/src/applications.ts';
import { storageFrom } from '../../delivery/src/configuration.ts';
import { browserIn } from '../../delivery/src/gate/browser.ts';
import { sizeFindings } from '../../delivery/src/gate/sizes.ts';
import { sourcesDigest } from '../../delivery/src/publication/index.ts';
import { pointerOf, type ReleaseRecord } from '../../delivery/src/releases/index.ts';
import { type Budgets, budgetsFor, judge } from './page-weight/budgets.ts';
import { LATER, scriptsOfPages, weightsOf } from './page-weight/weigh.ts';

/**
 * `npm run budgets`: measures the customers' pages, the driver's and the staff area's main ones, and fails if one loads more
 * JavaScript than its budget, or if a remote does altogether (`remote.budget`).
 * `npm run budgets -- --renew` sets each budget to 15% above the current size. `--why` lists each page's scripts.
 */
const root = join(import.meta.dirname, '..', '..');
const file = join(root, 'checks', 'budgets.json');
const budgets: Budgets = JSON.parse(readFileSync(file, 'utf8'));
const storage = storageFrom(process.env);

const applications = applicationsIn(root);

async function liveRecord(app: string): Promise<ReleaseRecord | null | undefined> {
  const pointer = await pointerOf(storage, app);
  return pointer && storage.read(app, pointer.current.release);
}
const records = await Promise.all(applications.map(({ app }) => liveRecord(app)));

/** Applications whose live release isn't built from the current sources, so that measuring them would mislead. */
const others = applications
  .filter((application, place) => records[place]?.sources !== sourcesDigest(application, root))
  .map(({ app }) => app);
if (others.length > 0) {
  console.error(
    `Not built from the current sources: ${others.join(', ')}. Run this first: npm run release -- ${others[0]}`,
  );
  process.exit(1);
}
const paths = Object.keys(budgets).filter((path) => !path.endsWith(LATER));
const pages = await scriptsOfPages(storage, paths, browserIn(process.env));
const weights = weightsOf(pages);
if (process.argv.includes('--renew')) {
  writeFileSync(file, `${JSON.stringify(budgetsFor(weights), null, 2)}\n`);
}
const now: Budgets = JSON.parse(readFileSync(file, 'utf8'));
const verdicts = Object.entries(weights).map(([path, weight]) => judge(path, now[path], weight));
if (process.argv.includes('--why')) {
  for (const [path, scripts] of Object.entries(pages)) {
    console.log(`\n${path}`);
    for (const { address, bytes, isLater } of scripts.sort((one, other) => other.bytes - one.bytes)) {
      console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${isLater ? 'later  ' : ''}${address}`);
    }
  }
  console.log();
}
// What the publish gate would refuse.
for (const record of records) {
  for (const { sentence } of record?.remote ? sizeFindings(record) : [])
    verdicts.push({ ok: false, line: sentence });
}
for (const { ok, line } of verdicts) console.log(`${ok ? 'ok  ' : 'FAIL'}  ${line}`);
if (verdicts.some(({ ok }) => !ok)) process.exitCode = 1;
