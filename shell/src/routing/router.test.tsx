import '../containment/watch-render-loops.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RemoteModule } from 'shared-ui/remote';
import { Link } from 'shared-ui/router';
import { healthy, openSite, serving } from '../testing/open-site.tsx';

test("A remote's page is inside the frame", async () => {
  openSite('/dtc', serving(healthy));
  expect(await screen.findByRole('heading', { name: 'Bottles and cans' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(document.title).toBe('Retail Shop');
});

test('Navigating to another remote keeps the header element and focuses the content', async () => {
  openSite('/', serving(healthy));
  await screen.findByRole('heading', { name: 'Welcome' });
  const header = screen.getByRole('banner');
  await userEvent.click(screen.getByRole('link', { name: 'onward' }));
  await screen.findByRole('heading', { name: 'Bottles and cans' });
  expect(screen.getByRole('banner')).toBe(header);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(await screen.findByText('Retail Shop', { selector: '[role=status]' })).toBeInTheDocument();
});

// PAGE-9
test.each(['/nowhere', '/dtc/nowhere'])('%s is not found', async (path) => {
  openSite(path, serving(healthy));
  expect(await screen.findByText('Oops! Page not found')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '404' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test('A lazy page that is opened directly is inside the frame, without warnings', async () => {
  const warnings = jest.spyOn(console, 'warn');
  let arrive: (page: { Component: () => React.ReactNode }) => void = () => undefined;
  const cart = () => new Promise<{ Component: () => React.ReactNode }>((resolve) => (arrive = resolve));
  openSite('/dtc/cart', serving({ ...healthy, 'mfe-dtc': { routes: [{ path: 'cart', lazy: cart }] } }));
  expect(await screen.findByText(/Still loading/)).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  arrive({ Component: () => <h1>Your Cart</h1> });
  expect(await screen.findByRole('heading', { name: 'Your Cart' })).toBeInTheDocument();
  expect(warnings).not.toHaveBeenCalled();
  warnings.mockRestore();
});

test('A page’s own footer is beside the main content, and leaves with the page', async () => {
  const footer = <footer>Saltgrass</footer>;
  const landing: RemoteModule = {
    routes: [{ index: true, element: <Link to="/dtc">onward</Link>, handle: { footer } }],
  };
  openSite('/', serving({ ...healthy, 'mfe-landing': landing }));
  expect(await screen.findByText('Saltgrass')).toHaveRole('contentinfo');
  expect(screen.getByRole('main')).not.toHaveTextContent('Saltgrass');
  await userEvent.click(screen.getByRole('link', { name: 'onward' }));
  await screen.findByRole('heading', { name: 'Bottles and cans' });
  expect(screen.queryByText('Saltgrass')).not.toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Enjoy responsibly.');
});
