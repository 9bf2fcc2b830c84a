import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationsIn } from '../../delivery/src/applications.ts';
import { storageFrom } from '../../delivery/src/configuration.ts';
import { browserIn } from '../../delivery/src/gate/browser.ts';
import { sourcesDigest } from '../../delivery/src/publication/index.ts';
import { pointerOf, type ReleaseStorage } from '../../delivery/src/releases/index.ts';
import { type Budgets, judge, lowered } from './page-weight/budgets.ts';
import { LATER, scriptsOfPages, weightsOf } from './page-weight/weigh.ts';

/**
 * `npm run budgets`: measures the customers' pages, the driver's and the staff area's main ones, and fails if one loads more
 * JavaScript than its budget.
 * `npm run budgets -- --lower` lowers the budgets to the current sizes; they never go up. `--why` lists each page's scripts.
 */
const root = join(import.meta.dirname, '..', '..');
const file = join(root, 'checks', 'budgets.json');
const budgets: Budgets = JSON.parse(readFileSync(file, 'utf8'));
const storage = storageFrom(process.env);

/** Applications whose live release isn't built from the current sources, so that measuring them would mislead. */
async function outdated(storage: ReleaseStorage): Promise<string[]> {
  const checked = applicationsIn(root).map(async (application) => {
    const pointer = await pointerOf(storage, application.app);
    const record = pointer && (await storage.read(application.app, pointer.current.release));
    return record?.sources === sourcesDigest(application, root) ? [] : [application.app];
  });
  return (await Promise.all(checked)).flat();
}

const others = await outdated(storage);
if (others.length > 0) {
  console.error(
    `Not built from the current sources: ${others.join(', ')}. Run this first: npm run release -- ${others[0]}`,
  );
  process.exit(1);
}
const paths = Object.keys(budgets).filter((path) => !path.endsWith(LATER));
const pages = await scriptsOfPages(storage, paths, browserIn(process.env));
const weights = weightsOf(pages);
if (process.argv.includes('--lower')) {
  writeFileSync(file, `${JSON.stringify(lowered(budgets, weights), null, 2)}\n`);
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
for (const { ok, line } of verdicts) console.log(`${ok ? 'ok  ' : 'FAIL'}  ${line}`);
if (verdicts.some(({ ok }) => !ok)) process.exitCode = 1;
