import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from './steps.ts';

test('a step whose command fails is not ok, and what it printed is kept', async () => {
  const result = await runStep(
    { name: 'broken', command: [process.execPath, '-e', 'console.log("why"); process.exit(3)'] },
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
    },
    '/',
  );
  expect(result).toMatchObject({ ok: false, failures: ['a.test.ts\nexpected 1, received 2'] });
});
