import type { Patch, Place } from './patched-corner.ts';

/** A release that must not go live: its name, what is wrong with it, and what the gate says. */
export type BrokenRelease = [name: string, patch: Patch, reason: string | RegExp];

const at = (place: Place, code: string): Patch => ({ code: { [place]: code } });

/** Functions of the browser that a release could replace. */
const replaced: Array<[object: string, name: string]> = [
  ['window', 'fetch'],
  ['window', 'XMLHttpRequest'],
  ['window', 'setTimeout'],
  ['window', 'requestAnimationFrame'],
  ['window.history', 'pushState'],
  ['window.history', 'replaceState'],
  ['Storage.prototype', 'getItem'],
  ['Storage.prototype', 'setItem'],
  ['Storage.prototype', 'removeItem'],
  ['Storage.prototype', 'clear'],
  ['EventTarget.prototype', 'addEventListener'],
  ['EventTarget.prototype', 'removeEventListener'],
  ['Array.prototype', 'map'],
  ['Array.prototype', 'filter'],
  ['Array.prototype', 'includes'],
  ['Array.prototype', 'at'],
  ['Object.prototype', 'toString'],
  ['Object.prototype', 'hasOwnProperty'],
  ['Promise.prototype', 'then'],
];

const replacing: BrokenRelease[] = replaced.map(([object, name]) => {
  const own = `const own = ${object}.${name};
    Object.defineProperty(${object}, '${name}', { writable: true, configurable: true, value: new Proxy(own, {}) });`;
  return [`replaces ${object}.${name}`, at('shown', `() => { ${own} }`), `replaces ${object}.${name}, which`];
});

const failing: BrokenRelease[] = [
  ['throws as it is loaded', at('loaded', "() => { throw new Error('no glasses'); }"), 'no glasses'],
  ['rejects as it is loaded', at('loaded', "() => { Promise.reject(new Error('no ice')); }"), 'no ice'],
  ['throws as it is drawn', at('drawn', "() => { throw new Error('no malt'); }"), 'no malt'],
  ['throws as it is shown', at('shown', "() => { throw new Error('no hops'); }"), 'no hops'],
  [
    'throws on a page with a parameter alone',
    at('drawn', "() => { if (location.pathname !== '/corner') throw new Error('no table'); }"),
    '/corner/table/1 in the live shell',
  ],
  [
    'throws with something in the cart',
    at(
      'drawn',
      "() => { if (localStorage['inventory-store'].includes('Harbour')) throw new Error('full'); }",
    ),
    'full',
  ],
  [
    'throws at its start on a phone alone',
    at('loaded', "() => { if (innerWidth < 500) throw new Error('too narrow'); }"),
    'too narrow',
  ],
  [
    'throws at its start in the dark alone',
    at(
      'loaded',
      "() => { if (matchMedia('(prefers-color-scheme: dark)').matches) throw new Error('no lamp'); }",
    ),
    'no lamp',
  ],
  ['never ends a loop', at('drawn', '() => { while (true); }'), 'does not come to rest'],
  ['writes to the console', at('shown', "() => console.error('no glasses')"), 'console: no glasses'],
  ['throws at a press', at('pressed', "() => { throw new Error('no handle'); }"), 'no handle'],
  [
    'throws at a press of a small button',
    at('touched', "() => { throw new Error('no wheel'); }"),
    'no wheel',
  ],
  ['rejects at a press', at('pressed', "() => { Promise.reject(new Error('no tap')); }"), 'no tap'],
  ['writes to the console at a press', at('pressed', "() => console.error('no bell')"), 'console: no bell'],
  ['draws without end', at('drawn', '(create, turn, set) => { set(turn + 1); }'), 'React error'],
  ['draws nothing', at('hidden', '() => true'), 'the page is empty'],
  ['draws nothing on one page', at('hidden', "() => location.pathname !== '/corner'"), '/corner/table/1'],
];

const asking: BrokenRelease[] = [
  [
    'calls what is not there',
    at('shown', "() => { fetch('/api/loyalty'); }"),
    'calls GET /api/loyalty, which',
  ],
  [
    'calls what is not there at a press',
    at('pressed', "() => { fetch('/api/loyalty', { method: 'POST' }); }"),
    'calls POST /api/loyalty, which',
  ],
  [
    'asks again and again',
    at('shown', "() => { for (let turn = 0; turn < 40; turn += 1) fetch('/api/settings'); }"),
    'asks for GET /api/settings again and again',
  ],
  [
    'asks again at each answer',
    at('shown', "() => { const ask = () => fetch('/api/settings').then(ask); ask(); }"),
    'asks for GET /api/settings again and again',
  ],
  [
    'asks again and again at a press',
    at('pressed', "() => { for (let turn = 0; turn < 40; turn += 1) fetch('/api/settings'); }"),
    'asks for GET /api/settings again and again',
  ],
];

const refusedByPolicy: BrokenRelease[] = [
  [
    'a style element',
    "document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' }))",
  ],
  [
    'an inline script',
    "document.head.append(Object.assign(document.createElement('script'), { textContent: '1' }))",
  ],
  [
    'a foreign script',
    "document.head.append(Object.assign(document.createElement('script'), { src: 'https://cdn.example/a.js' }))",
  ],
  [
    'a foreign frame',
    "document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://ads.example/' }))",
  ],
  ['a foreign call', "fetch('https://count.example/visit').catch(() => undefined)"],
  ['evaluated code', "new Function('1')()"],
].map(
  ([name, code]): BrokenRelease => [
    `has ${name}`,
    at('shown', `() => { ${code}; }`),
    /Content Security Policy|Trusted/,
  ],
);

/** All releases whose code misbehaves in the page. */
export const brokenInThePage: BrokenRelease[] = [...failing, ...asking, ...refusedByPolicy, ...replacing];
