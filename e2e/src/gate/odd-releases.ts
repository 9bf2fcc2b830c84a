import type { Patch, Place } from './patched-corner.ts';

/** A healthy release with an odd habit. */
export type OddRelease = [habit: string, patch: Patch];

const at = (place: Place, code: string): Patch => ({ code: { [place]: code } });
const shown = (code: string) => at('shown', `() => { ${code} }`);
const press = (code: string) => at('pressed', `(go) => { ${code}; go('/corner/thanks'); }`);

/** Releases whose habits are their own affair. */
export const oddReleases: OddRelease[] = [
  ['leaves answers unread', shown("fetch('/api/settings');")],
  [
    'asks for what is not there, and copes',
    shown("fetch('/api/products/none').then((answer) => answer.text());"),
  ],
  [
    'stops a call half-way',
    shown(
      "const stop = new AbortController(); fetch('/api/products', { signal: stop.signal }).catch(() => undefined); stop.abort();",
    ),
  ],
  ['warns on the console', shown("console.warn('mild'); console.debug('chatty');")],
  ['catches what it throws', shown("try { throw new Error('caught'); } catch {}")],
  [
    'keeps words of its own in the browser',
    shown("localStorage.setItem('corner', 'warm'); sessionStorage.setItem('corner', 'dry');"),
  ],
  ['names its parameters otherwise', { remote: { addresses: ['', 'table/:number', 'thanks'] } }],
  ['names its page', shown("document.title = 'The corner';")],
  [
    'notes its filter in the address',
    shown("history.replaceState(history.state, '', location.pathname + '?dry=1');"),
  ],
  [
    'listens to the window, and stops',
    shown("const hear = () => {}; addEventListener('resize', hear); removeEventListener('resize', hear);"),
  ],
  ['keeps what it read once', shown('window.cornerCache ??= Array.from({ length: 200000 }, Math.random);')],
  ['says something later', shown("setTimeout(() => console.debug('later'), 300);")],
  [
    'counts the seconds',
    shown('setInterval(() => { document.documentElement.dataset.corner = String(Date.now()); }, 200);'),
  ],
  ['waits for leisure', shown("requestIdleCallback(() => console.debug('idle'));")],
  [
    'watches what is seen',
    shown("new IntersectionObserver(() => {}).observe(document.querySelector('main'));"),
  ],
  ['draws on a canvas', at('drawn', "(create) => create('canvas', { width: 40, height: 40 })")],
  [
    'draws much',
    at('drawn', "(create) => Array.from({ length: 800 }, (_, key) => create('p', { key }, 'Row ' + key))"),
  ],
  [
    'scrolls what is wide',
    at(
      'drawn',
      "(create) => create('div', { tabIndex: 0, ref: (box) => box?.style.setProperty('overflow', 'auto') }, create('p', { ref: (p) => p?.style.setProperty('width', '900px') }, 'Wide'))",
    ),
  ],
  [
    'has a field that refuses words',
    at('drawn', "(create) => create('input', { type: 'number', 'aria-label': 'Kegs', max: 1 })"),
  ],
  [
    'has a switch that is off',
    at('drawn', "(create) => create('button', { type: 'button', disabled: true }, 'Closed')"),
  ],
  [
    'adds to the page’s end',
    shown("document.body.append(Object.assign(document.createElement('div'), { id: 'corner-layer' }));"),
  ],
  ['asks before it orders', press("confirm('Sure?')")],
  ['opens a window beside it', press("open('/corner/table/1')")],
  [
    'sends a message first',
    press(
      "fetch('/api/leads', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })",
    ),
  ],
];
