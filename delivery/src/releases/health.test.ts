import { healthOf } from './health.ts';

const fault = (app: string, release: string, faults: number) => ({
  app,
  release,
  faults,
  last: '2026-11-20T10:00:00Z',
});
const running = [
  { app: 'mfe-dtc', release: '1.0.1+b', previous: '1.0.0+a' },
  { app: 'mfe-kegs', release: '1.0.0+k' },
];

const suspects = (...faults: ReturnType<typeof fault>[]) =>
  healthOf(running, faults).flatMap(({ app, suspect }) => (suspect ? [app] : []));

test('Faults are shown of what runs and of what ran before', () => {
  expect(
    healthOf(running, [fault('mfe-dtc', '1.0.1+b', 7), fault('mfe-dtc', '1.0.0+a', 2)])[0],
  ).toMatchObject({ faults: 7, faultsBefore: 2, last: '2026-11-20T10:00:00Z' });
});

// RELEASE-6
test('The release with the most faults is the suspect', () => {
  expect(suspects(fault('mfe-dtc', '1.0.1+b', 6), fault('mfe-kegs', '1.0.0+k', 9))).toEqual(['mfe-kegs']);
});

// RELEASE-6
test('A handful of faults makes no suspect, nor does a release that is no worse than the one before', () => {
  expect(suspects(fault('mfe-dtc', '1.0.1+b', 4))).toEqual([]);
  expect(suspects(fault('mfe-dtc', '1.0.1+b', 6), fault('mfe-dtc', '1.0.0+a', 6))).toEqual([]);
});
