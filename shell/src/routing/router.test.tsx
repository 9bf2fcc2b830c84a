import '../containment/watching.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai';
import { useEffect, useState } from 'react';
import { store } from 'shared-domain/state';
import type { RemoteModule } from 'shared-ui/remote';
import { Link, Navigate, RouterProvider, redirect } from 'shared-ui/router';
import { registered, registryOf } from '../testing/registries.ts';
import { createSiteRouter } from './router.tsx';

const registry = registryOf(
  registered('mfe-landing', '/', { frame: { ...registered('', '/').frame, footer: 'none' } }),
  registered('mfe-dtc', '/dtc', { title: 'Retail Shop' }),
  registered('mfe-kegs', '/dtckegs', { title: 'Keg Portal' }),
);

const page = (words: string, to = '/'): RemoteModule => ({
  routes: [
    {
      index: true,
      element: (
        <>
          <h1>{words}</h1>
          <Link to={to}>onward</Link>
        </>
      ),
    },
  ],
});

const healthy: Record<string, RemoteModule> = {
  'mfe-landing': page('Welcome', '/dtc'),
  'mfe-dtc': page('Bottles and cans', '/dtckegs'),
  'mfe-kegs': page('Kegs'),
};

function openSite(path: string, load: (app: string) => Promise<RemoteModule>) {
  window.history.replaceState(null, '', path);
  const router = createSiteRouter(registry, ({ app }) => load(app));
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

const serving = (modules: Record<string, RemoteModule>) => async (app: string) => {
  const module = modules[app];
  if (!module) throw new Error('gone');
  return module;
};

beforeEach(() => {
  window.scrollTo = () => undefined;
});

test('A page of a remote stands inside the frame', async () => {
  openSite('/dtc', serving(healthy));
  expect(await screen.findByRole('heading', { name: 'Bottles and cans' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(document.title).toBe('Retail Shop');
});

test('From remote to remote the header stays the same element and the content gets the focus', async () => {
  openSite('/', serving(healthy));
  await screen.findByRole('heading', { name: 'Welcome' });
  const header = screen.getByRole('banner');
  await userEvent.click(screen.getByRole('link', { name: 'onward' }));
  await screen.findByRole('heading', { name: 'Bottles and cans' });
  expect(screen.getByRole('banner')).toBe(header);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(await screen.findByText('Retail Shop', { selector: '[role=status]' })).toBeInTheDocument();
});

test.each(['/nowhere', '/dtc/nowhere'])('Nobody has %s', async (path) => {
  openSite(path, serving(healthy));
  expect(await screen.findByText('Oops! Page not found')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '404' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test('A remote that can not be loaded leaves the frame, says so, and comes with a retry', async () => {
  const { 'mfe-dtc': dtc, ...others } = healthy;
  const modules = { ...others };
  openSite('/dtc', async (app) => serving(modules)(app));
  expect(await screen.findByRole('alert')).toHaveTextContent('Retail Shop can’t be shown right now');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  if (dtc) modules['mfe-dtc'] = dtc;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Bottles and cans' })).toBeInTheDocument();
});

test('While one remote is away the others go on', async () => {
  const { 'mfe-dtc': _away, ...others } = healthy;
  openSite('/', serving(others));
  await userEvent.click(await screen.findByRole('link', { name: 'onward' }));
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }));
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeInTheDocument();
});

test('A page that throws while it is drawn is replaced by a notice; a retry draws it again', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const Moody = () => {
    if (broken) throw new Error('no glass');
    return <h1>Poured</h1>;
  };
  openSite('/dtc', serving({ ...healthy, 'mfe-dtc': { routes: [{ index: true, element: <Moody /> }] } }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Retail Shop can’t be shown right now');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Poured' })).toBeInTheDocument();
  errors.mockRestore();
});

test('A lazy page whose code does not arrive is replaced by a notice; a retry fetches it again', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetchPage = jest.fn<Promise<{ Component: () => React.ReactNode }>, []>();
  fetchPage.mockRejectedValueOnce(new Error('chunk 404'));
  fetchPage.mockResolvedValue({ Component: () => <h1>Arrived</h1> });
  openSite('/dtc', serving({ ...healthy, 'mfe-dtc': { routes: [{ index: true, lazy: fetchPage }] } }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Arrived' })).toBeInTheDocument();
  errors.mockRestore();
});

test('A lazy page that is opened directly comes inside the frame, and nobody warns', async () => {
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

test('A page’s own footer stands beside the main content, and goes with the page', async () => {
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

test('A page’s own footer that throws takes nothing else along', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Torn = () => {
    throw new Error('no ink');
  };
  const landing: RemoteModule = {
    routes: [{ index: true, element: <h1>Welcome</h1>, handle: { footer: <Torn /> } }],
  };
  openSite('/', serving({ ...healthy, 'mfe-landing': landing }));
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  errors.mockRestore();
});

test('Redirects of loaders without end are stopped too, and a retry begins anew', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let turning = true;
  const turn = (to: string) => () => (turning ? redirect(to) : null);
  const circle = {
    routes: [
      { index: true, loader: turn('/dtc/round'), element: <h1>Poured</h1> },
      { path: 'round', lazy: async () => ({ loader: turn('/dtc') }) },
    ],
  };
  openSite('/', serving({ ...healthy, 'mfe-dtc': circle }));
  await userEvent.click(await screen.findByRole('link', { name: 'onward' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Retail Shop can’t be shown right now');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  turning = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Poured' })).toBeInTheDocument();
  errors.mockRestore();
});

test('A page whose effects draw it anew without end is stopped, and the header goes on', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Restless = () => {
    const [turn, setTurn] = useState(0);
    useEffect(() => setTurn(turn + 1), [turn]);
    return <h1>Turn {turn}</h1>;
  };
  openSite('/dtc', serving({ ...healthy, 'mfe-dtc': { routes: [{ index: true, element: <Restless /> }] } }));
  // It is drawn fifty times before it counts as endless.
  expect(await screen.findByRole('alert', {}, { timeout: 4500 })).toHaveTextContent(
    'Retail Shop can’t be shown right now',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }));
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeInTheDocument();
  errors.mockRestore();
});

test('A page that redirects without end is stopped, and the header goes on', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const circle = {
    routes: [
      { index: true, element: <Navigate to="/dtc/round" replace /> },
      { path: 'round', element: <Navigate to="/dtc" replace /> },
    ],
  };
  openSite('/dtc', serving({ ...healthy, 'mfe-dtc': circle }));
  // It takes its fifty rounds before it counts as endless.
  expect(await screen.findByRole('alert', {}, { timeout: 4500 })).toHaveTextContent(
    'Retail Shop can’t be shown right now',
  );
  expect(screen.getByRole('banner')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }));
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeInTheDocument();
  errors.mockRestore();
});
