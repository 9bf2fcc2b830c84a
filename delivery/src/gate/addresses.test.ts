import type { RemoteBlock } from '../applications.ts';
import { addressFindings, drawnAddresses, pathsOf, type Route } from './addresses.ts';

const block: RemoteBlock = { name: 'mfe_corner', basePath: '/corner', title: 'The Corner', frame: {} };

const first: Route = {};
const cart: Route = { path: 'cart' };
const table: Route = { path: 'table/:id' };
const rest: Route = { path: '*' };

const said = (routes: Route[], addresses?: string[], basePath = '/corner') =>
  addressFindings(
    { app: 'mfe-corner', remote: { ...block, basePath, addresses } },
    pathsOf(routes, basePath),
  ).map(({ sentence }) => sentence);

const dead = (path: string) => [
  expect.stringContaining(`lists the address ${path}, which none of its routes`),
];
const unlisted = (path: string) => [
  expect.stringContaining(`draws ${path}, which the gateway answers with 404`),
];

// RELEASE-2
test.each([
  ['misspells an address', [first, cart], ['', 'cart', 'cartt'], dead('/corner/cartt')],
  ['begins an address with a slash', [first, cart], ['', 'cart', '/cart'], dead('/corner//cart')],
  ['leaves a page out', [first, cart], [''], unlisted('/corner/cart')],
  ['leaves its first page out', [first, cart], ['cart'], unlisted('/corner')],
  ['lists what its not-found page alone draws', [first, cart, rest], ['', 'cart', 'x'], dead('/corner/x')],
  ['lists nothing below a splat', [first, { path: 'docs/*' }], [''], unlisted('/corner/docs/*')],
  [
    'has a route elsewhere',
    [first, { path: '/dtc/x' }],
    undefined,
    [expect.stringContaining('/dtc/x outside')],
  ],
])('A remote is refused that %s', (_fault, routes, addresses, sentences) => {
  expect(said(routes, addresses)).toEqual(sentences);
});

test.each([
  ['lists no addresses', [first, cart], undefined],
  ['names a parameter otherwise', [first, table], ['', 'table/:number']],
  ['has a not-found page', [first, cart, rest], ['', 'cart']],
  ['routes everything by itself', [rest], ['', 'cart']],
  ['routes a corner by itself', [first, { path: 'docs/*' }], ['', 'docs/:page']],
  [
    'has a layout around its pages',
    [{ children: [first, { path: 'orders', children: [first, table] }] }],
    ['', 'orders', 'orders/table/:id'],
  ],
  ['has an optional part', [first, { path: ':lang?/about' }], ['', 'about', ':lang/about']],
  ['writes a path in full', [first, { path: '/corner/cart' }], ['', 'cart']],
])('A remote passes that %s', (_habit, routes, addresses) => {
  expect(said(routes, addresses)).toEqual([]);
});

const linked = (to: string, routes: Route[], handsOver: string[] = []) => {
  const frame = {
    links: [
      { label: 'Home', to: '/' },
      { label: 'Contact', dialog: 'contact' },
      { label: 'x', to },
    ],
  };
  const remote = { ...block, frame, handsOver };
  return addressFindings({ app: 'mfe-corner', remote }, pathsOf(routes, '/corner')).map(
    (each) => each.sentence,
  );
};

// RELEASE-2
test.each([
  ['/corner/crat', [first, cart]],
  ['/corner/table', [first, table]],
  ['/corner/crat?full', [first, cart, rest]],
  ['/corner', [cart]],
])('A remote whose header has a link to %s, which no route draws, is refused', (to, routes) => {
  expect(linked(to, routes)).toEqual([
    expect.stringContaining(
      `has a header link to ${to.replace('?full', '')}, which none of its routes draws`,
    ),
  ]);
});

test.each([
  ['to a page of its own', '/corner/cart#first', [first, cart], []],
  ['to one of many', '/corner/table/7', [first, table], []],
  ['below a splat', '/corner/docs/start', [first, { path: 'docs/*' }], []],
  ['where it routes everything by itself', '/corner/crat', [rest], []],
  ['to another remote', '/corners/crat', [first], []],
  ['to what it hands over', '/corner/bar/menu', [first], ['/corner/bar']],
])('A header may have a link %s', (_what, to, routes, handsOver) => {
  expect(linked(to, routes, handsOver)).toEqual([]);
});

test('At the site’s root a page that is not listed is none, but for the first', () => {
  expect(said([first], undefined, '/')).toEqual([]);
  expect(said([first, cart], undefined, '/')).toEqual(unlisted('/cart'));
});

test('Each address is opened once, parameters as 1, a splat where an address leads below it', () => {
  const remote = { ...block, addresses: ['', 'table/:id', 'docs/start'] };
  expect(
    drawnAddresses({ app: 'mfe-corner', remote }, pathsOf([first, table, { path: 'docs/*' }], '/corner')),
  ).toEqual(['/corner', '/corner/table/1', '/corner/docs/start']);
});
