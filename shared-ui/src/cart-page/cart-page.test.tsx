import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router';
import {
  addedToCartToast,
  addToCartAtom,
  cartAtoms,
  environmentAtom,
  inertEnvironment,
  showToastAtom,
  toastsAtom,
} from 'shared-domain/state';
import { type FakeStorage, fakeStorage, productFixture } from 'shared-domain/testing';
import { useCart } from '../shop/index.ts';
import { CartList, RemovedStrips } from './index.ts';

const product = (id: string) => productFixture({ id });

function CartPage() {
  const cart = useCart('dtc');
  if (cart.isEmpty) return <RemovedStrips channel="dtc" />;
  return <CartList cart={cart} label="Your cart" linkTo={(id) => ({ to: `/dtc/product/${id}` })} />;
}

/** A cart page with a fake clock; `again` reloads the tab. */
function openCart(sessionStorage: FakeStorage = fakeStorage(), localStorage: FakeStorage = fakeStorage()) {
  const store = createStore();
  const clock = { now: Date.parse('2026-11-20T20:00:00Z') };
  const tasks = new Map<() => void, number>();
  const schedule = (task: () => void, after: number) => {
    tasks.set(task, clock.now + after);
    return () => void tasks.delete(task);
  };
  const now = () => new Date(clock.now);
  store.set(environmentAtom, { ...inertEnvironment, now, schedule, sessionStorage, localStorage });
  for (const id of ['Alder', 'Birch', 'Cedar'])
    store.set(addToCartAtom, { channel: 'dtc', product: product(id), quantity: 2 });
  const show = () =>
    render(
      <Provider store={store}>
        <MemoryRouter>
          <CartPage />
        </MemoryRouter>
      </Provider>,
    );
  const shown = show();
  return {
    store,
    sessionStorage,
    reload: () => {
      shown.unmount();
      show();
    },
    pass: (milliseconds: number) =>
      act(() => {
        clock.now += milliseconds;
        for (const [task, at] of [...tasks]) if (at <= clock.now && tasks.delete(task)) task();
      }),
    ids: () => store.get(cartAtoms.dtc).map(({ product: { id } }) => id),
  };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const undo = () => screen.queryByRole('button', { name: 'Undo' });

// CART-16
test('A removed line can be undone in its place for 8 seconds', async () => {
  const { ids, pass } = openCart();
  await press('Remove Birch');
  expect(ids()).toEqual(['Alder', 'Cedar']);
  const rows = within(screen.getByRole('list', { name: 'Your cart' })).getAllByRole('listitem');
  expect(rows[1]).toHaveTextContent('2 x Birch removed');
  await press('Undo');
  expect(ids()).toEqual(['Alder', 'Birch', 'Cedar']);
  await press('Remove Birch');
  pass(7_999);
  expect(undo()).toBeInTheDocument();
  pass(1);
  expect(undo()).not.toBeInTheDocument();
});

// CART-16
test('Two removed lines come back to where they were, in either order', async () => {
  for (const first of [0, 1]) {
    const { ids } = openCart();
    await press('Remove Alder');
    await press('Remove Birch');
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[first] as HTMLElement);
    await press('Undo');
    expect(ids()).toEqual(['Alder', 'Birch', 'Cedar']);
    cleanup();
  }
});

// CART-16
test('Clear Cart is undone above the empty cart, also after a reload', async () => {
  const { ids, reload, pass } = openCart();
  await press('Clear Cart');
  expect(ids()).toEqual([]);
  pass(5_000);
  reload();
  expect(screen.getAllByText('3 products removed')).toHaveLength(2);
  await press('Undo');
  expect(ids()).toEqual(['Alder', 'Birch', 'Cedar']);
});

// CART-16
test('The keyboard goes on at Undo when the last line has gone, and in the list after it', async () => {
  openCart();
  await press('Remove Birch');
  await press('Undo');
  expect(screen.getByRole('list', { name: 'Your cart' })).toHaveFocus();
  await press('Clear Cart');
  expect(document.body).not.toHaveFocus();
  await userEvent.tab();
  expect(undo()).toHaveFocus();
});

test('The time to undo is paused while the focus is on it', async () => {
  const { pass } = openCart();
  await press('Remove Birch');
  pass(5_000);
  act(() => undo()?.focus());
  pass(60_000);
  act(() => undo()?.blur());
  pass(2_999);
  expect(undo()).toBeInTheDocument();
  pass(1);
  expect(undo()).not.toBeInTheDocument();
});

test("Invalid stored data isn't read as a removal", () => {
  openCart(fakeStorage({ 'cart-removals': '{"broken":' }));
  expect(undo()).not.toBeInTheDocument();
});

// CART-17
test("A line's name links to its product", () => {
  openCart();
  expect(screen.getByRole('link', { name: 'Birch' })).toHaveAttribute('href', '/dtc/product/Birch');
});

// CART-9
test('The toast of an added product ends on the page of its cart', () => {
  const { store, reload } = openCart();
  act(() => void store.set(showToastAtom, addedToCartToast('dtc', product('Alder'), 1)));
  reload();
  expect(store.get(toastsAtom)).toEqual([]);
});
