import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { attackTests, planOf } from './plan.ts';

const namesOf = (verify: boolean, only: string[] = []) =>
  planOf('/usr/bin/chromium', { verify, only }).map((group) => group.map(({ name }) => name));

const SLOW = ['attacks', 'gallery', 'accessibility'];

test('npm test leaves the slow suites to npm run verify, which runs everything', () => {
  const quick = namesOf(false).flat();
  expect(quick).toEqual(expect.arrayContaining(['lint', 'types', 'units', 'api', 'gate', 'journeys']));
  for (const name of SLOW) expect(quick).not.toContain(name);
  expect(namesOf(true).flat()).toEqual([...quick, ...SLOW]);
});

test('axe looks at the pages of journeys in verify, and wherever the accessibility suite is asked for', () => {
  const withoutAxe = (verify: boolean) =>
    planOf(undefined, { verify, only: [] })
      .flat()
      .filter(({ environment }) => environment?.WITHOUT_AXE)
      .map(({ name }) => name);
  expect(withoutAxe(true)).toEqual([]);
  expect(withoutAxe(false)).toEqual(['journeys']);
});

test('the attacks are the tests that the page on security names, and run once', () => {
  const files = attackTests();
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, '../..', file)))).toEqual([]);
  const steps = planOf(undefined, { verify: true, only: [] }).flat();
  const commandOf = (name: string) => steps.find((step) => step.name === name)?.command ?? [];
  expect(commandOf('attacks')).toEqual(expect.arrayContaining(files));
  for (const name of ['api', 'units']) {
    expect(commandOf(name)).toContain(`--testPathIgnorePatterns=${files.join('|')}`);
    expect(
      planOf(undefined, { verify: false, only: [name] })
        .flat()[0]
        ?.command.join(),
    ).not.toContain('Ignore');
  }
});

test('steps are run alone by their names, also those of verify', () => {
  expect(namesOf(false, ['accessibility', 'units'])).toEqual([['units'], ['accessibility']]);
});

test('of one front end only its own journeys run, of which a new one may have none', () => {
  const [[step] = []] = planOf(undefined, { verify: false, only: ['journeys'], journeys: 'kegs' });
  expect(step?.command.slice(-2)).toEqual(['--pass-with-no-tests', 'journeys/kegs']);
});

test('an unknown step is refused with the names of those that exist', () => {
  expect(() => namesOf(false, ['unit'])).toThrow(/no step unit; there are lint, types, .*units/);
});

test('every step has a limit, and writes a report of its own where it counts tests', () => {
  const steps = planOf(undefined, { verify: true, only: [] }).flat();
  for (const { limitSeconds } of steps) expect(limitSeconds).toBeGreaterThanOrEqual(300);
  const files = steps.flatMap(({ report }) => report?.file ?? []);
  expect(new Set(files).size).toBe(files.length);
  expect(files).toHaveLength(7);
});
