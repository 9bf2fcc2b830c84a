import type { BrokenRelease } from './broken-releases.ts';
import type { Patch, Place } from './patched-corner.ts';

const at = (place: Place, code: string): Patch => ({ code: { [place]: code } });
const press = (code: string): Patch => at('pressed', `() => { ${code} }`);
const staff = { frame: { chrome: 'staff' } };

const frame: BrokenRelease[] = [
  [
    'colours the header',
    at('shown', "() => { document.querySelector('header').style.background = 'red'; }"),
    'the site’s header looks',
  ],
  [
    'hides the header',
    at('shown', "() => { document.querySelector('header').style.display = 'none'; }"),
    'the site’s header looks',
  ],
  [
    'sets the font of all pages',
    at('shown', "() => { document.body.style.fontFamily = 'serif'; }"),
    'the site’s header looks',
  ],
  [
    'colours the header at a press',
    press("document.querySelector('header').style.background = 'red';"),
    'the site’s header looks',
  ],
  [
    'colours the footer at a press',
    press("document.querySelector('footer').style.background = 'red';"),
    'the site’s footer looks',
  ],
  [
    'removes links of the header',
    press("for (const link of document.querySelectorAll('header a')) link.removeAttribute('href');"),
    'out of the site’s header',
  ],
  [
    'stops each click',
    press(
      "addEventListener('click', (event) => { event.preventDefault(); event.stopPropagation(); }, true);",
    ),
    'keeps the site’s header link from leading',
  ],
  ['empties what the browser keeps', press('localStorage.clear();'), 'removes cbo-age-verified, which'],
  [
    'empties what the browser keeps as it is opened',
    at('shown', '() => localStorage.clear()'),
    'removes cbo-age-verified, which',
  ],
  [
    'empties the cart of another at a press of a small button',
    at(
      'touched',
      `() => {
        const store = JSON.parse(localStorage['inventory-store']);
        store.state.kegCart = [];
        localStorage['inventory-store'] = JSON.stringify(store);
      }`,
    ),
    'kegCart',
  ],
  [
    'writes nonsense into the carts as it is opened',
    at(
      'shown',
      `() => {
        const store = JSON.parse(localStorage['inventory-store']);
        store.state.kegCart = [{ product: 7 }];
        localStorage['inventory-store'] = JSON.stringify(store);
      }`,
    ),
    'changes kegCart, which other pages share',
  ],
  [
    'loads a picture of another site',
    at('shown', "() => { new Image().src = 'https://tracker.example/pixel.png'; }"),
    'asks tracker.example for something',
  ],
  [
    'asks for the age again',
    press("localStorage.removeItem('cbo-age-verified');"),
    'removes cbo-age-verified, which',
  ],
  [
    'registers a service worker',
    at('shown', "() => { navigator.serviceWorker.register('/corner/worker.js').catch(() => undefined); }"),
    'registers the service worker /corner/worker.js',
  ],
  [
    'replaces fetch at a press',
    press('window.fetch = window.fetch.bind(window);'),
    'replaces window.fetch, which',
  ],
];

const looks: BrokenRelease[] = [
  [
    'is wider than a phone',
    at('shown', "() => { document.querySelector('main').style.minWidth = '900px'; }"),
    'px wide on a phone',
  ],
  [
    'has a picture without words',
    at('drawn', "(create) => create('img', { src: '/favicon.svg' })"),
    '(image-alt)',
  ],
  [
    'has a button without a name',
    at('drawn', "(create) => create('button', { type: 'button' })"),
    '(button-name)',
  ],
  ['has a field without a label', at('drawn', "(create) => create('input', { type: 'text' })"), '(label)'],
  [
    'is hard to read',
    at('drawn', "(create) => create('b', { ref: (b) => b?.style.setProperty('color', '#f4ecdc') }, 'Faint')"),
    '(color-contrast)',
  ],
  [
    'is hard to read in the dark',
    at('drawn', "(create) => create('b', { ref: (b) => b?.style.setProperty('color', '#222') }, 'Faint')"),
    'in the dark scheme',
  ],
];

