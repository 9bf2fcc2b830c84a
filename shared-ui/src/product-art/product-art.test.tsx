import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { paintWith } from '../product-drawing/index.ts';
import { MOTH } from '../product-painting/fixtures.ts';
import { paintProduct } from '../product-painting/painter.ts';
import { ProductArt } from './index.ts';

paintWith(paintProduct);

const picture = () => screen.getByRole('img', { name: 'Moon Moth' });

// PRODUCT-16
test('The photo comes first, then each alternate, then the drawing that the API paints, then one that the page draws', async () => {
  render(
    <ProductArt product={{ ...MOTH, imageUrl: '/one.jpg' }} alternates={['', '/two.jpg']} alt="Moon Moth" />,
  );
  for (const address of [/^\/one\.jpg$/, /^\/two\.jpg$/, /^\/api\/images\/drawings\/CUR-207\?w=160&v=\w+$/]) {
    expect(picture()).toHaveAttribute('src', expect.stringMatching(address));
    fireEvent.error(picture());
  }
  expect(await screen.findByText('HAZY IPA')).toBeInTheDocument();
  expect(picture()).toHaveTextContent('MoonMothHAZY IPACURIOUS CREATURES6.3% 473 ML');
});

test('While a name is being typed, the page draws it, and asks for no more pictures after the first that failed', async () => {
  const { rerender } = render(<ProductArt product={{ ...MOTH, name: 'Moon M' }} alt="Moon Moth" />);
  fireEvent.error(picture());
  expect(await screen.findByText('HAZY IPA')).toBeInTheDocument();
  rerender(<ProductArt product={{ ...MOTH, name: 'Moon Mo' }} alt="Moon Moth" />);
  expect(picture()).toHaveTextContent('MoonMoHAZY');
});

// PRODUCT-16
test('What is not in the catalogue is drawn by the page', async () => {
  render(<ProductArt product={{ ...MOTH, id: undefined, containerVolume: undefined }} alt="Moon Moth" />);
  expect(await screen.findByText('HAZY IPA')).toBeInTheDocument();
  expect(picture().textContent).toBe('MoonMothHAZY IPACURIOUS CREATURES6.3%');
});

test.each([
  ['its name', { name: 'Moon Moth' }],
  ['its strength', { abv: 6.4 }],
  ['its brewery', { hiddenCategory: 'FORCE' }],
  ['its container', { container: 'bottle' }],
  ['its category', { category: 'Merchandise' }],
] as const)("A drawing's address changes with %s, and with nothing that isn't drawn", (_, change) => {
  const { rerender } = render(<ProductArt product={MOTH} alt="Moon Moth" />);
  const before = picture().getAttribute('src');
  const sold = { ...MOTH, stock: 0 };
  rerender(<ProductArt product={sold} alt="Moon Moth" />);
  expect(picture()).toHaveAttribute('src', before);
  rerender(<ProductArt product={{ ...MOTH, ...change }} alt="Moon Moth" />);
  expect(picture().getAttribute('src')).not.toBe(before);
});

test("A drawing's place has its proportions before it has loaded", () => {
  render(<ProductArt product={{ ...MOTH, packagingType: '50L' }} size="page" alt="Moon Moth" />);
  expect(picture()).toHaveAttribute('width', '202');
  expect(picture()).toHaveAttribute('height', '280');
  expect(picture()).toHaveAttribute('data-form', 'keg50');
});

test('For our own pictures the browser picks a fitting rendition', () => {
  render(<ProductArt product={{ ...MOTH, imageUrl: '/api/images/products/a.jpg?sig=x' }} alt="Moon Moth" />);
  expect(picture()).toHaveAttribute(
    'srcset',
    '/api/images/products/a.jpg?sig=x&w=240 240w, /api/images/products/a.jpg?sig=x&w=480 480w, /api/images/products/a.jpg?sig=x&w=960 960w',
  );
});

test('A picture of a server-rendered page that failed before scripts ran is replaced', async () => {
  const art = <ProductArt product={{ ...MOTH, imageUrl: '/one.jpg' }} alt="Moon Moth" />;
  const page = document.body.appendChild(document.createElement('div'));
  const { container, unmount } = render(art);
  page.innerHTML = container.innerHTML;
  unmount();
  Object.defineProperties(picture(), { complete: { value: true }, naturalWidth: { value: 0 } });
  const root = hydrateRoot(page, art);
  await waitFor(() => expect(picture().getAttribute('src')).toMatch(/^\/api\/images\/drawings/));
  act(() => root.unmount());
  page.remove();
});
