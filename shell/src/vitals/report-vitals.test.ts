import { compositionAtom, environmentAtom, inertEnvironment, stampAppAtom, store } from 'shared-domain/state';
import { type Metric, onCLS, onLCP } from 'web-vitals';
import { reportVitals } from './report-vitals.ts';

jest.mock('web-vitals', () => ({ onLCP: jest.fn(), onCLS: jest.fn(), onINP: jest.fn() }));

const metric = (name: string, value: number) => ({ name, value }) as unknown as Metric;

test('A page’s figures are sent with the composition that made it', () => {
  const reportErrors = jest.fn();
  store.set(environmentAtom, { ...inertEnvironment, client: { ...inertEnvironment.client, reportErrors } });
  store.set(stampAppAtom, 'shell', '1.0.0+a');
  reportVitals();
  jest.mocked(onLCP).mock.calls[0]?.[0](metric('LCP', 1234.56) as Parameters<Parameters<typeof onLCP>[0]>[0]);
  jest.mocked(onCLS).mock.calls[0]?.[0](metric('CLS', 0.01234) as Parameters<Parameters<typeof onCLS>[0]>[0]);
  const common = { kind: 'web-vital', app: 'shell', page: '/', composition: store.get(compositionAtom) };
  expect(reportErrors.mock.calls).toEqual([
    [[{ ...common, message: 'LCP', value: 1235 }]],
    [[{ ...common, message: 'CLS', value: 0.012 }]],
  ]);
  expect(common.composition).toEqual({ shell: '1.0.0+a' });
});
