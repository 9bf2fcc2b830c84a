import { readReport } from './reports.ts';

const ofJest = (over: object) =>
  readReport('jest', {
    numPassedTests: 12,
    numFailedTests: 0,
    numFailedTestSuites: 0,
    testResults: [],
    ...over,
  });

const ofPlaywright = (stats: object, over: object = {}) =>
  readReport('playwright', {
    stats: { expected: 4, unexpected: 0, flaky: 0, ...stats },
    suites: [],
    errors: [],
    ...over,
  });

test('a jest report counts its tests, and a suite that could not start as a failure', () => {
  expect(ofJest({ numFailedTestSuites: 1 })).toMatchObject({ passed: 12, failed: 1 });
});

test('a failed suite of jest is reported with its file and its words, without colours', () => {
  const testResults = [
    { name: 'api/a.test.ts', status: 'failed', message: '\u001b[31mexpected 1\u001b[39m\n' },
    { name: 'api/b.test.ts', status: 'passed', message: '' },
  ];
  expect(ofJest({ numFailedTests: 1, testResults }).failures).toEqual(['api/a.test.ts\nexpected 1']);
});

test('a Playwright test that passed only on a second try counts as failed', () => {
  expect(ofPlaywright({ unexpected: 1, flaky: 1 })).toMatchObject({ passed: 4, failed: 2 });
});

test('a failed journey is reported with its file, its name and its error, however deep it stands', () => {
  const spec = (status: string, message: string) => ({
    title: 'a pub orders',
    file: 'shop.spec.ts',
    tests: [{ status, results: [{ errors: [{ message }] }] }],
  });
  const suites = [
    { specs: [spec('expected', '')], suites: [{ specs: [spec('unexpected', 'no such button')] }] },
  ];
  expect(ofPlaywright({ unexpected: 1 }, { suites }).failures).toEqual([
    'shop.spec.ts: a pub orders\nno such button',
  ]);
});

test('a site that did not start is reported', () => {
  expect(ofPlaywright({}, { errors: [{ message: 'Timed out waiting for the site' }] }).failures).toEqual([
    'Timed out waiting for the site',
  ]);
});
