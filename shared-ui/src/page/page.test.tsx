import { render, screen } from '@testing-library/react';
import { Page, PageHead, Panel, usePageTitle } from './index.ts';

function Cart() {
  usePageTitle('Your Cart');
  return (
    <Page>
      <PageHead title="Your Cart" lead="Three cases" actions={<button type="button">Clear Cart</button>} />
      <Panel title="Order Summary">$1,282.20</Panel>
    </Page>
  );
}

test('A page names the tab, has one heading with its actions, and panels that are named regions', () => {
  render(<Cart />);
  expect(document.title).toBe('Your Cart');
  expect(screen.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Clear Cart' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Order Summary' })).toHaveTextContent('$1,282.20');
});
