import { testApi } from '../../../test/test-api.ts';
import { errorReportModel } from './index.ts';
import { violationsIn } from './violations.ts';

const SITE = 'https://shop.example';
const script = `${SITE}/releases/mfe-dtc/1.0.1+abc/main.js`;
type Violation = Partial<Record<'effectiveDirective' | 'blockedURL' | 'documentURL', string>> & {
  sourceFile: string;
};
const kept = (reports: Violation[]) =>
  violationsIn(reports.map((body) => ({ body }))).map(({ report }) => report);
const violation = {
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.example/steal.js?card=4242',
  documentURL: `${SITE}/dtc/cart?email=ines@tremblay.example#x`,
  sourceFile: script,
};
const stored = {
  kind: 'csp',
  message: "The page's policy kept out: script-src-elem, evil.example",
  page: '/dtc/cart',
  app: 'mfe-dtc',
  composition: { 'mfe-dtc': '1.0.1+abc' },
};

describe('violations of the content security policy', () => {
  // PAGE-16
  test.each([
    ['inline', 'inline'],
    ['eval', 'eval'],
    ['data', 'data'],
    ['data:text/javascript,alert(1)', 'data'],
    ['https://evil.example:8443/a', 'evil.example:8443'],
    ['Ines Tremblay, 604-555-0199', 'unknown'],
    ['', 'unknown'],
  ])('Of a blocked %j only %j is stored', (blockedURL, host) => {
    expect(kept([{ ...violation, blockedURL }])).toEqual([
      { ...stored, message: `The page's policy kept out: script-src-elem, ${host}` },
    ]);
  });

  // PAGE-16
  test.each([
    ['of an extension', { sourceFile: 'chrome-extension://abc/inject.js' }],
    ['that an extension wanted', { blockedURL: 'moz-extension://abc/a.css' }],
    ['without a directive that there is', { effectiveDirective: 'nonsense' }],
  ])('One %s is left out', (_which, change) => {
    expect(kept([{ ...violation, ...change }])).toEqual([]);
  });

  test("One that no release's file made names no app, and of many twenty are taken", () => {
    const [first] = kept([{ ...violation, sourceFile: `${SITE}/dtc` }]);
    expect(first).toEqual({ kind: 'csp', message: stored.message, page: '/dtc/cart', composition: {} });
    expect(kept(Array(40).fill(violation))).toHaveLength(20);
  });
});

describe('reports of browsers', () => {
  const api = testApi();

  // PAGE-16
  test.each([
    // As Chromium 156 sent it over https.
    [
      'application/reports+json',
      [
        {
          age: 0,
          body: {
            ...{ ...violation, columnNumber: 94, lineNumber: 1, statusCode: 200, referrer: '', sample: '' },
            ...{ disposition: 'enforce', originalPolicy: "default-src 'self';report-to violations" },
          },
          type: 'csp-violation',
          url: `${SITE}/dtc/cart`,
          user_agent: 'Mozilla/5.0 (X11; Linux x86_64)',
        },
      ],
    ],
    [
      'application/csp-report',
      {
        'csp-report': {
          'document-uri': violation.documentURL,
          'violated-directive': 'script-src-elem',
          'blocked-uri': violation.blockedURL,
          'source-file': script,
        },
      },
    ],
  ])('%s is stored with the release that caused it, and counted', async (type, body) => {
    const model = errorReportModel(api.deps.connection);
    await model.deleteMany({});
    await api
      .browser()
      .post('/api/csp-reports')
      .set('Content-Type', type)
      .send(JSON.stringify(body))
      .expect(204);
    expect(await model.find().lean()).toEqual([expect.objectContaining(stored)]);
    const { text } = await api.browser().get('/api/metrics');
    expect(text).toContain('csp_violations_total{directive="script-src-elem"}');
  });

  // PAGE-16
  test('A very long address costs a batch none of its reports', async () => {
    const model = errorReportModel(api.deps.connection);
    await model.deleteMany({});
    const long = { ...violation, documentURL: `${violation.documentURL}${'x'.repeat(5_000)}` };
    await api
      .browser()
      .post('/api/csp-reports')
      .set('Content-Type', 'application/reports+json')
      .send(JSON.stringify([long, violation].map((body) => ({ body }))))
      .expect(204);
    expect(await model.find().lean()).toEqual(Array(2).fill(expect.objectContaining(stored)));
  });

  test('What is no report is refused', async () => {
    const answer = await api.browser().post('/api/csp-reports').send({ message: 'x' });
    expect(answer.status).toBe(422);
  });
});
