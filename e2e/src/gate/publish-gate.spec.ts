import { expect, test } from '@playwright/test';
import { applicationsIn } from '../../../delivery/src/applications.ts';
import { storageFrom } from '../../../delivery/src/configuration.ts';
import { browserIn, inspectRemote } from '../../../delivery/src/gate/index.ts';
import { pointerOf, type ReleaseStorage } from '../../../delivery/src/releases/index.ts';
import { workspace } from '../../../delivery/src/workspace.ts';
import { candidateWith, healthySource, storageWithLiveShell } from './candidates.ts';

/** The live API's calls, as far as these candidates use them. */
const calls = [
  'GET /api/products',
  'GET /api/products/events',
  'GET /api/settings',
  'GET /api/session',
  'POST /api/errors',
];

let storage: ReleaseStorage;

test.beforeAll(async () => {
  storage = await storageWithLiveShell();
});

/** The gate's findings for a candidate: `check: sentence`. */
async function verdictOn(change: Parameters<typeof candidateWith>[1]): Promise<string[]> {
  const { record: candidate } = await candidateWith(storage, change);
  const browser = browserIn(process.env);
  if (!browser) throw new Error('The gate’s tests need a Chromium: CHROMIUM_PATH names one.');
  const findings = await inspectRemote({ storage, workspace, candidate, browser, calls });
  return findings.map(({ check, sentence }) => `${check}: ${sentence}`);
}

const source = (from: string, to: string) => ({ files: { 'routes.tsx': healthySource.replace(from, to) } });

// RELEASE-2
test('A healthy remote passes', { tag: '@quick' }, async () => {
  expect(await verdictOn({})).toEqual([]);
});

// RELEASE-2
test('A missing export is refused', { tag: '@quick' }, async () => {
  const [first] = await verdictOn(source('export const routes', 'export const pages'));
  expect(first).toMatch(/^types: mfe-corner\/src\/routes\.tsx does not fit the live shell .*routes.*missing/);
});

test('A prop that the live shell’s component does not have is refused', async () => {
  const [first] = await verdictOn(source('<Button onClick', '<Button onPour'));
  expect(first).toMatch(/^types: .*routes\.tsx does not fit the live shell .*onPour/);
});

test('A second React is refused', async () => {
  const copy =
    "import * as copy from '../../../../node_modules/react/cjs/react.production.js';\nconsole.debug(copy);\n";
  const [first] = await verdictOn({ files: { 'routes.tsx': copy + healthySource } });
  expect(first).toContain(
    'shared modules: mfe-corner contains a second react; it has to come from the shell.',
  );
});

test('A second jotai store is refused', async () => {
  const store = "import { createStore } from 'jotai';\nexport const own = createStore();\n";
  expect(await verdictOn({ files: { 'routes.tsx': store + healthySource } })).toEqual([
    'shared modules: mfe-corner makes a second jotai store (createStore of jotai). Use the atoms of shared-domain/state.',
  ]);
});

test('Code that throws when it is loaded is refused', { tag: '@quick' }, async () => {
  const [first] = await verdictOn({
    files: { 'routes.tsx': `${healthySource}\nif (Date.now() > 0) throw new Error('no glasses left');` },
  });
  expect(first).toMatch(/^rendering: \/corner in the live shell .*no glasses left/);
});

test('A file with a syntax error is refused', async () => {
  const [first] = await verdictOn({ tamper: 'remoteEntry.js' });
  expect(first).toMatch(/^rendering: \/corner in the live shell .*(Unexpected token|SyntaxError)/);
});

test('A style sheet that reaches elements of others is refused', async () => {
  const files = {
    'leak.css': 'h1, .card > a { color: red }',
    'routes.tsx': `import './leak.css';\n${healthySource}`,
  };
  expect(await verdictOn({ files })).toEqual([
    "styles: A style sheet of mfe-corner reaches elements of others: '.card>a'. Use a CSS module.",
    "styles: A style sheet of mfe-corner reaches elements of others: 'h1'. Use a CSS module.",
  ]);
});

test('A blown budget is refused', async () => {
  const [first] = await verdictOn({ remote: { budget: 2000 } });
  expect(first).toMatch(/^size: mfe-corner has \d+\.\d kB of JavaScript; its budget is 2\.0 kB\. /);
});

test('A page that draws nothing is refused', { tag: '@quick' }, async () => {
  const [first] = await verdictOn(
    source(
      "<Button onClick={() => setOpen(!open)}>{open ? 'Open' : 'Closed'}</Button>",
      '<p hidden={open} />',
    ),
  );
  expect(first).toContain('the page is empty');
});

test.describe('What is live passes', () => {
  // Every page of the staff area, in a browser.
  test.describe.configure({ timeout: 600_000 });
  for (const { app } of applicationsIn(workspace).filter(({ remote }) => remote)) {
    test(app, async () => {
      const live = storageFrom(process.env);
      const pointer = await pointerOf(live, app);
      const candidate = pointer && (await live.read(app, pointer.current.release));
      if (!candidate) throw new Error(`No release of ${app} is stored.`);
      const browser = browserIn(process.env);
      expect(await inspectRemote({ storage: live, workspace, candidate, browser })).toEqual([]);
    });
  }
});

test('A call that the live API does not have is refused', async () => {
  const [first] = await verdictOn(source('/api/settings', '/api/loyalty'));
  expect(first).toMatch(
    /^rendering: \/corner in the live shell .*calls GET \/api\/loyalty, which the live API does not have\. /,
  );
});
