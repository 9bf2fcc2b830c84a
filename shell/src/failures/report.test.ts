import { compositionAtom, environmentAtom, inertEnvironment, store } from 'shared-domain/state';
import { reportingClient } from '../testing/error-reports.ts';

/** A page that was just opened: it has reported nothing yet. */
async function openPage() {
  jest.resetModules();
  const { client, batches } = reportingClient();
  store.set(environmentAtom, { ...inertEnvironment, client });
  jest.doMock('shared-domain/state', () => ({ compositionAtom, environmentAtom, store }));
  const { report, reportUncaught } = await import('./report.ts');
  const page = new EventTarget();
  reportUncaught(page as Window);
  return { page, report, reported: () => batches.flat() };
}

const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

// PAGE-14
test('An unhandled rejection is reported with its message, page and app', async () => {
  const { page, reported } = await openPage();
  const failure = new Error('no keg');
  failure.stack = 'Error: no keg\n    at https://cbo.example/releases/mfe-dtc/1.0.0+aa/836.js:1:1';
  page.dispatchEvent(rejection(failure));
  expect(reported()).toEqual([
    {
      message: 'no keg',
      stack: failure.stack,
      kind: 'unhandled-rejection',
      app: 'mfe-dtc',
      page: '/',
      composition: {},
    },
  ]);
});

test("Uncaught throws are reported too, even if they aren't errors", async () => {
  const { page, reported } = await openPage();
  page.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'Script error.' }));
  page.dispatchEvent(rejection('gone'));
  expect(reported().map(({ kind, app, message }) => [kind, app, message])).toEqual([
    ['error', 'shell', 'Script error.'],
    ['unhandled-rejection', 'shell', 'gone'],
  ]);
});

// PAGE-14
test('A page that keeps failing sends at most twenty reports', async () => {
  const { page, reported } = await openPage();
  for (let fault = 0; fault < 25; fault += 1) page.dispatchEvent(rejection('again'));
  expect(reported()).toHaveLength(20);
});
