import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cartAtoms, toastsAtom } from 'shared-domain/state';
import { brute, catalogue, gantry, moth, pilsner, shares } from '../testing/catalogue.ts';
import { type Visit, visit } from '../testing/visit.tsx';
import { usualQuantities } from './usual.ts';

const item = (productId: string, quantity: number) => ({
  productId,
  productName: productId,
  productPrice: 60,
  quantity,
  lineTotal: 60 * quantity,
  productPackagingType: 'Packaged' as const,
});
const order = (day: string, ...items: ReturnType<typeof item>[]) => ({
  id: `CBO-${day}`,
  orderDate: `2026-11-${day}T20:00:00.000Z`,
  status: 'delivered' as const,
  items,
  totalAmount: 100,
});

const formerOrders: Visit = {
  answers: {
    'GET /api/licensee/orders': () => ({
      body: { orders: [order('13', item('CTR-101', 6)), order('06', item('CTR-101', 3))], access: 'browser' },
    }),
  },
};

async function openList(more: Visit = {}) {
  const visited = await visit('/shop', { ...formerOrders, ...more });
  await userEvent.click(screen.getByRole('button', { name: 'List' }));
  await screen.findByRole('textbox', { name: 'Quantity, Dry Dock Pilsner, usually 5' });
  return visited;
}

const row = (name: string) =>
  screen.getAllByRole('listitem').find((each) => within(each).queryByRole('link', { name })) as HTMLElement;
const field = (name: string) => within(row(name)).getByRole('textbox');

// LISTING-20
test('A row says item number, size, stock, and the price with its unit, also under an offer', async () => {
  const can = { ...gantry, containerVolume: 473 };
  await openList({
    products: [
      ...catalogue.filter(({ id }) => id !== gantry.id),
      can,
      { ...brute, stock: 0, forceDisplay: true, id: 'X-1', name: 'Forced' },
    ],
  });
  expect(row('Gantry IPA')).toHaveTextContent(
    'CTR-11224 × 473 mLIn stockOrdinary price $74.40 $66.00 a case',
  );
  expect(row('Brute Force Barley Wine')).toHaveTextContent('FRC-409Case of 249 left $118.80 a case');
  expect(row('Bramble Lane Best Bitter 30L')).toHaveTextContent('30L keg8 left $149.00 a keg');
  expect(row('Forced')).toHaveTextContent('To follow when back in stock');
});

// ALLOCATION-3
test('Scarce beer has a link to its page, where it is asked for, and takes no quantity', async () => {
  await openList({
    products: [...catalogue.filter(({ id }) => id !== moth.id), { ...moth, allocation: shares }],
  });
  const ask = screen.getByRole('link', { name: 'Ask for Moon Moth Hazy IPA' });
  expect(ask).toHaveAttribute('href', '/shop/products/CUR-207');
  expect(screen.queryByRole('textbox', { name: /Moon Moth/ })).not.toBeInTheDocument();
});

// LISTING-20
test('Quantities are typed row by row and added with one click', async () => {
  const { store } = await openList();
  await userEvent.type(field('Gantry IPA'), '4{Enter}');
  expect(field('Bramble Lane Best Bitter 30L')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}++-{ArrowUp}');
  expect(field('Bramble Lane Best Bitter 30L')).toHaveFocus();
  const bar = within(screen.getByRole('region', { name: 'Your quantities' }));
  expect(bar.getByRole('status')).toHaveTextContent('5 cases in 2 lines');
  await userEvent.click(bar.getByRole('button', { name: 'Add 5 cases - $382.80' }));
  expect(store.get(cartAtoms.licensee).map(({ product, quantity }) => [product.id, quantity])).toEqual([
    ['CTR-112', 4],
    ['FRC-409', 1],
  ]);
  expect(store.get(toastsAtom)).toMatchObject([{ description: '5 cases added to cart' }]);
  expect(field('Gantry IPA')).toHaveValue('');
  expect(screen.queryByRole('region', { name: 'Your quantities' })).not.toBeInTheDocument();
});

