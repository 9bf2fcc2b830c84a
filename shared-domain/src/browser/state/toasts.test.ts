import { fakeEnvironment } from '../../../testing/fake-environment.ts';
import { testProduct } from '../../goods/products/fixtures.ts';
import {
  addedToCartToast,
  dismissToastAtom,
  dismissToastsAboutAtom,
  pauseToastAtom,
  resumeToastAtom,
  shippingEstimateToast,
  showToastAtom,
  startState,
  toastsAtom,
} from './index.ts';

function started() {
  const { store, environment, clock } = fakeEnvironment();
  startState(store, environment);
  return { store, clock, titles: () => store.get(toastsAtom).map(({ title }) => title) };
}

// PAGE-10
test('At most five toasts show; the oldest is removed', () => {
  const { store, titles } = started();
  for (const title of ['1', '2', '3', '4', '5', '6', '7']) store.set(showToastAtom, { title });
  expect(titles()).toEqual(['3', '4', '5', '6', '7']);
});

// PAGE-10
test('A toast disappears after its time; an error stays until it is dismissed', async () => {
  const { store, clock, titles } = started();
  store.set(showToastAtom, { title: 'short', duration: 3000 });
  store.set(showToastAtom, { title: 'usual' });
  const error = store.set(showToastAtom, { title: 'error', kind: 'error' });
  store.set(showToastAtom, { title: 'stays', duration: null });
  await clock.advance(2999);
  expect(titles()).toEqual(['short', 'usual', 'error', 'stays']);
  await clock.advance(1);
  expect(titles()).toEqual(['usual', 'error', 'stays']);
  await clock.advance(600_000);
  expect(titles()).toEqual(['error', 'stays']);
  store.set(dismissToastAtom, error as number);
  expect(titles()).toEqual(['stays']);
});

test('A paused toast keeps its remaining time', async () => {
  const { store, clock, titles } = started();
  const id = store.set(showToastAtom, { title: 'Undo', duration: 8000 }) as number;
  await clock.advance(3000);
  const left = store.set(pauseToastAtom, id);
  expect(left).toBe(5000);
  expect(store.set(pauseToastAtom, id)).toBeNull();
  await clock.advance(60_000);
  store.set(resumeToastAtom, id, left as number);
  await clock.advance(4999);
  expect(titles()).toEqual(['Undo']);
  await clock.advance(1);
  expect(titles()).toEqual([]);
  store.set(resumeToastAtom, id, 1000);
  expect(titles()).toEqual([]);
});

test('A toast replaces the previous one with its key, and is removed once resolved', () => {
  const { store, titles } = started();
  store.set(showToastAtom, { title: 'Attempt 1 of 3', kind: 'error', key: 'licence' });
  store.set(showToastAtom, { title: 'Added to cart' });
  store.set(showToastAtom, { title: 'Attempt 2 of 3', kind: 'error', key: 'licence' });
  expect(titles()).toEqual(['Added to cart', 'Attempt 2 of 3']);
  store.set(dismissToastsAboutAtom, 'licence');
  expect(titles()).toEqual(['Added to cart']);
});

// SHIPPING-4
test('The shipping estimate shows for 4 s and is not repeated within 5 s', async () => {
  const { store, clock, titles } = started();
  const toast = shippingEstimateToast('$14.95', 'BC');
  store.set(showToastAtom, toast);
  expect(titles()).toEqual(['Using estimated shipping rate of $14.95 for BC.']);
  await clock.advance(4000);
  expect(titles()).toEqual([]);
  expect(store.set(showToastAtom, toast)).toBeNull();
  await clock.advance(999);
  expect(store.set(showToastAtom, toast)).toBeNull();
  await clock.advance(1);
  expect(store.set(showToastAtom, toast)).not.toBeNull();
});

// CART-9
test('Adding to a cart is confirmed for 3 s with a link to that cart', () => {
  expect(addedToCartToast('keg', testProduct({ friendlyName: 'Dry Dock' }), 2)).toMatchObject({
    title: 'Added to cart',
    description: '2 x Dry Dock added to cart',
    kind: 'success',
    duration: 3000,
    link: { label: 'View cart', to: '/dtckegs/cart' },
  });
});

// CART-9
test('Confirmations that show at a time are one, which counts the products', async () => {
  const { store, clock, titles } = started();
  const add = (id: string) => store.set(showToastAtom, addedToCartToast('dtc', testProduct({ id }), 1));
  for (const id of ['A', 'B', 'B', 'C']) add(id);
  expect(titles()).toEqual(['3 products added']);
  expect(store.get(toastsAtom)[0]?.description).toMatch(/^1 x .* added to cart$/);
  await clock.advance(3_000);
  add('D');
  expect(titles()).toEqual(['Added to cart']);
});
