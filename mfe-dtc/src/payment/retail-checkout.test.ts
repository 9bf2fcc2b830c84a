import {
  addToCartAtom,
  cartAtoms,
  forgetRetailPaymentAtom,
  readRetailPaymentAtom,
  reconciledCartAtoms,
  startState,
} from 'shared-domain/state';
import { fakeEnvironment } from 'shared-domain/testing';
import { PILSNER } from '../testing/open-shop.tsx';
import {
  finishRetailCheckoutAtom,
  keepRetailCheckoutAtom,
  keepRetailPaymentAtom,
  readRetailCheckoutAtom,
} from './retail-checkout.ts';

async function leftToPay(answers = {}) {
  const world = fakeEnvironment(answers);
  startState(world.store, world.environment);
  await world.clock.advance(0);
  world.store.set(addToCartAtom, { channel: 'dtc', product: PILSNER, quantity: 12 });
  world.store.set(keepRetailCheckoutAtom, { firstName: 'Ada', city: 'Vancouver' });
  world.store.set(keepRetailPaymentAtom, 'CBO-1795193702000');
  return world;
}

// PAYMENT-11
test('Form and lines are kept in session storage while the customer pays', async () => {
  const { store, sessionStorage } = await leftToPay();
  expect(JSON.parse(sessionStorage.read('dtcOrderCartItems') ?? '')[0]).toMatchObject({ quantity: 12 });
  expect(store.set(readRetailCheckoutAtom)).toEqual({ firstName: 'Ada', city: 'Vancouver' });
  expect(store.set(readRetailPaymentAtom)).toMatchObject({ orderId: 'CBO-1795193702000' });
});

test('A payment clears the cart and deletes the stored form', async () => {
  const { store, sessionStorage } = await leftToPay();
  store.set(finishRetailCheckoutAtom, 'CBO-1795193702000');
  expect(store.get(cartAtoms.dtc)).toEqual([]);
  expect([...sessionStorage.kept.keys()]).toEqual([]);
  expect(store.set(readRetailCheckoutAtom)).toEqual({});
  expect(store.set(readRetailPaymentAtom)).toBeNull();
});

// PAYMENT-11
test('Items added to the cart after a payment had started stay when it succeeds', async () => {
  const { store } = await leftToPay();
  store.set(addToCartAtom, { channel: 'dtc', product: PILSNER, quantity: 2 });
  store.set(addToCartAtom, { channel: 'dtc', product: { ...PILSNER, id: 'NEW-1' }, quantity: 3 });
  store.set(finishRetailCheckoutAtom, 'CBO-1795193702000');
  expect(store.get(cartAtoms.dtc)).toMatchObject([
    { quantity: 2 },
    { product: { id: 'NEW-1' }, quantity: 3 },
  ]);
});

test('A payment that is settled already, or from another browser, leaves the cart alone', async () => {
  const { store } = await leftToPay();
  store.set(finishRetailCheckoutAtom, 'CBO-1');
  store.set(forgetRetailPaymentAtom, 'CBO-1');
  expect(store.get(cartAtoms.dtc)).toMatchObject([{ quantity: 12 }]);
  expect(store.set(readRetailPaymentAtom)).not.toBeNull();
});

test('A failed payment is forgotten; cart and form stay', async () => {
  const { store } = await leftToPay();
  store.set(forgetRetailPaymentAtom, 'CBO-1795193702000');
  expect(store.set(readRetailPaymentAtom)).toBeNull();
  expect(store.get(cartAtoms.dtc)).toMatchObject([{ quantity: 12 }]);
  expect(store.set(readRetailCheckoutAtom)).toMatchObject({ firstName: 'Ada' });
});

// STOCK-8
test("Stock reserved by the open payment isn't short in the cart; afterwards it is, if none is left", async () => {
  const gone = { products: [{ ...PILSNER, stock: 0 }], etag: '"1"' };
  const { store, listeners, clock, answers } = await leftToPay({ 'GET /api/products?ifSmall=true': gone });
  const changes = () => store.get(reconciledCartAtoms.dtc).map((line) => line.changes);
  expect(changes()).toEqual([[]]);
  store.set(forgetRetailPaymentAtom, 'CBO-1795193702000');
  answers['GET /api/products?ifSmall=true'] = { ...gone, etag: '"2"' };
  listeners.live?.onEvent({ revision: '2' });
  await clock.advance(0);
  expect(changes()).toEqual([[{ kind: 'short', left: 0 }]]);
});

test.each([['{broken'], ['null'], ['5']])('A stored form or payment of %j is ignored', async (text) => {
  const { store, localStorage, sessionStorage } = await leftToPay();
  sessionStorage.write('dtcOrderFormData', text);
  localStorage.write('dtcPendingPayment', text);
  expect(store.set(readRetailCheckoutAtom)).toEqual({});
  expect(store.set(readRetailPaymentAtom)).toBeNull();
});
