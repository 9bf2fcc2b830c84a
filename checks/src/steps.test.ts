import { countTests, runStep } from './steps.ts';

test('a jest report counts its tests, and a suite that could not start as a failure', () => {
  expect(countTests('jest', { numPassedTests: 12, numFailedTests: 0, numFailedTestSuites: 1 })).toEqual({
    passed: 12,
    failed: 1,
  });
});

test('a Playwright test that passed only on a second try counts as failed', () => {
  expect(countTests('playwright', { stats: { expected: 4, unexpected: 1, flaky: 1 } })).toEqual({
    passed: 4,
    failed: 2,
  });
});

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
