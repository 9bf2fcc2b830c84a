import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from './steps.ts';

/** Runs a step that executes a script. */
const run = (script: string, options: { report?: string; limitSeconds?: number } = {}) =>
  runStep({ name: 'step', command: [process.execPath, '-e', script], limitSeconds: 60, ...options }, '/');

/** Runs a step that writes a report. */
function reporting(report: object) {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  return run(`fs.writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(report))})`, {
    report: file,
  });
}

const ofJest = { numPassedTests: 12, numFailedTests: 0, numFailedTestSuites: 0, testResults: [] };

test('a step whose command fails is not ok, and what it printed is kept', async () => {
  const result = await run('console.log("why"); process.exit(3)');
  expect(result).toMatchObject({ ok: false, output: 'why\n' });
});

test('a step that should count tests and counted none is not ok', async () => {
  const result = await run('', { report: 'none.json' });
  expect(result).toMatchObject({ ok: false, output: expect.stringContaining('step ran no test') });
});

test("jest's failed suites are printed without colours, and one that could not start counts as a failure", async () => {
  expect(await reporting(ofJest)).toMatchObject({ ok: true, passed: 12, failed: 0 });
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: '\u001b[31mexpected 1, received 2\u001b[39m\n' },
    { name: 'b.test.ts', status: 'passed', message: '' },
  ];
  expect(await reporting({ ...ofJest, numFailedTestSuites: 1, testResults })).toMatchObject({
    ...{ ok: false, passed: 12, failed: 1 },
    output: 'a.test.ts\nexpected 1, received 2',
  });
});

test('a Playwright test that passed only on a second try counts as failed', async () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1 };
  expect(await reporting({ stats })).toMatchObject({ ok: false, passed: 4, failed: 2 });
});

test('a step that hangs is stopped at its limit, and says so', async () => {
  const hang = 'setInterval(() => {}, 1000)';
  // What it starts keeps its output open: the step has an end only when that is stopped too.
  const start = `require('node:child_process').spawn(process.execPath, ['-e', '${hang}'], { stdio: 'inherit' })`;
  const result = await run(`${start}; ${hang}`, { limitSeconds: 2 });
  expect(result).toMatchObject({
    ok: false,
    output: expect.stringContaining('step was stopped: it took longer than its limit of 2 s'),
  });
});
