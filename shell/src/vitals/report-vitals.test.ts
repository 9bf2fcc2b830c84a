import type { ErrorReport } from 'shared-domain/contracts';
import {
  answerCookiesAtom,
  compositionAtom,
  environmentAtom,
  inertEnvironment,
  readConsentAtom,
  recordAppAtom,
  store,
} from 'shared-domain/state';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { reportingClient } from '../testing/error-reports.ts';
import { reportVitals } from './report-vitals.ts';

jest.mock('web-vitals', () => ({ onLCP: jest.fn(), onCLS: jest.fn(), onINP: jest.fn() }));

const observers = { LCP: onLCP, CLS: onCLS, INP: onINP };

/** Reports a final metric, as the library does. */
function measured(name: keyof typeof observers, value: number): void {
  const [tell] = jest.mocked(observers[name]).mock.calls.at(-1) ?? [];
  (tell as (metric: Metric) => void)({ name, value } as unknown as Metric);
}

/** A page whose visitor answered the cookie banner earlier. */
function openPage(consent: string | null) {
  const { client, batches } = reportingClient();
  store.set(environmentAtom, {
    ...inertEnvironment,
    localStorage: { ...inertEnvironment.localStorage, read: () => consent },
    client,
  });
  store.set(readConsentAtom);
  store.set(recordAppAtom, 'shell', '1.0.0+a');
  reportVitals();
  return batches;
}

const namesIn = (batches: ErrorReport[][]) => batches.flat().map(({ message }) => message);

test('The figures of a visitor who accepted cookies are sent with the composition that made the page', () => {
  const reports = openPage('accepted');
  measured('LCP', 1234.56);
  measured('CLS', 0.01234);
  const common = { kind: 'web-vital', app: 'shell', page: '/', composition: store.get(compositionAtom) };
  expect(reports).toEqual([
    [{ ...common, message: 'LCP', value: 1235 }],
    [{ ...common, message: 'CLS', value: 0.012 }],
  ]);
  expect(common.composition).toEqual({ shell: '1.0.0+a' });
});

// GATE-12
test('Metrics measured before Accept are sent once it is clicked, later ones at once', () => {
  const reports = openPage(null);
  measured('LCP', 900);
  measured('CLS', 0);
  expect(namesIn(reports)).toEqual([]);
  store.set(answerCookiesAtom, 'accepted');
  expect(namesIn(reports)).toEqual(['LCP', 'CLS']);
  measured('INP', 40);
  expect(namesIn(reports)).toEqual(['LCP', 'CLS', 'INP']);
});

// GATE-12
test('Nothing is sent after Decline, also on later visits', () => {
  const reports = openPage(null);
  measured('LCP', 900);
  store.set(answerCookiesAtom, 'declined');
  measured('CLS', 0);
  expect(namesIn(reports)).toEqual([]);
  const again = openPage('declined');
  measured('LCP', 900);
  expect(namesIn(again)).toEqual([]);
});
