import type { Step } from './steps.ts';

const jest = (name: string, projects: string[], workers: string): Step => ({
  name,
  command: [
    'jest',
    '--selectProjects',
    ...projects,
    '--maxWorkers',
    workers,
    '--json',
    '--outputFile',
    `reports/${name}.json`,
  ],
  report: { kind: 'jest', file: `reports/${name}.json` },
});

/** What can be known without running the site: rules of the text itself. */
const READING: Step[] = [
  { name: 'lint', command: ['biome', 'check', '.'] },
  { name: 'types', command: ['node', 'checks/src/types.ts'] },
  { name: 'directions', command: ['npm', 'run', '--silent', 'directions'] },
  { name: 'compose', command: ['node', 'checks/src/compose.ts'] },
];

const UNITS = ['shared-domain', 'shared-ui', 'shell', 'mfe', 'delivery', 'local', 'checks'];

/**
 * The steps of `npm test`, in order; each inner list may run side by side (this is made for two cores).
 * In: the Chromium to use (undefined: Playwright's own), whether the slow suites are wanted (`npm run verify`).
 */
export function planOf(chromium: string | undefined, verify: boolean): Step[][] {
  const browser: Record<string, string> = chromium ? { CHROMIUM_PATH: chromium } : {};
  const slow: Record<string, string> = verify ? { VERIFY: 'true' } : {};
  const environment: Record<string, string> = { ...browser, ...slow };
  return [
    READING.slice(0, 2),
    READING.slice(2),
    [
      { name: 'build', command: ['node', 'delivery/src/commands/ensure-releases.ts'] },
      { ...jest('units', UNITS, '1'), environment },
    ],
    [{ ...jest('api', ['api'], '2'), environment }],
    [
      {
        name: 'gate',
        command: [
          'playwright',
          'test',
          '--config',
          'e2e/gate.config.ts',
          ...(verify ? [] : ['--grep', '@quick']),
        ],
        report: { kind: 'playwright', file: 'reports/gate.json' },
        environment,
      },
    ],
    [
      { name: 'budgets', command: ['node', 'checks/src/budgets.ts'], environment },
      {
        name: 'gallery',
        command: ['playwright', 'test', '--config', 'e2e/gallery.config.ts'],
        report: { kind: 'playwright', file: 'reports/gallery.json' },
        environment,
      },
    ],
    [
      {
        name: 'journeys',
        command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
        report: { kind: 'playwright', file: 'reports/journeys.json' },
        environment,
      },
    ],
  ];
}
