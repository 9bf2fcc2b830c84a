import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = readFileSync(join(__dirname, '../../public/first-touch.js'), 'utf8');

const waiting = JSON.stringify({
  scripts: [['/releases/shell/1/main.js', 'sha256-main']],
  preloads: [['/releases/mfe-landing/1/remoteEntry.js', 'sha256-entry']],
});

/** Runs the script as on a page with a first paint. */
function open(given?: string): void {
  document.body.innerHTML = '<main><button>About</button><button>Shop <b>now</b></button></main>';
  const tag = document.createElement('script');
  if (given) tag.dataset.waiting = given;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(tag);
  new Function(source)();
  window.dispatchEvent(new Event('load'));
}

const started = () => document.head.querySelector('script[src="/releases/shell/1/main.js"]');

beforeEach(() => {
  document.head.innerHTML = '';
  Object.assign(window, { requestIdleCallback: jest.fn() });
});
afterEach(() => {
  // Removes a previous page's listeners.
  window.dispatchEvent(new Event('site-started'));
  jest.restoreAllMocks();
});

test('Deferred scripts start at the first touch, once, with their integrity', () => {
  open(waiting);
  expect(started()).toBeNull();
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('keydown'));
  expect(started()).toHaveProperty('integrity', 'sha256-main');
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  expect(document.head.querySelector('link[rel=preload]')).toHaveAttribute(
    'href',
    '/releases/mfe-landing/1/remoteEntry.js',
  );
});

test('Without a touch they start when the browser is idle', () => {
  open(waiting);
  const [whenIdle] = jest.mocked(window.requestIdleCallback).mock.calls[0] ?? [];
  expect(started()).toBeNull();
  whenIdle?.({ didTimeout: false, timeRemaining: () => 50 });
  expect(started()).not.toBeNull();
});

test.each([['/?error=access_denied&error_description=Link+expired'], ['/#access_token=made-up']])(
  'On %s, which may be a sign-in link, they start at once',
  (address) => {
    history.replaceState(null, '', address);
    open(waiting);
    expect(started()).not.toBeNull();
    history.replaceState(null, '', '/');
  },
);

test('The button that was clicked last is clicked again once the page is interactive', () => {
  open(waiting);
  const [about, shop] = document.querySelectorAll('button');
  const presses: string[] = [];
  about?.click();
  shop?.querySelector('b')?.click();
  about?.addEventListener('click', () => presses.push('about'));
  shop?.addEventListener('click', () => presses.push('shop'));
  window.dispatchEvent(new Event('site-started'));
  expect(presses).toEqual(['shop']);
  shop?.click();
  expect(presses).toEqual(['shop', 'shop']);
});

test('A click counts once, although the page could answer it before it is said to be interactive', () => {
  open();
  const shop = document.querySelectorAll('button')[1];
  const presses: boolean[] = [];
  document.body.addEventListener('click', ({ defaultPrevented }) => presses.push(defaultPrevented), {
    once: true,
  });
  shop?.click();
  expect(presses).toEqual([]);
  window.dispatchEvent(new Event('site-started'));
  expect(presses).toEqual([false]);
});

test('On a page that was rendered again the same button is clicked, and none if another has its place', () => {
  for (const [text, expected] of [
    ['Shop now', 1],
    ['Contact', 0],
  ] as const) {
    open();
    document.querySelectorAll('button')[1]?.click();
    document.body.innerHTML = `<button>About</button><button>${text}</button>`;
    let presses = 0;
    document.querySelectorAll('button')[1]?.addEventListener('click', () => {
      presses += 1;
    });
    window.dispatchEvent(new Event('site-started'));
    expect(presses).toBe(expected);
  }
});

// PAGE-17
test('With Trusted Types, scripts come from this site only', () => {
  const createPolicy = jest.fn();
  Object.assign(globalThis, { trustedTypes: { createPolicy }, origin: location.origin });
  open(waiting);
  Object.assign(globalThis, { trustedTypes: undefined });
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(rules.createScriptURL('/releases/shell/1/main.js')).toBe('/releases/shell/1/main.js');
  expect(rules.createScriptURL('https://evil.example/a.js')).toBeNull();
});
