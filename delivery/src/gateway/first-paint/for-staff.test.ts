import request from 'supertest';
import type { ReleaseStorage } from '../../releases/index.ts';
import { releaseMade, smallSite } from '../../testing/releases.ts';
import { end, serve } from '../../testing/servers.ts';
import { createGateway } from '../application.ts';

let storage: ReleaseStorage;
let api: Awaited<ReturnType<typeof serve>>;
let answers: Record<string, unknown>;

const DRAWING = `exports.draw = async (block, { answers, width, hasSession }) => {
  const bodies = Object.fromEntries(Object.entries(answers).map(([call, { body }]) => [call, body]));
  return '<h1>' + JSON.stringify(bodies) + ' ' + width + ' ' + hasSession + '</h1>';
};`;

beforeEach(async () => {
  answers = { '/api/session': { staff: 'nora' }, '/api/admin/orders?limit=1': { orders: 3 } };
  // Answers Nora alone.
  api = await serve((message, response) => {
    const body = message.headers.cookie?.includes('cbo.session=s%3Anora') && answers[message.url ?? ''];
    response.statusCode = body ? 200 : 401;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body || {}));
  });
  storage = await smallSite();
  const early = ['/api/admin/orders?limit=1'];
  await releaseMade(storage, {
    app: 'mfe-admin',
    release: '1.0.0+aaaa',
    files: { 'remoteEntry.js': 'entry()', 'server/first-paint.cjs': DRAWING },
    remote: {
      ...{ name: 'mfe_admin', basePath: '/admin', title: 'Staff', frame: { chrome: 'staff' } },
      firstPaint: { '': [] },
      earlyCalls: {
        '': { all: early, '(width < 768px)': ['/api/admin/dashboard?days=7'] },
        audit: { all: early },
      },
    },
    bundle: { routes: ['remoteEntry.js'] },
  });
});

const site = () => createGateway({ storage, apiUrl: api.url });

const NORA = 'cbo.session=s%3Anora; cbo.office=1';
const STRANGER = 'cbo.session=s%3Aeve; cbo.office=1';
const EMPTY = '<div id="root"></div>';

type Site = ReturnType<typeof site>;
const open = (gateway: Site, path = '/admin', cookie = NORA) =>
  request(gateway).get(path).set('cookie', cookie).expect(200);

/** A first visitor doesn't wait for the release's code. */
async function drawn(gateway: Site, agent = ''): Promise<request.Response> {
  for (let visit = 0; visit < 20; visit += 1) {
    const answer = await open(gateway).set('user-agent', agent);
    if (answer.text.includes('data-first-paint')) return answer;
  }
  throw new Error('Nothing was drawn.');
}

test('A page of staff is drawn from what the API answers to them, is stored nowhere, and still asks for its calls', async () => {
  const { text, headers } = await drawn(site());
  expect(text).toContain(`<h1>${JSON.stringify(answers)} 1440 true</h1>`);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers.etag).toBeUndefined();
  expect(text).toContain('rel="preload" as="fetch" crossorigin href="/api/admin/orders?limit=1"');
  expect(text).toMatch(/id="carried-answers">\{[^<]*"answers":\{\}/);
});

test('A phone’s page is drawn from the calls of its width', async () => {
  answers['/api/admin/dashboard?days=7'] = { days: 7 };
  const { text } = await drawn(site(), 'Mozilla/5.0 (Linux; Android 10; K) Mobile Safari/537.36');
  expect(text).toContain(`<h1>${JSON.stringify(answers)} 390 true</h1>`);
});

test('A drawn page is shown to no one else, and a visitor whom the API refuses gets an empty page', async () => {
  const gateway = site();
  await drawn(gateway);
  expect((await open(gateway, '/admin', STRANGER)).text).toContain(EMPTY);
  expect((await open(gateway, '/admin', '')).text).toContain(EMPTY);
  expect((await open(gateway, '/admin', 'cbo.session=s%3Anora')).text).toContain(EMPTY);
});

test('Pages with early calls that are not declared, and addresses with filters, are not drawn', async () => {
  const gateway = site();
  await drawn(gateway);
  for (const path of ['/admin/audit', '/admin?days=28'])
    expect((await open(gateway, path)).text).toContain(EMPTY);
});

test('If the API is down or refuses one of the calls, the page is left to its scripts', async () => {
  const gateway = site();
  await drawn(gateway);
  delete answers['/api/admin/orders?limit=1'];
  expect((await open(gateway)).text).toContain(EMPTY);
  end(api.server);
  expect((await open(gateway)).text).toContain(EMPTY);
});
