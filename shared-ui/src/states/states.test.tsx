import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Empty, ErrorState, Loading } from './index.ts';

test('An empty state has a heading, a sentence and one next step', () => {
  render(
    <Empty title="No Products Available" action={<a href="/">Return to Home Page</a>}>
      No products match your current filters. Try adjusting your search or brand filters.
    </Empty>,
  );
  expect(screen.getByRole('heading', { name: 'No Products Available' })).toBeInTheDocument();
  expect(screen.getByText(/No products match your current filters/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Home Page' })).toBeInTheDocument();
});

test('An error is announced and can be retried', async () => {
  const again = jest.fn();
  render(<ErrorState title="This part of the shop could not be loaded" onRetry={again} />);
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the shop could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(again).toHaveBeenCalledTimes(1);
});

test('Loading says what it waits for', () => {
  render(<Loading>Loading products...</Loading>);
  expect(screen.getByRole('status')).toHaveTextContent('Loading products...');
});
