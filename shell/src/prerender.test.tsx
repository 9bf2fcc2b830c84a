/** @jest-environment node */
import type { FrameSpec, PageHandle } from 'shared-ui/remote';
import { prerender } from './prerender.tsx';

const frame: FrameSpec = {
  chrome: 'customer',
  links: [{ label: 'About', to: '/#about' }],
  cart: null,
  breadcrumbs: false,
  footer: 'none',
  gate: null,
};
const block = { name: 'mfe_landing', basePath: '/', title: 'Front', frame };

test('A first page is rendered in its frame without a browser', () => {
  const handle: PageHandle = { footer: <footer>Saltgrass</footer> };
  const { body } = prerender(block, [{ index: true, element: <h1>Welcome</h1>, handle }], null);
  expect(body).toContain('<header');
  expect(body).toContain('href="/#about"');
  expect(body).toMatch(/<main id="[\w-]+"[^>]*><h1>Welcome<\/h1><\/main>.*<footer>Saltgrass<\/footer>/);
  expect(body).not.toContain('<script');
});

test("Its head tags are returned separately, with a placeholder for the site's address", () => {
  const head = <link rel="canonical" href="{{origin}}/" />;
  expect(prerender(block, [{ index: true, element: <h1>Welcome</h1> }], head).head).toBe(
    '<link rel="canonical" href="{{origin}}/"/>',
  );
});
