/** @jest-environment jsdom */

import { createStore } from 'jotai/vanilla';
import { testProduct } from '../../goods/products/fixtures.ts';
import {
  addToCartAtom,
  ageAtom,
  browserEnvironment,
  cartCountAtoms,
  confirmAgeAtom,
  STORE_KEY,
  safeStorage,
  startState,
} from './index.ts';

const fetched: string[] = [];
const streams: { address: string; isClosed: boolean }[] = [];

class MadeUpEventSource {
  readyState = 0;
  private readonly stream: { address: string; isClosed: boolean };
  constructor(address: string) {
    this.stream = { address, isClosed: false };
    streams.push(this.stream);
  }
  addEventListener() {}
  close() {
    this.stream.isClosed = true;
  }
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fetched.length = 0;
  streams.length = 0;
  const answer = {
    ok: false,
    status: 404,
    headers: new Map(),
    text: () => Promise.resolve('{"code":"x","detail":"x"}'),
  };
  Object.assign(globalThis, {
    EventSource: MadeUpEventSource,
    fetch: (address: string, { headers }: { headers: Record<string, string> }) => {
      fetched.push(`${address} ${headers['X-Composition']}`);
      return Promise.resolve(answer);
    },
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function started() {
  const store = createStore();
  const { loaded, stop } = startState(
    store,
    browserEnvironment(() => ({ shell: '1.0.0' })),
  );
  return { store, loaded, stop };
}

test("A started page fetches, follows and stops through its browser's APIs", async () => {
  const { loaded, stop } = started();
  expect(fetched).toEqual([
    '/api/products?ifSmall=true {"shell":"1.0.0"}',
    '/api/settings {"shell":"1.0.0"}',
    '/api/session {"shell":"1.0.0"}',
  ]);
  expect(streams).toEqual([{ address: '/api/products/events', isClosed: false }]);
  await loaded;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetched).toHaveLength(4);
  stop();
  expect(streams[0]?.isClosed).toBe(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetched).toHaveLength(4);
});

// PAGE-11
test('A page that becomes hidden requests nothing', () => {
  const { stop } = started();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetched).toHaveLength(3);
  stop();
});

test("Carts and the age are kept in the browser's storage, and other tabs' changes are noticed", () => {
  const { store, stop } = started();
  store.set(addToCartAtom, { channel: 'dtc', product: testProduct(), quantity: 2 });
  store.set(confirmAgeAtom);
  expect(JSON.parse(localStorage.getItem(STORE_KEY) ?? '').state.dtcCart[0].quantity).toBe(2);
  expect(document.cookie).toContain('cbo-age-verified=true');
  const other = started();
  expect(other.store.get(ageAtom)).toBe('verified');
  other.store.set(addToCartAtom, { channel: 'dtc', product: testProduct(), quantity: 3 });
  expect(store.get(cartCountAtoms.dtc)).toBe(2);
  window.dispatchEvent(new StorageEvent('storage', { key: STORE_KEY }));
  expect(store.get(cartCountAtoms.dtc)).toBe(5);
  stop();
  other.stop();
});

test('A storage that throws, on access or on use, stores nothing', () => {
  const throwing = () => {
    throw new Error('SecurityError');
  };
  for (const storage of [
    safeStorage(throwing),
    safeStorage(() => ({ getItem: throwing, setItem: throwing, removeItem: throwing })),
  ]) {
    storage.remove('a');
    expect([storage.read('a'), storage.write('a', '1')]).toEqual([null, false]);
  }
  const working = safeStorage(() => localStorage);
  expect([working.write('a', '1'), working.read('a')]).toEqual([true, '1']);
  working.remove('a');
  expect(working.read('a')).toBeNull();
});
