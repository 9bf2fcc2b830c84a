/** @jest-environment node */
import { useAtomValue } from 'jotai';
import { catalogueAtom, sessionAtom, store } from 'shared-domain/state';
import type { FrameSpec } from 'shared-ui/remote';
import { drawFirstPaint, type FirstPaintRequest } from './first-paint.tsx';

const frame: FrameSpec = {
  chrome: 'customer',
  links: [{ label: 'Shop', to: '/dtc' }],
  cart: 'dtc',
  breadcrumbs: true,
  footer: 'retail',
  gate: 'age',
};
const block = { name: 'mfe_dtc', basePath: '/dtc', title: 'Retail', frame };

function Products() {
  const { status, products } = useAtomValue(catalogueAtom);
  const session = useAtomValue(sessionAtom);
  return <h1>{[status, ...products.map(({ name }) => name), session.status].join(' ')}</h1>;
}
const routes = [
  { index: true, element: <Products /> },
  { path: 'product', lazy: async () => ({ element: <h1>Product</h1> }) },
];

const product = { id: 'A', name: 'Harbour Pale', price: 50, stock: 4, packagingType: 'Packaged' };
const drawn = (request: Partial<FirstPaintRequest> = {}) =>
  drawFirstPaint(block, routes, {
    path: '/dtc',
    order: 0,
    answers: {
      '/api/products?ifSmall=true': { body: { products: [product] } },
      '/api/settings': { body: { comingSoon: false, retailStoreOpen: true } },
    },
    cookies: '',
    hasSession: false,
    isOfThisShell: true,
    width: 1440,
    at: Date.parse('2026-11-20T20:00:00Z'),
    ...request,
  });

test("A page is rendered in its frame from the API's answers, for an anonymous visitor", async () => {
  const body = await drawn();
  expect(body).toContain('<header');
  expect(body).toContain('<h1>ready Harbour Pale known</h1>');
});

test('A lazy page is rendered too', async () => {
  expect(await drawn({ path: '/dtc/product' })).toContain('<h1>Product</h1>');
});

// GATE-1
test('Behind the age gate the page is out of reach until the visitor’s cookie says YES', async () => {
  expect(await drawn()).toMatch(/<div[^>]* inert=""/);
  expect(await drawn({ cookies: 'cbo-age-verified=true' })).not.toContain('inert');
});

test('Nothing is assumed about a visitor with a session', async () => {
  expect(await drawn({ hasSession: true })).toContain('<h1>ready Harbour Pale unknown</h1>');
});

test('Rendering for one visitor leaves no state for the next', async () => {
  await drawn();
  expect(store.get(catalogueAtom).status).toBe('loading');
  expect(await drawn({ answers: {} })).toContain('<h1>failed known</h1>');
});
