import { planOf } from './plan.ts';

const namesOf = (verify: boolean, only: string[] = []) =>
  planOf('/usr/bin/chromium', { verify, only }).map((group) => group.map(({ name }) => name));

const LOOKS = ['gallery', 'accessibility'];

test('npm test leaves the slow suites to npm run verify, which runs everything', () => {
  const quick = namesOf(false).flat();
  expect(quick).toEqual(expect.arrayContaining(['lint', 'types', 'units', 'api', 'gate', 'journeys']));
  for (const look of LOOKS) expect(quick).not.toContain(look);
  expect(namesOf(true).flat()).toEqual([...quick, ...LOOKS]);
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
  expect(files).toHaveLength(6);
});
