import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationsIn } from '../../delivery/src/applications.ts';
import type { Step } from './steps.ts';

/** Which checks to run. */
export interface Wanted {
  /** Also the slow suites (`npm run verify`): all widths and colour schemes, every crash point, keyboard, screenshots. */
  verify: boolean;
  /** Names of the steps to run; empty for all of them. */
  only: string[];
  /** The front end whose journeys to run; by default those of all. */
  app?: string;
}

/** Limits are in minutes: at least five times what an idle machine needs, since it may be busy. */
const MINUTE = 60;

const command = (name: string, args: string[], limitMinutes: number): Step => ({
  name,
  command: args,
  limitSeconds: limitMinutes * MINUTE,
});

const jestStep = (name: string, given: string[], limitMinutes: number): Step => {
  const report = `reports/${name}.json`;
  const args = ['jest', ...given, '--maxWorkers', '2', '--json', '--outputFile', report];
  return { ...command(name, args, limitMinutes), report };
};

const playwright = (name: string, config: string, given: string[], limitMinutes: number): Step => {
  const report = `reports/${name}.json`;
  const args = ['playwright', 'test', '--config', `e2e/${config}.config.ts`, '--reporter', 'dot,json'];
  return {
    ...command(name, [...args, ...given], limitMinutes),
    report,
    // Suites that share a configuration would otherwise write the same report.
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  };
};

/** Static checks, which run nothing. */
const STATIC_STEPS: Step[] = [
  command('lint', ['biome', 'check', '.'], 5),
  command('types', ['node', 'checks/src/types.ts'], 10),
  command('directions', ['npm', 'run', '--silent', 'directions'], 5),
  command('rules', ['node', 'checks/src/rules.ts'], 5),
  command('unused', ['node', 'checks/src/unused.ts'], 5),
];

const root = join(import.meta.dirname, '..', '..');
const SECURITY = join(root, 'docs/security.md');

/** What a hostile visitor tries: the tests that docs/security.md names under "Under attack". */
export function attackTests(): string[] {
  const [, section = ''] = readFileSync(SECURITY, 'utf8').split('## Under attack');
  const [table = ''] = section.split('\n## ');
  return [...new Set([...table.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, file = '']) => file))];
}

const UNITS = ['shared-domain', 'shared-ui', 'shell', 'mfe', 'delivery', 'local', 'checks', 'bench'];

/** The file name prefixes of front ends' journeys; a new remote's is its name without `mfe-`. */
const JOURNEYS: Record<string, string> = {
  shell: 'front-door',
  'mfe-landing': 'front-door',
  'mfe-dtc': 'retail',
  'mfe-admin': 'staff',
};

function refuseUnknown(what: string, wanted: string[], known: string[]): void {
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`no ${what} ${unknown.join(', ')}; there are ${known.join(', ')}`);
}

function journeys(verify: boolean, app?: string): Step {
  if (app) {
    const known = applicationsIn(root).map((each) => each.app);
    refuseUnknown('front end', [app], known);
  }
  const prefix = app && (JOURNEYS[app] ?? app.replace(/^mfe-/, ''));
  const wanted = prefix ? ['--pass-with-no-tests', `journeys/${prefix}`] : [];
  const mayBeEmpty = prefix !== undefined;
  if (verify)
    return { ...playwright('journeys', 'playwright', ['--project', 'journeys', ...wanted], 60), mayBeEmpty };
  // Excludes journeys tagged `@verify`, which unit and API tests also cover.
  const untagged = ['--project', 'journeys', '--grep-invert', '@verify', ...wanted];
  const step = playwright('journeys', 'playwright', untagged, 30);
  // Axe takes longer than the journeys themselves.
  return { ...step, mayBeEmpty, environment: { ...step.environment, WITHOUT_AXE: 'true' } };
}

function runtimeSteps(verify: boolean, app?: string): Step[][] {
  // They are a step of their own.
  const withoutAttacks = verify ? [`--testPathIgnorePatterns=${attackTests().join('|')}`] : [];
  return [
    [
      command('build', ['node', 'delivery/src/commands/ensure-releases.ts'], 10),
      jestStep('units', ['--selectProjects', ...UNITS, ...withoutAttacks], 15),
    ],
    // The API's tests often wait for processes; the gate uses that time.
    [
      jestStep('api', ['--selectProjects', 'api', ...withoutAttacks], verify ? 60 : 15),
      playwright('gate', 'gate', verify ? [] : ['--grep', '@quick'], verify ? 60 : 15),
    ],
    [journeys(verify, app)],
  ];
}

/** Suites of `npm run verify`: the attacks, keyboard and accessibility checks, and screenshots. */
const verifySteps = (): Step[][] => [
  [jestStep('attacks', ['--runTestsByPath', ...attackTests()], 30)],
  [playwright('gallery', 'gallery', [], 30)],
  [playwright('accessibility', 'playwright', ['--project', 'accessibility'], 60)],
];

/**
 * The steps of `npm test`, in order; the steps of each inner list run in parallel (two cores are assumed). Throws if a step's
 * or a front end's name is unknown.
 */
export function planOf({ verify, only, app }: Wanted): Step[][] {
  const usual = [STATIC_STEPS, ...runtimeSteps(verify, app)];
  const all = [...usual, ...verifySteps()];
  const names = all.flat().map(({ name }) => name);
  refuseUnknown('step', only, names);
  if (only.length === 0) return verify ? all : usual;
  return all
    .map((group) => group.filter(({ name }) => only.includes(name)))
    .filter((group) => group.length > 0);
}

/**
 * The steps for what changed since a commit: jest finds the tests that import it, and those of `checks`, which read files instead,
 * run anyway.
 */
export function planSince(commit: string): Step[][] {
  const projects = ['--selectProjects', 'api', ...UNITS.filter((name) => name !== 'checks')];
  const related = jestStep('tests', [...projects, '--changedSince', commit, '--passWithNoTests'], 15);
  return [
    STATIC_STEPS,
    [{ ...related, mayBeEmpty: true }],
    [jestStep('checks', ['--selectProjects', 'checks'], 15)],
  ];
}
