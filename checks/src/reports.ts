/** A test runner's JSON report: counts of passed and failed tests, and each failure's message. */
export interface Report {
  passed: number;
  failed: number;
  /** One text per failure: file, test name and message. */
  failures: string[];
}

export type Runner = 'jest' | 'playwright';

/**
 * Parses a runner's JSON report. A suite that couldn't start counts as one failure, and so does a flaky test.
 */
export function readReport(runner: Runner, report: unknown): Report {
  return runner === 'jest' ? readJest(report as JestReport) : readPlaywright(report as PlaywrightReport);
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: { name: string; status: string; message: string }[];
}

function readJest(report: JestReport): Report {
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites),
    failures: report.testResults
      .filter((suite) => suite.status === 'failed')
      .map((suite) => plain(`${suite.name}\n${suite.message}`)),
  };
}

interface PlaywrightSuite {
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSpec {
  title: string;
  file: string;
  tests: { status: string; results: { errors: { message?: string }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  /** Errors that stopped the whole run: a site that didn't start, a file that couldn't be read. */
  errors: { message?: string }[];
}

function readPlaywright({ stats, suites, errors }: PlaywrightReport): Report {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [
      ...errors.map(({ message = 'stopped without a word' }) => plain(message)),
      ...suites.flatMap(specsOf).filter(isUnsound).map(tellSpec),
    ],
  };
}

function specsOf(suite: PlaywrightSuite): PlaywrightSpec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function isUnsound(spec: PlaywrightSpec): boolean {
  return spec.tests.some(({ status }) => status === 'unexpected' || status === 'flaky');
}

function tellSpec({ file, title, tests }: PlaywrightSpec): string {
  const said = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
  return plain(`${file}: ${title}\n${said.map(({ message = '' }) => message).join('\n')}`);
}

/** Removes ANSI colours, which are noise in a file or on a web page. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character starts every ANSI colour.
  return text.replace(/\u001b\[[0-9;]*m/g, '').trim();
}
