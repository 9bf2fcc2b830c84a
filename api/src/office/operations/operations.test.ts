import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoints } from 'shared-domain/contracts';
import { startApi } from '../../../test/start-api.ts';
import { testApi } from '../../../test/test-api.ts';
import { recordFirstData } from './first-data-state.ts';

type Operation = { requestBody?: object; responses: Record<string, object>; security?: object[] };

describe('operations', () => {
  const api = testApi();

  // API-10
  test('The API is alive before it is ready, and ready once its initial data is loaded', async () => {
    expect((await api.browser().get('/api/health/live')).status).toBe(200);
    const before = await api.browser().get('/api/health/ready');
    expect([before.status, before.body]).toEqual([
      503,
      { status: 'unavailable', checks: { database: true, data: false } },
    ]);
    await recordFirstData(api.deps.connection, new Date());
    expect((await api.browser().get('/api/health/ready')).status).toBe(200);
  });

  // API-10
  test('It is ready while the gateway serves every app that is not retired', async () => {
    let apps = 0;
    let retired: string[] = [];
    const gateway = createServer((_request, response) => {
      const served = Object.fromEntries(Array.from({ length: apps }, (_, at) => [`app_${at}`, {}]));
      response.end(JSON.stringify({ apps: served, retired }));
    }).listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    const { port } = gateway.address() as AddressInfo;
    const served = await startApi({ environment: { RELEASES_URL: `http://127.0.0.1:${port}/registry` } });
    await recordFirstData(served.deps.connection, new Date());
    const readyWith = async (count: number, gone: string[] = []) => {
      [apps, retired] = [count, gone];
      return (await served.browser().get('/api/health/ready')).status;
    };
    expect(await readyWith(5)).toBe(503);
    expect(await readyWith(5, ['mfe-kegs'])).toBe(200);
    expect(await readyWith(6)).toBe(200);
    await served.stop();
    gateway.closeAllConnections();
    gateway.close();
  });

  test('Figures count requests by route and are for internal callers only', async () => {
    await api.browser().get('/api/products/CTR-101');
    const inside = await fetch(`${api.url}/api/metrics`);
    expect(await inside.text()).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/products/:id",status="404"} 1',
    );
    const outside = await api.browser().get('/api/metrics').set('X-Forwarded-For', '203.0.113.9');
    expect(outside.status).toBe(404);
    const developer = await api
      .browser()
      .get('/api/metrics')
      .set({ 'X-Forwarded-For': '127.0.0.1', 'X-From-This-Machine': 'yes' });
    expect(developer.status).toBe(200);
  });

  test('Every call of the contracts is in the OpenAPI document, with its problems', async () => {
    const { body } = await api.browser().get('/api/openapi.json');
    const paths: Record<string, Record<string, Operation>> = body.paths;
    for (const { path, method, ...endpoint } of Object.values(endpoints)) {
      const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect([path, operation]).toEqual([path, expect.objectContaining({ summary: endpoint.summary })]);
      expect(Object.keys(operation?.responses ?? {})).toContain(String(endpoint.status));
      if (endpoint.who === 'staff') expect(Object.keys(operation?.responses ?? {})).toContain('401');
    }
    expect(body.paths['/api/leads'].post.requestBody.content['application/json'].schema.required).toEqual([
      'name',
      'email',
    ]);
  });

  test('The HTML page names every call and explains every problem', async () => {
    const { text } = await api.browser().get('/api/docs');
    for (const { path } of Object.values(endpoints)) expect(text).toContain(path);
    expect(text).toContain('id="problem-price_changed"');
  });

  test('An answer cannot be run, framed or taken for another type', async () => {
    const { headers } = await api.browser().get('/api/products?limit=1');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('Every call of the contracts is answered by a route of its own', async () => {
    for (const { path, method } of Object.values(endpoints)) {
      const address = path.replace(/:\w+/g, 'x');
      if (path.endsWith('/events') && !path.includes('admin')) continue;
      const answer = await fetch(`${api.url}${address}`, {
        method,
        redirect: 'manual',
        headers: { Origin: 'http://localhost:8080' },
      });
      const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
      // Dev mode is off here: only that call is meant to look as if it didn't exist.
      if (path !== '/api/auth/dev-session')
        expect([method, path, code]).not.toEqual([method, path, 'not_found']);
    }
  });
});