// LISTING-20
test("A quantity above the stock, counting the cart's, isn't added and offers what is left", async () => {
  const { store } = await openList({ cart: [[brute, 2]] });
  await userEvent.type(field('Brute Force Barley Wine'), '8');
  expect(screen.getByText('1 line is over our stock')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add 0 cases - $0.00' })).toBeDisabled();
  await userEvent.click(within(row('Brute Force Barley Wine')).getByRole('button', { name: 'Take 7' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add 7 cases - $831.60' }));
  expect(store.get(cartAtoms.licensee).map(({ quantity }) => quantity)).toEqual([9]);
});

// LISTING-20, MONEY-10
test('A text that is no quantity stays, is refused with words and counts as nothing', async () => {
  await openList();
  await userEvent.type(field('Gantry IPA'), '1.5{Enter}');
  expect(field('Gantry IPA')).toHaveValue('1.5');
  expect(field('Gantry IPA')).toHaveFocus();
  expect(field('Gantry IPA')).toHaveAccessibleDescription(
    'The quantity must be a whole number from 1 to 9999',
  );
  expect(screen.queryByRole('region', { name: 'Your quantities' })).not.toBeInTheDocument();
});

// LISTING-21
test('Enter in an empty field fills in the usual quantity', async () => {
  await openList();
  expect(field('Dry Dock Pilsner')).toHaveAttribute('placeholder', '5');
  expect(screen.queryByRole('region', { name: 'Your quantities' })).not.toBeInTheDocument();
  await userEvent.click(field('Dry Dock Pilsner'));
  await userEvent.keyboard('{Enter}');
  expect(field('Dry Dock Pilsner')).toHaveValue('5');
  await userEvent.click(field('Dry Dock Pilsner'));
  await userEvent.keyboard('{Escape}');
  expect(field('Dry Dock Pilsner')).toHaveValue('');
});

// LISTING-20
test('The address and the device remember the view, the tab the typed quantities', async () => {
  const { storage, sessionStorage, address } = await openList();
  await userEvent.type(field('Dry Dock Pilsner'), '12');
  expect(sessionStorage.kept.get('shop-list-quantities')).toBe(`[["${pilsner.id}",12]]`);
  expect(address()).toBe('/shop?view=list');
  await userEvent.click(screen.getByRole('button', { name: 'CONTAINER' }));
  await waitFor(() => expect(address()).toBe('/shop?view=list&brand=CONTAINER'));
  expect(storage.kept.get('shop-view')).toBe('list');
  await userEvent.click(screen.getByRole('button', { name: 'Cards' }));
  await waitFor(() => expect(address()).toBe('/shop?brand=CONTAINER'));
  expect(storage.kept.get('shop-view')).toBe('cards');
  expect(screen.getByRole('button', { name: 'Cards', pressed: true })).toBeInTheDocument();
});

// LISTING-20
test("A link to the list view opens it without changing the device's choice", async () => {
  const { storage } = await visit('/shop/categories?view=list', formerOrders);
  expect(await screen.findByRole('textbox', { name: /^Quantity, Gantry IPA/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '50L' })).toHaveAttribute(
    'href',
    '/shop/categories/50L?packaging=50L&view=list',
  );
  expect(storage.kept.has('shop-view')).toBe(false);
});

// LISTING-21
test.each([
  [[], undefined],
  [[['13', 4]], 4],
  [
    [
      ['13', 4],
      ['12', 3],
    ],
    4,
  ],
  [
    [
      ['13', 9],
      ['12', 1],
      ['11', 2],
    ],
    2,
  ],
  [
    [
      ['13', 1],
      ['12', 1],
      ['11', 1],
      ['10', 1],
      ['09', 50],
    ],
    1,
  ],
] as [[string, number][], number | undefined][])(
  'Of the orders %j the usual quantity is %p',
  (orders, usual) => {
    const former = orders.map(([day, quantity]) => order(day, item('CTR-101', quantity)));
    expect(usualQuantities(former).get('CTR-101')).toBe(usual);
  },
);

// LISTING-21
test("A cancelled order doesn't count for usual quantities", () => {
  const cancelled = { ...order('13', item('CTR-101', 40)), status: 'cancelled' as const };
  expect(usualQuantities([cancelled, order('06', item('CTR-101', 3))]).get('CTR-101')).toBe(3);
});

// LISTING-21
test('Usual products come first and are filled in with one click, with Undo', async () => {
  const { store, address } = await openList();
  const names = () =>
    screen.getAllByRole('textbox', { name: /^Quantity/ }).map((each) => each.getAttribute('aria-label'));
  expect(screen.getByRole('heading', { name: 'What you order' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Everything else' })).toBeInTheDocument();
  expect(names()[0]).toBe('Quantity, Dry Dock Pilsner, usually 5');
  expect(new Set(names()).size).toBe(names().length);
  await userEvent.click(screen.getByRole('button', { name: 'Fill in all' }));
  expect(field('Dry Dock Pilsner')).toHaveValue('5');
  expect(store.get(toastsAtom)).toMatchObject([{ title: '1 usual quantity filled in' }]);
  act(() => store.get(toastsAtom)[0]?.action?.onAction());
  expect(field('Dry Dock Pilsner')).toHaveValue('');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'Name');
  await waitFor(() => expect(address()).toContain('sort=name'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Fill in all' })).not.toBeInTheDocument());
});
