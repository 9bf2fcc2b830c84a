import { renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import type { Product } from 'shared-domain/products';
import { useInSlices } from './use-in-slices.ts';

const products = (...ids: number[]) => ids.map((id) => ({ id: `SKU-${id}` }) as Product);

/** How many products each commit drew, first of one list and then of the other. */
function drawnOf(first: Product[], then: Product[]): number[] {
  const drawn: number[] = [];
  const draw = (list: Product[]) => {
    const now = useInSlices(list);
    useEffect(() => {
      if (drawn.at(-1) !== now.length) drawn.push(now.length);
    });
  };
  renderHook(draw, { initialProps: first }).rerender(then);
  return drawn;
}

test('The first list is drawn whole, another one with four new products at a time', () => {
  const first = products(1, 2);
  expect(drawnOf(first, [...first, ...products(3, 4, 5, 6, 7, 8, 9, 10, 11)])).toEqual([2, 6, 10, 11]);
});

test('A list without new products is drawn at once', () => {
  expect(drawnOf(products(1, 2, 3, 4, 5, 6, 7), products(7, 3, 1))).toEqual([7, 3]);
});
