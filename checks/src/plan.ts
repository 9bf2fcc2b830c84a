import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from './steps.ts';

/** Which checks to run. */
export interface Wanted {
  /** Also the slow suites (`npm run verify`): all widths and colour schemes, every crash point, keyboard, screenshots. */
  verify: boolean;
  /** Names of the steps to run; empty for all of them. */
  only: string[];
  /** File name prefixes of the journeys to run; all by default. */
  journeys?: string;
}

/** Limits are in minutes: at least five times what an idle machine needs, since it may be busy. */
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
  // Suites that share a configuration would otherwise write the same report.
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: `reports/${name}.json` },
  limitSeconds: limitMinutes * MINUTE,
});

const command = (name: string, args: string[], limitMinutes: number): Step => ({
  name,
  command: args,
  limitSeconds: limitMinutes * MINUTE,
});

/** Static checks, which run nothing. */
export const STATIC_STEPS: Step[][] = [
  [
    command('lint', ['biome', 'check', '.'], 5),
    command('types', ['node', 'checks/src/types.ts'], 10),
    command('directions', ['npm', 'run', '--silent', 'directions'], 5),
    command('rules', ['node', 'checks/src/rules.ts'], 5),
    command('compose', ['node', 'checks/src/compose.ts'], 5),
    command('unused', ['node', 'checks/src/unused.ts'], 5),
  ],
];

const SECURITY = join(import.meta.dirname, '..', '..', 'docs/security.md');

/** What a hostile visitor tries: the tests that docs/security.md names under "Under attack". */
export function attackTests(): string[] {
  const [, section = ''] = readFileSync(SECURITY, 'utf8').split('## Under attack');
  const [table = ''] = section.split('\n## ');
  return [...new Set([...table.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, file = '']) => file))];
}

/** Leaves out the attacks, which are a step of their own. */
const withoutAttacks = (): string[] => [`--testPathIgnorePatterns=${attackTests().join('|')}`];

const UNITS = ['shared-domain', 'shared-ui', 'shell', 'mfe', 'delivery', 'local', 'checks', 'bench'];

const journeys = (verify: boolean, prefix?: string): Step => {
  const wanted = prefix ? ['--pass-with-no-tests', `journeys/${prefix}`] : [];
  if (verify) return playwright('journeys', 'playwright', ['--project', 'journeys', ...wanted], 60);
  // Excludes journeys tagged `@verify`, which unit and API tests also cover.
  const untagged = ['--project', 'journeys', '--grep-invert', '@verify', ...wanted];
  const step = playwright('journeys', 'playwright', untagged, 30);
  // Axe takes longer than the journeys themselves.
  return { ...step, environment: { ...step.environment, WITHOUT_AXE: 'true' } };
};

const runtimeSteps = (verify: boolean, prefix?: string): Step[][] => [
  [
    command('build', ['node', 'delivery/src/commands/ensure-releases.ts'], 10),
    jestStep('units', ['--selectProjects', ...UNITS, ...(verify ? withoutAttacks() : [])], 15),
  ],
  // The API's tests often wait for processes; the gate uses that time.
  [
    jestStep('api', ['--selectProjects', 'api', ...(verify ? withoutAttacks() : [])], verify ? 60 : 15),
    playwright('gate', 'gate', verify ? [] : ['--grep', '@quick'], verify ? 60 : 15),
  ],
  [journeys(verify, prefix)],
];

/** Suites of `npm run verify`: the attacks, keyboard and accessibility checks, and screenshots. */
const verifySteps = (): Step[][] => [
  [jestStep('attacks', ['--runTestsByPath', ...attackTests()], 30)],
  [playwright('gallery', 'gallery', [], 30)],
  [playwright('accessibility', 'playwright', ['--project', 'accessibility'], 60)],
];

/**
 * The steps of `npm test`, in order; the steps of each inner list run in parallel (two cores are assumed).
 * `chromium`: the one to use, or undefined for Playwright's own. Throws if a step's name is unknown.
 */
export function planOf(chromium: string | undefined, { verify, only, journeys: prefix }: Wanted): Step[][] {
  const runtime = runtimeSteps(verify, prefix);
  const environment: Record<string, string> = {
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    ...(verify ? { VERIFY: 'true' } : {}),
  };
  const slow = verifySteps();
  const all = [...STATIC_STEPS, ...runtime, ...slow];
  const names = all.flat().map(({ name }) => name);
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`no step ${unknown.join(', ')}; there are ${names.join(', ')}`);
  const plan = only.length > 0 ? all : [...STATIC_STEPS, ...runtime, ...(verify ? slow : [])];
  return plan
    .map((group) => group.filter(({ name }) => only.length === 0 || only.includes(name)))
    .filter((group) => group.length > 0)
    .map((group) => group.map((step) => ({ ...step, environment: { ...environment, ...step.environment } })));
}
