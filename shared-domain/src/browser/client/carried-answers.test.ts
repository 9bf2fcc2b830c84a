import { fetchAfter } from './carried-answers.ts';

const fetched: string[] = [];
const network = async (address: string) => {
  fetched.push(address);
  return new Response('{}');
};
const carried = {
  '/api/products': { etag: '"7"', date: 'Fri, 20 Nov 2026 20:00:00 GMT', body: { products: [] } },
};

beforeEach(() => {
  fetched.length = 0;
});

test('The first call is answered from what the page carries, with its ETag and its date; the next by the network', async () => {
  const ask = fetchAfter(carried, network);
  const answer = await ask('/api/products', { method: 'GET' });
  expect(answer.headers.get('ETag')).toBe('"7"');
  expect(answer.headers.get('Date')).toBe('Fri, 20 Nov 2026 20:00:00 GMT');
  expect(await answer.json()).toEqual({ products: [] });
  expect(fetched).toEqual([]);
  await ask('/api/products', { method: 'GET' });
  expect(fetched).toEqual(['/api/products']);
});

test('Nothing else is answered so: another address, a write, a question of staff about another time', async () => {
  const ask = fetchAfter(carried, network);
  await ask('/api/session', { method: 'GET' });
  await ask('/api/products', { method: 'POST' });
  await ask('/api/products', { method: 'GET', headers: { 'X-As-Of': '2027-01-01T08:00:00.000Z' } });
  await ask('/api/products', { method: 'GET', headers: { 'If-None-Match': '"6"' } });
  expect(fetched).toHaveLength(4);
});
