import { act, render, screen } from '@testing-library/react';
import { MOTH } from '../product-painting/fixtures.ts';
import { paintProduct } from '../product-painting/painter.ts';
import { ProductArt, paintWith } from './index.ts';

paintWith(paintProduct);

let comeNear: (element: Element) => void = () => undefined;

globalThis.IntersectionObserver = class {
  constructor(callback: (entries: object[]) => void) {
    comeNear = (target) => callback([{ target, isIntersecting: true }]);
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
