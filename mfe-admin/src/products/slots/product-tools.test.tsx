import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, MemoryRouter } from 'react-router';
import { catalogueAtom, futureAtom, openFutureAtom, replaceProductAtom } from 'shared-domain/state';
import { RouterProvider } from 'shared-ui/router';
import { StaffClientContext } from '../../data/calls/index.ts';
import { fill } from '../../testing/fill.ts';
import { fakeProductApi, LAGER } from '../../testing/products.ts';
import { fakeStaffClient } from '../../testing/staff-client.ts';
import FutureBar from './future-bar.tsx';
import ProductTools from './product-tools.tsx';

function openTools() {
  const productApi = fakeProductApi();
  const store = createStore();
  store.set(replaceProductAtom, LAGER);
  const Page = () => <ProductTools product={LAGER} />;
  const list = { path: '/list', element: <h1>All products</h1> };
  const router = createMemoryRouter([{ path: '/', Component: Page }, list], {
    initialEntries: ['/list', '/'],
  });
  render(
    <Provider store={store}>
      <StaffClientContext value={fakeStaffClient(productApi.calls)}>
        <RouterProvider router={router} />
      </StaffClientContext>
    </Provider>,
  );
  return { productApi, store, router };
}

test('The toggle reads VISIBLE and hides the product in the shops at once', async () => {
  const { productApi, store } = openTools();
  await userEvent.click(screen.getByRole('button', { name: 'VISIBLE' }));
  expect(productApi.edits).toEqual([
    { id: 'CON-1042', edit: { hidden: true, updatedAt: '2026-11-20T10:00:00.000Z' } },
  ]);
  expect(store.get(catalogueAtom).products[0]?.hidden).toBe(true);
});

/** Opens the editor's dialog and types a name. */
async function typeName() {
  const world = openTools();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Product' }));
  const editor = await screen.findByRole('dialog', { name: 'Edit Rail Yard Lager' });
  const field = await within(editor).findByLabelText('Friendly name');
  await fill(field, 'Rail Yard');
  return { ...world, editor, field };
}

const question = () => screen.findByRole('dialog', { name: 'Discard your changes?' });

test("The close button of the editor's dialog asks before dropping what was typed", async () => {
  const { editor, field } = await typeName();
  const close = () => userEvent.click(within(editor).getByRole('button', { name: 'Close' }));
  await close();
  await userEvent.click(within(await question()).getByRole('button', { name: 'Back to editing' }));
  expect(field).toHaveValue('Rail Yard');
  await close();
  await userEvent.click(within(await question()).getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test("Esc asks before closing the editor's dialog, even if nothing in it has the focus", async () => {
  const { field } = await typeName();
  act(() => field.blur());
  await userEvent.keyboard('{Escape}');
  expect(await question()).toBeInTheDocument();
});

test("Back asks before the editor's dialog closes with unsaved text", async () => {
  const { field, router } = await typeName();
  act(() => field.blur());
  await act(() => router.navigate(-1));
  await userEvent.click(within(await question()).getByRole('button', { name: 'Back to editing' }));
  expect(field).toHaveValue('Rail Yard');
  expect(router.state.location.pathname).toBe('/');
  await act(() => router.navigate(-1));
  await userEvent.click(within(await question()).getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByRole('heading', { name: 'All products' })).toBeInTheDocument();
});

// STAFF-39
test('Back closes the dialog at once if nothing was typed, and stays on the product', async () => {
  const { router } = openTools();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Product' }));
  await screen.findByLabelText('Description');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/');
});

const JUNE = new Date('2027-06-05T17:00:00Z');

function openFutureShop() {
  const store = createStore();
  store.set(openFutureAtom, JUNE);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <FutureBar moment={JUNE} />
        <ProductTools product={LAGER} />
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

test('The bar shows the chosen moment, links to the other shops and back to now', async () => {
  const store = openFutureShop();
  expect(screen.getByRole('complementary', { name: 'Future shop' })).toHaveTextContent(
    'As of Jun 5, 2027, 10:00 AM, nothing can be ordered',
  );
  expect(screen.getByRole('link', { name: 'Kegs' })).toHaveAttribute('href', '/dtckegs');
  await userEvent.click(screen.getByRole('button', { name: 'Back to now' }));
  expect(store.get(futureAtom)).toBeNull();
});

test('Staff tools are hidden in the future shop, which shows what customers see', () => {
  openFutureShop();
  expect(screen.queryByRole('button', { name: 'Edit Product' })).not.toBeInTheDocument();
});
