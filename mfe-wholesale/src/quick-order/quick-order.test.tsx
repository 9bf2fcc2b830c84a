import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cartAtoms, environmentAtom } from 'shared-domain/state';
import { openCart } from '../testing/cart-page.ts';
import { catalogue, pilsner } from '../testing/catalogue.ts';
import { visit } from '../testing/visit.tsx';

const atOnce = (task: () => void) => {
  task();
  return () => undefined;
};

describe('Quick order', () => {
  const field = () => screen.getByRole('textbox', { name: 'Name or item number, and quantity, one a line' });
  const rows = () =>
    within(screen.getByRole('list', { name: 'Quick order lines' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  async function paste(text: string) {
    await userEvent.click(field());
    await userEvent.paste(text);
  }

  // CART-15
  test('scrolls to the top of the cart, where the added lines are marked', async () => {
    const scrolled = jest.fn();
    document.documentElement.scrollIntoView = scrolled;
    const { store, router } = await openCart({ cart: [[pilsner, 1]] });
    await paste('CUR-207, 4');
    await userEvent.click(screen.getByRole('button', { name: 'Add 4 cases to cart' }));
    const list = screen.getByRole('list', { name: 'Your order' });
    expect(list).toHaveFocus();
    expect(scrolled).toHaveBeenCalledTimes(1);
    const added = within(list).getByText('Added').closest('li');
    expect(added).toHaveTextContent('Moon Moth Hazy IPA');
    await act(() => router.navigate('/shop'));
    await act(() => router.navigate('/shop/cart'));
    expect(await screen.findByRole('list', { name: 'Your order' })).not.toHaveTextContent('Added');
    expect(store.get(cartAtoms.licensee)).toHaveLength(2);
  });

  // CART-13
  test('shows names, prices and shortages at once, takes what is left with one tap, and adds all', async () => {
    const { store } = await openCart({ cart: [[pilsner, 1]] });
    await paste('CTR-101  6\nCUR-207, 4\nFRC-409  12\nXYZ-1 2');
    expect(screen.getByText('2 ready, 1 short, 1 to check')).toBeInTheDocument();
    expect(rows()).toEqual([
      'Dry Dock Pilsner$61.20 a case of 246$367.20',
      'Moon Moth Hazy IPA$79.20 a case of 244$316.80',
      'Brute Force Barley Wine: 12 asked, 9 leftTake 9',
      'XYZ-1: not in the shop at the moment',
    ]);
    expect(screen.getByRole('button', { name: 'Add 10 cases to cart' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Take 9' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add 19 cases to cart' }));
    expect(store.get(cartAtoms.licensee).map(({ product, quantity }) => [product.id, quantity])).toEqual([
      ['CTR-101', 7],
      ['CUR-207', 4],
      ['FRC-409', 9],
    ]);
    expect(field()).toHaveValue('XYZ-1 2');
  });

  // CART-13
  test('suggests products for a partial name, and adds none unchosen', async () => {
    await openCart({ cart: [[pilsner, 1]] });
    await paste('moon 4\nXYZ-1 2');
    expect(rows()[0]).toBe('moon: which one?Moon Moth Hazy IPA CUR-207');
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Moon Moth Hazy IPA CUR-207' }));
    expect(field()).toHaveValue('CUR-207  4\nXYZ-1 2');
    expect(screen.getByRole('button', { name: 'Add 4 cases to cart' })).toBeEnabled();
  });

  test('is focused when a link opens it, but not when Back does', async () => {
    const { router } = await visit('/shop/cart#quick-order');
    expect(field()).toHaveFocus();
    await act(() => router.navigate('/'));
    await act(() => router.navigate(-1));
    expect(field()).not.toHaveFocus();
    await act(() => router.navigate('#quick-order'));
    expect(field()).toHaveFocus();
  });

  test('opens a CSV file without uploading it', async () => {
    const { sent } = await openCart();
    const file = new File(['\ufeffSKU,Quantity\nCZB-350,2\n'], 'week.csv', { type: 'text/csv' });
    file.text = async () => '\ufeffSKU,Quantity\nCZB-350,2\n';
    await userEvent.upload(screen.getByLabelText('Open a CSV file'), file);
    expect(await screen.findByRole('button', { name: 'Add 2 kegs to cart' })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('reports products sold out before the page opened, and finds them once they are back', async () => {
    const ale = { ...pilsner, id: 'FUG-520', name: 'Second Cut Ale', stock: 0 };
    const { store, list } = await openCart({
      answers: { 'GET /api/products?ids=FUG-520%2CXYZ-1': () => ({ body: { products: [ale] } }) },
    });
    act(() => store.set(environmentAtom, { ...store.get(environmentAtom), schedule: atOnce }));
    await paste('fug-520 2\nXYZ-1 3');
    expect(await screen.findByText('Second Cut Ale: sold out')).toBeInTheDocument();
    expect(rows()).toEqual(['Second Cut Ale: sold out', 'XYZ-1: not in the shop at the moment']);
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
    await list([...catalogue, { ...ale, stock: 7 }]);
    expect(screen.getByRole('button', { name: 'Add 2 cases to cart' })).toBeInTheDocument();
  });

  test('shows the first two hundred of a thousand wrong lines, and looks up forty in one call', async () => {
    const { store, sent } = await openCart();
    act(() => store.set(environmentAtom, { ...store.get(environmentAtom), schedule: atOnce }));
    await paste(Array.from({ length: 1000 }, (_, line) => `WRONG-${line}, 2`).join('\n'));
    expect(screen.getByText('1000 to check')).toBeInTheDocument();
    expect(rows()).toHaveLength(201);
    expect(rows().at(-1)).toBe('and 800 more lines');
    await act(async () => undefined);
    expect(sent.map(({ call }) => call.split('%2C').length)).toEqual([40]);
  });

  test('follows the stock while it is open', async () => {
    const { list } = await openCart();
    await paste('FRC-409 9');
    expect(screen.getByText('1 ready')).toBeInTheDocument();
    await list(catalogue.map((product) => (product.id === 'FRC-409' ? { ...product, stock: 2 } : product)));
    expect(screen.getByText('1 short')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Take 2' })).toBeInTheDocument();
  });
});
