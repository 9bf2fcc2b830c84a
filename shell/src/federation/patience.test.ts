import { patiently } from './patience.ts';

const missing = () => Object.assign(new Error('ChunkLoadError'), { request: '/releases/mfe-dtc/1/cart.js' });

let answer: { ok: boolean; arrayBuffer: () => Promise<ArrayBuffer> };
const renewed: [string, RequestInit | undefined][] = [];

beforeEach(() => {
  jest.useFakeTimers();
  renewed.length = 0;
  answer = { ok: true, arrayBuffer: async () => new ArrayBuffer(0) };
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    renewed.push([address, init]);
    return answer;
  }) as typeof fetch;
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
});

// RELEASE-27
test('A chunk that fails once is fetched past the cache after a second, and loads', async () => {
  const load = jest.fn(async (chunk: string) => chunk).mockRejectedValueOnce(missing());
  const loaded = patiently(load)('cart');
  await jest.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe('cart');
  expect(renewed).toEqual([['/releases/mfe-dtc/1/cart.js', { cache: 'reload' }]]);
});

// RELEASE-27
test('A chunk that stays away is requested eight times in two minutes, however often pages ask for it', async () => {
  const load = jest.fn(() => Promise.reject(missing()));
  const ask = patiently<string>(load);
  let refusals = 0;
  const keepAsking = () =>
    ask('cart').catch(() => {
      refusals += 1;
      setTimeout(keepAsking, 10);
    });
  void keepAsking();
  void keepAsking();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(refusals).toBeGreaterThan(2);
  expect(load).toHaveBeenCalledTimes(8);
});

// RELEASE-27
test('What a server still refuses is not loaded, and the error stays that of the load', async () => {
  answer.ok = false;
  const load = jest.fn(() => Promise.reject(missing()));
  const refused = expect(patiently<string>(load)('cart')).rejects.toMatchObject({
    request: expect.any(String),
  });
  await jest.runAllTimersAsync();
  await refused;
  expect(load).toHaveBeenCalledTimes(1);
  expect(renewed).toHaveLength(2);
});
