import { render, screen } from '@testing-library/react';
import { GridSkeleton } from './index.ts';

test('A list that loads says so once, and holds as many places as asked', () => {
  render(<GridSkeleton count={4} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading products...');
  expect(screen.getByRole('list', { name: 'Products' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});
