import './watch-render-loops.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Navigate, RouterProvider } from 'react-router';
import { environmentAtom, inertEnvironment, store } from 'shared-domain/state';
import { fakeStorage } from 'shared-domain/testing';
import type { RemoteModule } from 'shared-ui/remote';
import { reportingClient } from '../testing/error-reports.ts';
import { healthy, openSite, serving } from '../testing/open-site.tsx';
import { earlier, registered } from '../testing/registries.ts';
import { SiteBroken } from './site-broken.tsx';
import { hasBroken } from './step-back.ts';

// RELEASE-3
test("A remote that can't be loaded leaves the frame intact and offers a retry", async () => {
  const { 'mfe-dtc': dtc, ...others } = healthy;
  const modules = { ...others };
  openSite('/dtc', async (app) => serving(modules)(app));
  expect(await screen.findByRole('alert')).toHaveTextContent('Retail Shop can’t be shown right now');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  if (dtc) modules['mfe-dtc'] = dtc;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Bottles and cans' })).toBeInTheDocument();
});

// RELEASE-3
test('While one remote is unavailable, the others work', async () => {
  const { 'mfe-dtc': _away, ...others } = healthy;
  openSite('/', serving(others));
  await userEvent.click(await screen.findByRole('link', { name: 'onward' }));
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }));
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeInTheDocument();
});

test('A page that throws while rendering is replaced by a notice, and a retry renders it again', async () => {
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

// RELEASE-13
test('A release that throws is reported, and replaced by the previous one once', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { client, batches } = reportingClient();
  store.set(environmentAtom, { ...inertEnvironment, client, sessionStorage: fakeStorage() });
  const reload = jest.fn();
  const Torn = () => {
    throw new Error('no glass');
  };
  const broken = serving({ ...healthy, 'mfe-dtc': { routes: [{ index: true, element: <Torn /> }] } });
  const { unmount } = openSite('/dtc', broken, { previous: earlier, reload });
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(batches).toMatchObject([[{ message: 'no glass', app: 'mfe-dtc' }]]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(hasBroken(registered('mfe-dtc', '/dtc'))).toBe(true);
  unmount();

  openSite('/dtc', broken, { previous: earlier, reload });
  expect(await screen.findByRole('alert')).toHaveTextContent('Retail Shop can’t be shown right now');
  expect(reload).toHaveBeenCalledTimes(1);
  errors.mockRestore();
});

// RELEASE-13
test.each([
  ['without storage', { previous: earlier }, new Error('no glass')],
  ['without a release before', {}, new Error('no glass')],
  ["for code that didn't arrive", { previous: earlier }, Object.assign(new Error(), { request: 'cart.js' })],
])('There is no step back %s', async (_case, before, failure) => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  store.set(environmentAtom, inertEnvironment);
  const reload = jest.fn();
  const Torn = () => {
    throw failure;
  };
  const broken = serving({ ...healthy, 'mfe-dtc': { routes: [{ index: true, element: <Torn /> }] } });
  openSite('/dtc', broken, { ...before, reload });
  expect(await screen.findByRole('alert')).toHaveTextContent('Retail Shop can’t be shown right now');
  expect(reload).not.toHaveBeenCalled();
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

// RELEASE-27
test("'Try Again' for code that did not arrive reloads the page, where React would keep the part as failed", async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = jest.fn();
  const Torn = () => {
    throw Object.assign(new Error('Loading chunk cart failed.'), { request: 'cart.js' });
  };
  const torn = serving({ ...healthy, 'mfe-dtc': { routes: [{ index: true, element: <Torn /> }] } });
  openSite('/dtc', torn, { reload });
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(reload).toHaveBeenCalledTimes(1);
  errors.mockRestore();
});

test('A page’s own footer that throws affects nothing else', async () => {
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

test('A frame that throws is replaced by a notice, and reported', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { client, batches } = reportingClient();
  store.set(environmentAtom, { ...inertEnvironment, client });
  const reload = jest.fn();
  const Torn = () => {
    throw new Error('no frame');
  };
  const site = { element: <Torn />, errorElement: <SiteBroken reload={reload} />, children: [{ path: '*' }] };
  render(<RouterProvider router={createMemoryRouter([site])} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(batches).toMatchObject([[{ message: 'no frame', app: 'shell' }]]);
  errors.mockRestore();
});

test('A page whose effects rerender it endlessly is stopped, and the header keeps working', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Restless = () => {
    const [turn, setTurn] = useState(0);
    useEffect(() => setTurn(turn + 1), [turn]);
    return <h1>Turn {turn}</h1>;
  };
  openSite('/dtc', serving({ ...healthy, 'mfe-dtc': { routes: [{ index: true, element: <Restless /> }] } }));
  // Endless means fifty renders.
  expect(await screen.findByRole('alert')).toHaveTextContent('Retail Shop can’t be shown right now');
  await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }));
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeInTheDocument();
  errors.mockRestore();
});

test('A page that redirects endlessly is stopped, and the header keeps working', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const circle = {
    routes: [
      { index: true, element: <Navigate to="/dtc/round" replace /> },
      { path: 'round', element: <Navigate to="/dtc" replace /> },
    ],
  };
  openSite('/dtc', serving({ ...healthy, 'mfe-dtc': circle }));
  // Endless means fifty navigations.
  expect(await screen.findByRole('alert')).toHaveTextContent('Retail Shop can’t be shown right now');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }));
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeInTheDocument();
  errors.mockRestore();
});
