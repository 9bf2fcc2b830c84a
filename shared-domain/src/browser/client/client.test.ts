import { clientWith, headersOf, json, never, refused, type Sent } from '../staff-client/fake-server.ts';
import { newIdempotencyKey, transportProblem } from './index.ts';

const gantry = { id: 'CTR-112', name: 'Gantry IPA' };
const problem = {
  type: '/x',
  title: 'x',
  status: 404,
  detail: 'License number not found.',
  code: 'licence_not_found',
};

test('An answer is returned as a value', async () => {
  const { client, sent } = clientWith([() => json(gantry)]);
  expect(await client.call('readProduct', { params: { id: 'CTR 1/2' } })).toEqual({ ok: true, data: gantry });
  expect(sent[0]?.address).toBe('/api/products/CTR%201%2F2');
  expect(headersOf(sent[0] as Sent)).toEqual({ Accept: 'application/json' });
});

test('A problem document is a value too, and a write is tried once', async () => {
  const { client, sent } = clientWith([() => json(problem, 404)]);
  expect(await client.call('verifyLicence', { body: { licenseNumber: '301234' } })).toEqual({
    ok: false,
    problem,
  });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.init.body).toBe('{"licenseNumber":"301234"}');
  expect(headersOf(sent[0] as Sent)['Content-Type']).toBe('application/json');
});

test('An answer without a body is a value', async () => {
  const { client } = clientWith([() => json(null, 204)]);
  expect(await client.call('leaveLicenseeSession')).toEqual({ ok: true, data: undefined });
});

test.each([
  ['not JSON', () => new Response('<html>', { status: 200 })],
  ['an error that is no problem document', () => json({ message: 'no' }, 500)],
  ['an error page', () => new Response('<html>', { status: 500 })],
])('%s is an unexpected answer', async (_what, answer) => {
  const { client } = clientWith([answer]);
  const result = await client.call('settings');
  expect(result.ok ? '' : result.problem.code).toBe('unexpected');
  expect(result.ok ? '' : result.problem.detail).toBe('Something went wrong. Please try again.');
});

test("A write that can't reach the server fails at once and is not repeated", async () => {
  const { client, sent } = clientWith([refused]);
  const result = await client.call('sendContact', {
    body: { formData: { fullName: 'Ada Lee', email: 'a@b.co', message: 'ten chars!' } },
  });
  expect(result.ok ? '' : result.problem.code).toBe('network');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.init.body).toBe(
    '{"formData":{"fullName":"Ada Lee","email":"a@b.co","message":"ten chars!"}}',
  );
});

// LISTING-14
test('The product list gets three attempts, 1 s and then 2 s apart', async () => {
  const { client, clock, sent } = clientWith([
    refused,
    () => json(null, 503),
    () => json({ products: [gantry] }),
  ]);
  const answer = client.productList();
  await clock.advance(0);
  expect(sent).toHaveLength(1);
  await clock.advance(999);
  expect(sent).toHaveLength(1);
  await clock.advance(1);
  expect(sent).toHaveLength(2);
  await clock.advance(1999);
  expect(sent).toHaveLength(2);
  await clock.advance(1);
  expect(await answer).toEqual({ ok: true, data: { products: [gantry], etag: null } });
});

test('After the third failed attempt the failure is returned', async () => {
  const { client, clock, sent } = clientWith([refused]);
  const answer = client.productList();
  await clock.advance(10_000);
  expect(await answer).toEqual(transportProblem('network'));
  expect(sent).toHaveLength(3);
});

test('Other reads wait less, and a definite refusal is not retried', async () => {
  const { client, clock, sent } = clientWith([refused, () => json(problem, 404)]);
  const answer = client.call('readProduct', { params: { id: 'X' } });
  await clock.advance(300);
  expect(await answer).toEqual({ ok: false, problem });
  expect(sent).toHaveLength(2);
});

test('The product list is requested with its ETag; 304 means that nothing changed', async () => {
  const { client, sent } = clientWith([
    () => json({ products: [gantry] }, 200, { ETag: '"r1"' }),
    () => json(null, 304),
  ]);
  expect(await client.productList()).toEqual({ ok: true, data: { products: [gantry], etag: '"r1"' } });
  expect(await client.productList('"r1"')).toEqual({ ok: true, data: { products: null, etag: '"r1"' } });
  expect(headersOf(sent[1] as Sent)['If-None-Match']).toBe('"r1"');
});

test('A read times out after 15 s per attempt, a write after 30 s', async () => {
  const { client, clock, sent } = clientWith([never()]);
  const read = client.call('settings');
  await clock.advance(15_000 + 300 + 15_000 + 600 + 14_999);
  expect(sent).toHaveLength(3);
  await clock.advance(1);
  expect(await read).toEqual(transportProblem('timeout'));
  const write = client.call('captureLead', {
    body: { name: 'Ada', email: 'a@b.co', source: 'retail_popup' },
  });
  await clock.advance(30_000);
  expect(await write).toEqual(transportProblem('timeout'));
  expect(sent).toHaveLength(4);
  expect(clock.due()).toEqual([]);
});

test('A call can be aborted before and while it runs', async () => {
  const { client, sent } = clientWith([never()]);
  const controller = new AbortController();
  const answer = client.call('quote', { body: { channel: 'dtc', lines: [] } }, { signal: controller.signal });
  controller.abort();
  expect(await answer).toEqual(transportProblem('aborted'));
  expect(await client.call('settings', {}, { signal: controller.signal })).toEqual(
    transportProblem('aborted'),
  );
  expect(sent).toHaveLength(2);
});

test('An order carries its Idempotency-Key and the versions of the apps that made the page', async () => {
  const { client, sent } = clientWith([() => json({ id: 'KEG-1' }, 201)], {
    shell: '1.0.0+a1',
    mfe_kegs: '1.2.0+b2',
  });
  const request = {
    firstName: 'Ada',
    lastName: 'Lee',
    email: 'a@b.co',
    phone: '604-555-0142',
    lines: [],
    expectedTotal: 0,
  };
  await client.call('placeKegOrder', { body: request, idempotencyKey: 'key-12345' });
  await client.call('placeLicenseeOrder', {
    body: { ...request, address: '', city: '', province: 'BC', postalCode: '' },
    idempotencyKey: 'key-2',
  });
  expect(headersOf(sent[0] as Sent)).toEqual({
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'Idempotency-Key': 'key-12345',
    'X-Composition': '{"shell":"1.0.0+a1","mfe_kegs":"1.2.0+b2"}',
  });
  expect(sent[0]?.init.body).toBe(JSON.stringify(request));
});

test('An Idempotency-Key is 32 hexadecimal digits, another each time', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});

test("A product list has the server's time, however long a cache has kept it", async () => {
  const { client } = clientWith([
    () => json({ products: [] }, 200, { Date: 'Fri, 20 Nov 2026 14:05:00 GMT' }),
  ]);
  expect(await client.productList()).toMatchObject({ data: { asOf: Date.parse('2026-11-20T14:05:00Z') } });
});

test('A product list that the browser had kept says so', async () => {
  const { client } = clientWith([
    () => json({ products: [] }, 200, { 'X-Kept': 'true' }),
    () => json({ products: [] }),
  ]);
  expect(await client.productList()).toMatchObject({ data: { isKept: true } });
  expect(await client.productList()).not.toMatchObject({ data: { isKept: true } });
});
