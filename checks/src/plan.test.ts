import { existsSync } from 'node:fs';
import { attackTests, planOf, planSince } from './plan.ts';

const namesOf = (verify: boolean, only: string[] = []) =>
  planOf({ verify, only }).map((group) => group.map(({ name }) => name));

const SLOW = ['attacks', 'gallery', 'accessibility'];

test('npm test leaves the slow suites and axe in journeys to npm run verify, which runs everything', () => {
  const quick = namesOf(false).flat();
  expect(quick).toEqual(expect.arrayContaining(['lint', 'types', 'units', 'api', 'gate', 'journeys']));
  for (const name of SLOW) expect(quick).not.toContain(name);
  expect(namesOf(true).flat()).toEqual([...quick, ...SLOW]);
  const withoutAxe = [false, true].map((verify) =>
    planOf({ verify, only: [] })
      .flat()
      .flatMap(({ name, environment }) => (environment?.WITHOUT_AXE ? [name] : [])),
  );
  expect(withoutAxe).toEqual([['journeys'], []]);
});

test('the attacks are the tests that the page on security names, and run once', () => {
  const files = attackTests();
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const commandOf = (name: string, verify: boolean) => planOf({ verify, only: [name] }).flat()[0]?.command;
  expect(commandOf('attacks', true)).toEqual(expect.arrayContaining(files));
  for (const name of ['api', 'units']) {
    expect(commandOf(name, true)).toContain(`--testPathIgnorePatterns=${files.join('|')}`);
    expect(commandOf(name, false)?.join()).not.toContain('Ignore');
  }
});

test('steps are run alone by their names, also those of verify; an unknown one is refused', () => {
  expect(namesOf(false, ['accessibility', 'units'])).toEqual([['units'], ['accessibility']]);
  expect(() => namesOf(false, ['unit'])).toThrow(/no step unit; there are lint, types, .*units/);
});

test.each([
  ['mfe-kegs', 'kegs'],
  ['mfe-dtc', 'retail'],
])('of %s only its own journeys run, of which a new front end may have none', (app, prefix) => {
  const [[step] = []] = planOf({ verify: false, only: ['journeys'], app });
  expect(step?.command.slice(-2)).toEqual(['--pass-with-no-tests', `journeys/${prefix}`]);
  expect(step?.mayBeEmpty).toBe(true);
});

test('a misspelt front end is refused', () => {
  const misspelt = () => planOf({ verify: false, only: ['journeys'], app: 'mfe-dct' });
  expect(misspelt).toThrow(/no front end mfe-dct; there are .*mfe-dtc/);
});

test('for a change the static checks run, the tests that import it, and those that read files', () => {
  const steps = planSince('main').flat();
  expect(steps.map(({ name }) => name)).toEqual([...(namesOf(false)[0] ?? []), 'tests', 'checks']);
  expect(steps.at(-2)?.command).not.toContain('checks');
});

test('every step has a limit, and writes a report of its own where it counts tests', () => {
  const steps = planOf({ verify: true, only: [] }).flat();
  for (const { limitSeconds } of steps) expect(limitSeconds).toBeGreaterThanOrEqual(300);
  const files = steps.flatMap(({ report }) => report ?? []);
  expect(new Set(files).size).toBe(files.length);
  expect(files).toHaveLength(7);
});
