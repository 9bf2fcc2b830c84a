import { emptyStore, formatInventoryStore, parseInventoryStore } from './inventory-store.ts';
import { withCartOf } from './licence-carts.ts';
import { cartFrom } from './stored-cart.ts';

const cart = (...ids: string[]) =>
  cartFrom(
    { licenseeCart: ids.map((id) => ({ product: { id, name: id, price: 60 }, quantity: 2 })) },
    'licensee',
  );
const ids = (lines: ReturnType<typeof cart>) => lines.map(({ product }) => product.id);

// PEOPLE-3
test('each licence of a person keeps its cart, through reloads', () => {
  const first = withCartOf({ ...emptyStore, licenseeCart: cart('IPA') }, '104882');
  expect(ids(first.licenseeCart)).toEqual(['IPA']);
  const second = withCartOf(first, '305218');
  expect(second.licenseeCart).toEqual([]);
  const reloaded = parseInventoryStore(formatInventoryStore({ ...second, licenseeCart: cart('LAGER') }));
  const back = withCartOf(reloaded ?? emptyStore, '104882');
  expect([ids(back.licenseeCart), ids(back.otherCarts?.['305218'] ?? [])]).toEqual([['IPA'], ['LAGER']]);
});

// PEOPLE-3
test('signing out leaves an empty cart; what is put in before signing in again joins the kept one', () => {
  const out = withCartOf({ ...emptyStore, licenseeCart: cart('IPA', 'STOUT'), cartLicence: '104882' }, null);
  expect([out.licenseeCart, out.cartLicence]).toEqual([[], undefined]);
  const again = withCartOf({ ...out, licenseeCart: cart('STOUT', 'LAGER') }, '104882');
  expect(ids(again.licenseeCart)).toEqual(['IPA', 'STOUT', 'LAGER']);
});

// PEOPLE-1
test('without a person the store stays as it is', () => {
  const store = { ...emptyStore, licenseeCart: cart('IPA') };
  expect(withCartOf(store, null)).toBe(store);
});
