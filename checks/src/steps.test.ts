import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from './steps.ts';

test('a step whose command fails is not ok, and what it printed is kept', async () => {
  const result = await runStep(
    {
      name: 'broken',
      command: [process.execPath, '-e', 'console.log("why"); process.exit(3)'],
      limitSeconds: 60,
    },
    process.cwd(),
  );
  expect(result).toMatchObject({ ok: false, output: expect.stringContaining('why') });
});

test('a step that should count tests and counted none is not ok', async () => {
  const result = await runStep(
    {
      name: 'empty',
      command: [process.execPath, '-e', ''],
      report: { kind: 'jest', file: 'reports/none.json' },
      limitSeconds: 60,
    },
    process.cwd(),
  );
  expect(result).toMatchObject({ ok: false, output: expect.stringContaining('empty ran no test') });
});

test('a step whose test failed hands on what the runner said of it', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'report-')), 'failed.json');
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numFailedTestSuites: 1,
    testResults: [{ name: 'a.test.ts', status: 'failed', message: 'expected 1, received 2' }],
  };
  const result = await runStep(
    {
      name: 'failing',
      command: [
        process.execPath,
        '-e',
        'fs.writeFileSync(process.argv[1], process.argv[2])',
        file,
        JSON.stringify(report),
      ],
      report: { kind: 'jest', file },
      limitSeconds: 60,
    },
    '/',
  );
  expect(result).toMatchObject({ ok: false, failures: ['a.test.ts\nexpected 1, received 2'] });
});

test('a step that hangs is stopped at its limit, and says so', async () => {
  const hang = 'setInterval(() => {}, 1000)';
  // What it starts keeps its output open: the step has an end only when that is stopped too.
  const start = `require('node:child_process').spawn(process.execPath, ['-e', '${hang}'], { stdio: 'inherit' })`;
  const result = await runStep(
    { name: 'hanging', command: [process.execPath, '-e', `${start}; ${hang}`], limitSeconds: 2 },
    process.cwd(),
  );
  expect(result).toMatchObject({
    ok: false,
    failures: ['hanging was stopped: it took longer than its limit of 2 s'],
  });
});
