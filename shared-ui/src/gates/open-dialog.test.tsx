import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, Outlet } from 'react-router';
import { environmentAtom, inertEnvironment, openDialogAtom } from 'shared-domain/state';
import { fakeClient, succeeded } from 'shared-domain/testing';
import { RouterProvider } from '../router/index.ts';
import { SiteDialogs } from './index.ts';

type Entry = string | { pathname: string; state: unknown };

/** A visitor who came to the landing page from the retail shop. */
async function onLanding(here: Entry = '/?from=mail') {
  const store = createStore();
  const client = fakeClient({ sendContact: async () => succeeded({ accepted: true as const }) });
  store.set(environmentAtom, { ...inertEnvironment, client });
  const frame = (
    <>
      <Outlet />
      <SiteDialogs />
    </>
  );
  const router = createMemoryRouter(
    [{ element: frame, children: [{ path: '*', element: <h1>A page</h1> }] }],
    { initialEntries: ['/dtc', here] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await act(async () => undefined);
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return {
    address,
    open: async (name: 'contact' | 'customer-type') => act(async () => store.set(openDialogAtom, name)),
    /** Opens a dialog right after an action, before the router has handled it. */
    openAtOnce: async (name: 'contact' | 'customer-type', deed: () => void) =>
      act(async () => {
        act(deed);
        store.set(openDialogAtom, name);
      }),
    go: async (step: number) => act(async () => router.navigate(step)),
    visit: async (path: string) => act(async () => router.navigate(path)),
  };
}

const contact = () => screen.findByRole('dialog', { name: 'Contact Us' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const name = () => screen.getByRole('textbox', { name: 'Full name' });

test('Back closes the dialog and not the page; Forward shows it again with the typed text', async () => {
  const { open, go, address } = await onLanding();
  await open('contact');
  await contact();
  await userEvent.type(name(), 'Ines');
  expect(address()).toBe('/?from=mail');
  await go(-1);
  await gone();
  expect(address()).toBe('/?from=mail');
  await go(1);
  await contact();
  expect(name()).toHaveValue('Ines');
});

test('A closed dialog leaves no history entry: Back opens the previous page', async () => {
  const { open, go, address } = await onLanding();
  await open('contact');
  await contact();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await gone();
  expect(address()).toBe('/?from=mail');
  await open('contact');
  await contact();
  await userEvent.keyboard('{Escape}');
  await gone();
  await go(-1);
  expect(address()).toBe('/dtc');
});

test('A dialog opened while the previous one is still closing stays open, with its own entry', async () => {
  const { open, openAtOnce, go, address } = await onLanding();
  await open('contact');
  await contact();
  await openAtOnce('contact', () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  await contact();
  await go(-1);
  await gone();
  expect(address()).toBe('/?from=mail');
});

test('One click on the success dialog goes back one step, wherever it lands', async () => {
  const { open, address } = await onLanding();
  await open('contact');
  await contact();
  await userEvent.type(name(), 'Ines Tremblay');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ines@tremblay.example');
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Do you deliver on Sundays?');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByRole('dialog', { name: 'Message Sent' });
  const [cross] = screen.getAllByRole('button', { name: 'Close' });
  await userEvent.click(cross as HTMLElement);
  await gone();
  expect(address()).toBe('/?from=mail');
});

test('After shopping, Back opens the page, not the dialog', async () => {
  const { open, go, address } = await onLanding();
  await open('customer-type');
  await userEvent.click(await screen.findByRole('button', { name: /Retail/ }));
  await gone();
  expect(address()).toBe('/dtc');
  await go(-1);
  expect(address()).toBe('/?from=mail');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await go(-1);
  expect(address()).toBe('/dtc');
});

test('A reload shows the dialog that was open', async () => {
  const { go, address } = await onLanding({ pathname: '/', state: { dialog: 'contact' } });
  await contact();
  await go(-1);
  await gone();
  expect(address()).toBe('/dtc');
});

test("Another page doesn't keep the previous page's dialog", async () => {
  const { open, visit } = await onLanding();
  await open('contact');
  await contact();
  await visit('/dtckegs');
  await gone();
});
