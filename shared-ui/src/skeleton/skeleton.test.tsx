import { render, screen } from '@testing-library/react';
import { GridSkeleton } from './index.ts';

test('A loading list says so once, and shows as many placeholders as asked', () => {
  render(<GridSkeleton count={4} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading products...');
  expect(screen.getByRole('list', { name: 'Products' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});