const leaks: BrokenRelease[] = [
  [
    'keeps listeners at each visit',
    at(
      'shown',
      "() => { for (const kind of ['resize', 'scroll', 'focus', 'blur']) addEventListener(kind, () => kind); }",
    ),
    'listeners more after 7 visits',
  ],
  [
    'keeps a list at each visit',
    at('shown', '() => { (window.cornerLists ??= []).push(Array.from({ length: 50000 }, Math.random)); }'),
    'kB of memory more after 7 visits',
  ],
  [
    'keeps its elements at each visit',
    at(
      'shown',
      "() => { (window.cornerRows ??= []).push(Array.from({ length: 200 }, () => document.createElement('p'))); }",
    ),
    'DOM nodes more after 7 visits',
  ],
];

const orders: BrokenRelease[] = [
  ['orders nothing', at('pressed', '() => {}'), 'an order placed here does not lead to /corner/thanks'],
  [
    'confirms on another page',
    at('pressed', "(go) => go('/corner/table/1')"),
    'an order placed here does not lead to',
  ],
  ['fails to confirm', at('thanked', "() => { throw new Error('no receipt'); }"), 'no receipt'],
];

const reading = (call: string, code: string): Patch => ({
  ...at(
    'shown',
    `() => { fetch('/api/admin/${call}').then((answer) => answer.json()).then((all) => { ${code} }); }`,
  ),
  remote: staff,
});

const staffPages = [
  ['orders', 'orders'],
  ['leads', 'leads'],
  ['imports', 'imports'],
  ['licences', 'licences'],
  ['products', 'products'],
  ['kegs', 'accounts'],
].map(
  ([call = '', list]): BrokenRelease => [
    `fails at the first of staff’s ${call}`,
    reading(call, `all.${list}[0].nowhere.length`),
    "reading 'length'",
  ],
);

const stored: BrokenRelease[] = [
  ['is too large', { remote: { budget: 1000 } }, 'its budget is 1.0 kB'],
  ['styles all headings', { css: 'h1 { color: red }' }, "'h1'"],
  ['styles everything', { css: '* { margin: 0 }' }, "'*'"],
  ['styles the root', { css: ':root { --act: red }' }, "':root'"],
  ['styles another’s class', { css: '.mfe-dtc-card { color: red }' }, "'.mfe-dtc-card'"],
  ['wants another’s path', { remote: { basePath: '/dtc' } }, 'which belongs to mfe-dtc'],
  ['wants a path inside another’s', { remote: { basePath: '/dtc/corner' } }, 'which overlaps /dtc'],
  [
    'lists an address that no route draws',
    { remote: { addresses: ['', 'table/:id', 'thanks', 'tables'] } },
    'lists the address /corner/tables, which none of its routes draws',
  ],
  [
    'has a header link to what no route draws',
    { remote: { frame: { chrome: 'customer', links: [{ label: 'Tables', to: '/corner/tables' }] } } },
    'has a header link to /corner/tables, which none of its routes draws',
  ],
  [
    'leaves a page out of its addresses',
    { remote: { addresses: ['', 'thanks'] } },
    'draws /corner/table/:id, which the gateway answers with 404',
  ],
  ['has another’s name', { remote: { name: 'mfe_dtc' } }, 'the federation name mfe_dtc'],
  ['brings a React', { bundle: { packages: ['react'] } }, 'a second react'],
  ['brings a router', { bundle: { packages: ['react-router'] } }, 'a second react-router'],
  ['makes a store', { bundle: { imports: { jotai: ['createStore'] } } }, 'createStore of jotai'],
  ['has a provider of its own', { bundle: { imports: { jotai: ['Provider'] } } }, 'Provider of jotai'],
  [
    'needs a module that is not there',
    { bundle: { requires: { 'shared-ui/dartboard': '^1.0.0' } } },
    'uses shared-ui/dartboard',
  ],
  ['needs another React', { bundle: { requires: { react: '^99.0.0' } } }, 'wants react ^99.0.0'],
  ['lacks its first file', { without: 'remoteEntry.js' }, '/corner in the live shell'],
];

/** All releases that change the page's surroundings, can't be used, or have wrong files. */
export const brokenAround: BrokenRelease[] = [
  ...frame,
  ...looks,
  ...leaks,
  ...orders,
  ...staffPages,
  ...stored,
];
