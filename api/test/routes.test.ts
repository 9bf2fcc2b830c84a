import { type Endpoint, endpoints } from 'shared-domain/contracts';
import { testApi } from './test-api.ts';

type Layer = {
  route?: { path: string; methods?: Record<string, boolean>; stack: { method?: string }[] };
  handle?: { stack?: Layer[] };
};

/** Every route below a router: what we mount is `/api` alone. */
function routesOf(layers: Layer[]): string[] {
  return layers.flatMap(({ route, handle }) => {
    if (!route) return handle?.stack ? routesOf(handle.stack) : [];
    const methods = new Set(route.stack.flatMap(({ method }) => (method ? [method.toUpperCase()] : [])));
    return [...methods].map((method) => `${method} /api${route.path}`);
  });
}

describe('the routes of the app', () => {
  const api = testApi();

  test('are the calls of the contract, each once, and no others', () => {
    const mounted = routesOf((api.app as unknown as { router: { stack: Layer[] } }).router.stack);
    const known = (Object.values(endpoints) as Endpoint[]).map(({ method, path }) => `${method} ${path}`);
    expect([...mounted].sort()).toEqual(known.sort());
  });

  const ofStaff = (Object.values(endpoints) as Endpoint[])
    .filter(({ who }) => who === 'staff')
    .map(({ method, path }) => [method, path.replace(/:\w+/g, 'x')] as const);

  test.each(ofStaff)('%s %s is for staff alone', async (method, path) => {
    const answer = await fetch(`${api.url}${path}`, { method });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      401,
      'unauthenticated',
    ]);
  });

  const changing = (Object.values(endpoints) as Endpoint[])
    .filter(({ method, who }) => method !== 'GET' && who !== 'stripe')
    .map(({ method, path }) => [method, path.replace(/:\w+/g, 'x')] as const);

  test.each(changing)('%s %s is refused to a page of another site', async (method, path) => {
    const answer = await fetch(`${api.url}${path}`, { method, headers: { Origin: 'https://evil.example' } });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      403,
      'origin_refused',
    ]);
  });
});
