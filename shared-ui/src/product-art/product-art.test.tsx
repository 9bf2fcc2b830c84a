import { fireEvent, render, screen } from '@testing-library/react';
import { MOTH } from '../product-painting/fixtures.ts';
import { paintProduct } from '../product-painting/painter.ts';
import { ProductArt, paintWith } from './index.ts';

paintWith(paintProduct);

const idsOf = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);

// PRODUCT-16
test('A product without a photo is drawn, with its name on the label', () => {
  render(<ProductArt product={MOTH} alt="Moon Moth Hazy IPA" />);
  const picture = screen.getByRole('img', { name: 'Moon Moth Hazy IPA' });
  expect(picture).toHaveTextContent('MoonMothHAZY IPACURIOUS CREATURES6.3% 473 ML');
});

test('A can whose volume was never entered has none on its label', () => {
  render(<ProductArt product={{ ...MOTH, containerVolume: undefined }} alt="Moon Moth" />);
  expect(screen.getByRole('img').textContent).toBe('MoonMothHAZY IPACURIOUS CREATURES6.3%');
});

// PRODUCT-16
test('The photo comes first, then each alternate, then the drawing', () => {
  const { container } = render(
    <ProductArt product={{ ...MOTH, imageUrl: '/one.jpg' }} alternates={['/two.jpg']} alt="Moon Moth" />,
  );
  expect(screen.getByRole('img', { name: 'Moon Moth' })).toHaveAttribute('src', '/one.jpg');
  fireEvent.error(screen.getByRole('img', { name: 'Moon Moth' }));
  expect(screen.getByRole('img', { name: 'Moon Moth' })).toHaveAttribute('src', '/two.jpg');
  fireEvent.error(screen.getByRole('img', { name: 'Moon Moth' }));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Moon Moth' })).toHaveTextContent('MoonMoth');
});

test('For our own pictures the browser picks a fitting rendition', () => {
  render(<ProductArt product={{ ...MOTH, imageUrl: '/api/images/products/a.jpg?sig=x' }} alt="Moon Moth" />);
  expect(screen.getByRole('img')).toHaveAttribute(
    'srcset',
    '/api/images/products/a.jpg?sig=x&w=240 240w, /api/images/products/a.jpg?sig=x&w=480 480w, /api/images/products/a.jpg?sig=x&w=960 960w',
  );
});

test('The same product twice on a page shares no id, and each reference finds its own', () => {
  const { container } = render(
    <>
      <ProductArt product={MOTH} />
      <ProductArt product={MOTH} />
    </>,
  );
  const ids = idsOf(container.innerHTML);
  expect(new Set(ids).size).toBe(ids.length);
  const wanted = [...container.innerHTML.matchAll(/(?:url\(|href=")#([^")]+)/g)].map((match) => match[1]);
  expect(wanted.every((id) => ids.includes(id))).toBe(true);
});

test('A name that contains markup stays text', () => {
  render(<ProductArt product={{ ...MOTH, name: '<b>"Bold" & §1', style: '' }} alt="Bold" />);
  expect(screen.getByRole('img')).toHaveTextContent('<b>"Bold"& 1');
});
