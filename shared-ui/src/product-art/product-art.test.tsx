import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { Product } from 'shared-domain/products';
import { ProductArt, paint, subjectOf } from './index.ts';

const MOTH: Product = {
  id: 'CUR-207',
  name: 'Moon Moth Hazy IPA',
  price: 79.2,
  stock: 61,
  looseUnits: 0,
  packagingType: 'Packaged',
  hidden: false,
  forceDisplay: false,
  hiddenCategory: 'CURIOUS CREATURES',
  style: 'Hazy IPA',
  abv: 6.3,
  container: 'can',
  containerVolume: 473,
};

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

test('For our own pictures the browser picks a rendition that fits', () => {
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

test('A server draws the same as the browser, when told to draw at once', () => {
  const drawn = renderToString(<ProductArt product={MOTH} loading="eager" alt="Moon Moth" />);
  expect(drawn).toContain('>Moon</textPath>');
  expect(renderToString(<ProductArt product={MOTH} loading="eager" alt="Moon Moth" />)).toBe(drawn);
});

test.each([
  ['a keg of 50 litres', { packagingType: '50L' }, 'keg50'],
  ['a keg of 20 litres', { packagingType: '20L & 30L', name: 'Moon Moth 20L' }, 'keg20'],
  ['a small keg of no known size', { packagingType: '20L & 30L' }, 'keg30'],
  ['a bottle', { container: 'bottle' }, 'bottle'],
  ['merchandise', { category: 'Merchandise' }, 'carton'],
  ['a cider whose container is unknown', { container: undefined, name: 'Pear Cider' }, 'bottle'],
  ['a beer whose container is unknown', { container: undefined }, 'can'],
] as const)('%s has its own form', (_, more, form) => {
  expect(subjectOf({ ...MOTH, ...more }).form).toBe(form);
});

test.each([
  'CONTAINER',
  'CURIOUS CREATURES',
  'CZECH BROS',
  'FORCE',
  'FUGGLES',
  'Nobody Knows Brewing',
  undefined,
])('Every form of %s can be drawn with a one-word name and nothing else', (hiddenCategory) => {
  for (const more of [
    {},
    { container: 'bottle' },
    { packagingType: '50L' },
    { packagingType: '20L & 30L' },
    { category: 'Merchandise' },
  ] as const) {
    const bare = { name: 'Solo', packagingType: 'Packaged', hiddenCategory, ...more } as const;
    const drawing = paint(subjectOf(bare), 'a');
    expect(drawing.toLowerCase()).toContain('solo');
    expect(drawing).not.toMatch(/undefined|NaN|§/);
  }
});

test('A name that contains markup stays text', () => {
  render(<ProductArt product={{ ...MOTH, name: '<b>"Bold" & §1', style: '' }} alt="Bold" />);
  expect(screen.getByRole('img')).toHaveTextContent('<b>"Bold"& 1');
});

test('A small picture leaves out the pattern', () => {
  expect(paint(subjectOf(MOTH, true), 'a').length).toBeLessThan(paint(subjectOf(MOTH), 'a').length * 0.75);
});

test('A dark lager looks dark in its can and in its keg', () => {
  const dark = { name: 'Tmavé Dark Lager', hiddenCategory: 'CZECH BROS', style: 'Dark Lager' };
  expect(subjectOf({ ...dark, packagingType: 'Packaged' }).palette.ground).toBe('#3A2320');
  expect(subjectOf({ ...dark, packagingType: '50L' }).palette.ground).toBe('#3A2320');
});
