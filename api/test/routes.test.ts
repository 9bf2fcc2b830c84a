import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Endpoint, endpoints } from 'shared-domain/contracts';
import { testApi } from './test-api.ts';

const SECURITY = path.join(import.meta.dirname, '../../docs/security.md');

test('The page on security says of each call, once, what a stranger gains by it', () => {
  const [, table = ''] = readFileSync(SECURITY, 'utf8').split('## Call by call');
  const rows = (table.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  const open = Object.entries(endpoints as Record<string, Endpoint>).filter(([, { who }]) => who !== 'staff');
  expect(named.sort()).toEqual(open.map(([name]) => name).sort());
});

describe('the routes of the app', () => {
  const api = testApi();

  const ofStaff = (Object.values(endpoints) as Endpoint[])
    .filter(({ who }) => who === 'staff')
    .map(({ method, path }) => [method, path.replace(/:\w+/g, 'x')] as const);

  // STAFF-7
  test.each(ofStaff)('%s %s is for staff only', async (method, path) => {
    const answer = await fetch(`${api.url}${path}`, { method });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      401,
      'unauthenticated',
    ]);
  });

  // API-16
  test.each([
    '/api/products/EVENTS',
    '/api/products/events/',
    '/api/Products',
    '/API/products',
    '/api/products/',
    '/api/admin/Orders',
  ])('%s is no call, whatever a server in front takes it for', async (path) => {
    expect((await fetch(`${api.url}${path}`)).status).toBe(404);
  });

  const changing = (Object.values(endpoints) as Endpoint[])
    .filter(({ method, who }) => method !== 'GET' && who !== 'stripe' && who !== 'sendgrid')
    .map(({ method, path }) => [method, path.replace(/:\w+/g, 'x')] as const);

  // API-2
  test.each(changing)('%s %s is refused to a page of another site', async (method, path) => {
    const answer = await fetch(`${api.url}${path}`, { method, headers: { Origin: 'https://evil.example' } });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      403,
      'origin_refused',
    ]);
  });
});
