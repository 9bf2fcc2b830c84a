import { createStore } from 'jotai/vanilla';
import { addToCartAtom, adoptSessionAtom, confirmAgeAtom } from 'shared-domain/state';
import { productFixture } from 'shared-domain/testing';
import { canHydrate } from './can-hydrate.ts';

const drawn = { cookies: '', hasSession: false, isOfThisShell: true };
const licensee = { licenseNumber: '300123', companyName: 'The Copper Kettle' };
const product = productFixture({ id: 'A', name: 'Harbour Pale', price: 50, stock: 4 });

function visitor() {
  const store = createStore();
  store.set(adoptSessionAtom, {});
  return store;
}

test('A page drawn for a new visitor is hydrated by a new visitor, one drawn for an adult by an adult', () => {
  const store = visitor();
  expect(canHydrate(drawn, store)).toBe(true);
  store.set(confirmAgeAtom);
  expect(canHydrate(drawn, store)).toBe(false);
  expect(canHydrate({ ...drawn, cookies: 'cbo-age-verified=true' }, store)).toBe(true);
});

test("With a cart, a licence, a session or another release's frame the page is rendered again", () => {
  const withCart = visitor();
  withCart.set(addToCartAtom, { channel: 'dtc', product, quantity: 1 });
  expect(canHydrate(drawn, withCart)).toBe(false);
  const withLicence = visitor();
  withLicence.set(adoptSessionAtom, { licensee });
  expect(canHydrate(drawn, withLicence)).toBe(false);
  expect(canHydrate(drawn, createStore())).toBe(false);
  expect(canHydrate({ ...drawn, hasSession: true }, visitor())).toBe(false);
  expect(canHydrate({ ...drawn, isOfThisShell: false }, visitor())).toBe(false);
});
