import { act, render, screen } from '@testing-library/react';
import { MOTH } from '../product-painting/fixtures.ts';
import { paintProduct } from '../product-painting/painter.ts';
import { Drawing, paintWith } from './index.ts';

paintWith(paintProduct);

const comeNear = new Map<Element, (isIntersecting: boolean) => void>();

globalThis.IntersectionObserver = class {
  readonly callback: (entries: object[]) => void;
  constructor(callback: (entries: object[]) => void) {
    this.callback = callback;
  }
  observe(target: Element) {
    comeNear.set(target, (isIntersecting) => this.callback([{ target, isIntersecting }]));
  }
  disconnect() {}
} as never;

const picture = (name: string) => screen.getByRole('img', { name });
const drawings = () => screen.getAllByRole('img').map((each) => each.textContent !== '');

test('Drawings far outside the window stay empty until they come near, or the page is printed', () => {
  render(
    <>
      <Drawing product={MOTH} alt="first" loading="eager" />
      <Drawing product={MOTH} alt="near" />
      <Drawing product={MOTH} alt="far" />
    </>,
  );
  act(() => comeNear.get(picture('far'))?.(false));
  expect(drawings()).toEqual([true, false, false]);
  act(() => comeNear.get(picture('near'))?.(true));
  expect(drawings()).toEqual([true, true, false]);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(drawings()).toEqual([true, true, true]);
});
