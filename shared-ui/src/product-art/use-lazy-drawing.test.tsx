import { act, render, screen, waitFor } from '@testing-library/react';
import { MOTH } from '../product-painting/fixtures.ts';
import { paintProduct } from '../product-painting/painter.ts';
import { ProductArt, paintWith } from './index.ts';

paintWith(paintProduct);

let comeNear: (...elements: Element[]) => void = () => undefined;
/** Where each drawing is, by its name; the window is 768 px high. */
const TOPS: Record<string, number> = { below: 900, above: -400, inside: 500 };

function entryOf(target: Element) {
  const top = TOPS[target.getAttribute('aria-label') ?? ''] ?? 0;
  return { target, isIntersecting: true, boundingClientRect: { top, bottom: top + 150 } };
}

globalThis.IntersectionObserver = class {
  constructor(callback: (entries: object[]) => void) {
    comeNear = (...elements) => callback(elements.map(entryOf));
  }
  observe() {}
  unobserve() {}
} as never;

const drawings = () => screen.getAllByRole('img').map((picture) => picture.textContent !== '');

test('Drawings far outside the window stay empty until they come near, or the page is printed', () => {
  render(
    <>
      <ProductArt product={MOTH} alt="near" />
      <ProductArt product={MOTH} alt="far" />
      <ProductArt product={MOTH} alt="further" />
    </>,
  );
  expect(drawings()).toEqual([false, false, false]);
  act(() => comeNear(screen.getByRole('img', { name: 'near' })));
  expect(drawings()).toEqual([true, false, false]);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(drawings()).toEqual([true, true, true]);
});

test('Drawings in the window come before those around it, each in a frame of its own', async () => {
  const names = ['below', 'above', 'inside'];
  render(names.map((name) => <ProductArt key={name} product={MOTH} alt={name} />));
  const drawn = () => names.filter((name) => screen.getByRole('img', { name }).textContent !== '');
  act(() => comeNear(...names.map((name) => screen.getByRole('img', { name }))));
  expect(drawn()).toEqual(['inside']);
  await waitFor(() => expect(drawn()).toEqual(['below', 'inside']));
  await waitFor(() => expect(drawn()).toEqual(names));
});
