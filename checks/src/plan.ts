import type { Step } from './steps.ts';

/** How much of the checks is wanted. */
export interface Wanted {
  /** The slow suites too (`npm run verify`): all widths and schemes, every gap of a crash, keyboard and pictures. */
  verify: boolean;
  /** Names of the steps to run; empty for all of them. */
  only: string[];
}

/** Limits are in minutes: five times what a quiet machine needs, or more, since others may use it too. */
const MINUTE = 60;

export const jestStep = (name: string, given: string[], limitMinutes: number): Step => ({
  name,
  command: ['jest', ...given, '--maxWorkers', '2', '--json', '--outputFile', `reports/${name}.json`],
  report: { kind: 'jest', file: `reports/${name}.json` },
  limitSeconds: limitMinutes * MINUTE,
});

const playwright = (name: string, config: string, given: string[], limitMinutes: number): Step => ({
  name,
  command: ['playwright', 'test', '--config', `e2e/${config}.config.ts`, ...given],
  report: { kind: 'playwright', file: `reports/${name}.json` },
  // Two suites of one configuration would write the same report.
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: `reports/${name}.json` },
  limitSeconds: limitMinutes * MINUTE,
});

const command = (name: string, words: string[], limitMinutes: number): Step => ({
  name,
  command: words,
  limitSeconds: limitMinutes * MINUTE,
});

/** What can be known without running the site: rules of the text itself. */
export const READING: Step[][] = [
  [command('lint', ['biome', 'check', '.'], 5), command('types', ['node', 'checks/src/types.ts'], 10)],
  [
    command('directions', ['npm', 'run', '--silent', 'directions'], 5),
    command('rules', ['node', 'checks/src/rules.ts'], 5),
    command('compose', ['node', 'checks/src/compose.ts'], 5),
    command('unused', ['node', 'checks/src/unused.ts'], 5),
  ],
];

const UNITS = ['shared-domain', 'shared-ui', 'shell', 'mfe', 'delivery', 'local', 'checks'];

const journeys = (verify: boolean): Step => {
  const step = playwright('journeys', 'playwright', ['--project', 'journeys'], verify ? 60 : 30);
  // Axe takes longer than the journeys themselves.
  return verify ? step : { ...step, environment: { ...step.environment, WITHOUT_AXE: 'true' } };
};

const RUNNING = (verify: boolean): Step[][] => [
  [
    command('build', ['node', 'delivery/src/commands/ensure-releases.ts'], 10),
    jestStep('units', ['--selectProjects', ...UNITS], 15),
  ],
  [jestStep('api', ['--selectProjects', 'api'], verify ? 60 : 15)],
  [
    playwright('gate', 'gate', verify ? [] : ['--grep', '@quick'], 15),
    command('budgets', ['node', 'checks/src/budgets.ts'], 10),
  ],
  [journeys(verify)],
];

/** Second looks: the pages by keyboard alone, by axe, and as pictures. */
const LOOKING: Step[][] = [
  [playwright('gallery', 'gallery', [], 30)],
  [playwright('accessibility', 'playwright', ['--project', 'accessibility'], 60)],
];

/**
 * The steps of `npm test`, in order; each inner list may run side by side (this is made for two cores).
 * In: the Chromium to use (undefined: Playwright's own), what is wanted. Throws on an unknown step.
 */
export function planOf(chromium: string | undefined, { verify, only }: Wanted): Step[][] {
  const environment: Record<string, string> = {
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    ...(verify ? { VERIFY: 'true' } : {}),
  };
  const all = [...READING, ...RUNNING(verify), ...LOOKING];
  const names = all.flat().map(({ name }) => name);
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`no step ${unknown.join(', ')}; there are ${names.join(', ')}`);
  const plan = only.length > 0 ? all : [...READING, ...RUNNING(verify), ...(verify ? LOOKING : [])];
  return plan
    .map((group) => group.filter(({ name }) => only.length === 0 || only.includes(name)))
    .filter((group) => group.length > 0)
    .map((group) => group.map((step) => ({ ...step, environment: { ...environment, ...step.environment } })));
}
