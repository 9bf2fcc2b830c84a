/** What a test runner's JSON report tells: how many passed and failed, and what each failure said. */
export interface Report {
  passed: number;
  failed: number;
  /** One text for each failure: the file, the test's name, and what the runner said. */
  failures: string[];
}

export type Runner = 'jest' | 'playwright';

/**
 * Reads a runner's JSON report. A suite that could not even start counts as one failure, and so does a test that
 * passed only when tried again.
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
  /** What stopped the run as a whole: a site that did not start, a file that could not be read. */
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

/** A report is read in a file or a web page: the runners' colours would be noise there. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what a colour begins with.
  return text.replace(/\u001b\[[0-9;]*m/g, '').trim();
}
