import { render, screen } from '@testing-library/react';
import { testStaffProduct } from '../../../testing/products.ts';
import { Cell } from './cell.tsx';

// STAFF-22
test.each([
  [{ container: 'can' as const, containerVolume: 473 }, 'CRB-1 · 473 mL can'],
  [{ packagingType: '50L' as const }, 'CRB-1 · 50L keg'],
  [{}, 'CRB-1'],
])('A product with %j shows its size with its number: %s', (more, text) => {
  const product = testStaffProduct('CRB-1', 'Clockwork Crab Ginger Beer', more);
  render(
    <Cell product={product} column="product" at={new Date('2026-11-20T20:00:00Z')} onOpen={jest.fn()} />,
  );
  expect(screen.getByText(text)).toBeInTheDocument();
});
