import { keepPage } from './keep-page.ts';

/** A browser whose service worker answers requests to keep the page. */
function browserWith(answer: (asked: { files: string[] }) => boolean | 'no network') {
  const worker = {
    postMessage: (asked: { files: string[] }, [port]: MessagePort[]) => port?.postMessage(answer(asked)),
  };
  const register = async () => {
    if (answer({ files: [] }) === 'no network') throw new TypeError('Failed to fetch');
  };
  const container = { register, ready: Promise.resolve({ active: worker }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
}

beforeEach(() => {
  const files = ['/releases/shell/1.0.0/index.js', '/releases/shell/1.0.0/index.js', '/api/settings'];
  const entries = files.map((file) => ({ name: `${location.origin}${file}` }));
  class Observer {
    private readonly heard: (list: { getEntries: () => object[] }) => void;
    constructor(heard: (list: { getEntries: () => object[] }) => void) {
      this.heard = heard;
    }
    observe() {
      this.heard({ getEntries: () => entries });
    }
    disconnect() {}
  }
  class Channel {
    port1: { onmessage?: (event: { data: unknown }) => void } = {};
    port2 = { postMessage: (data: unknown) => queueMicrotask(() => this.port1.onmessage?.({ data })) };
  }
  Object.assign(globalThis, { PerformanceObserver: Observer, MessageChannel: Channel });
});
afterEach(() => Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined }));

// DRIVER-11
test('the page is kept with each released file that it loaded', async () => {
  const asked: string[][] = [];
  browserWith(({ files }) => {
    asked.push(files);
    return true;
  });
  expect(await keepPage()).toBe(true);
  expect(asked.at(-1)).toEqual(['/releases/shell/1.0.0/index.js']);
});

// DRIVER-11
test.each([['no network'], [false]] as const)(
  'a page that could not be kept (%s) is retried',
  async (answer) => {
    browserWith(() => answer);
    expect(await keepPage()).toBe(false);
  },
);

// DRIVER-11
test('a browser without service workers has nothing to retry', async () => {
  expect(await keepPage()).toBe(true);
});
