import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cartCountAtoms, toastsAtom } from 'shared-domain/state';
import { refused } from 'shared-domain/testing';
import { openPortal } from '../testing/open-portal.tsx';

// LISTING-4
test('the portal lists only kegs, and neither ritual nor nitro ones', async () => {
  const { show } = await openPortal('/dtckegs');
  show();
  const list = await screen.findByRole('list', { name: 'Kegs' });
  expect(within(list).getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('$380.80')).toBeInTheDocument();
});

// PAGE-7, PAGE-8
test('a size tile selects its kegs, and a second click shows all again', async () => {
  const { show } = await openPortal('/dtckegs/products');
  show();
  const tile = await screen.findByRole('button', { name: /50L KEGS/ });
  await userEvent.click(tile);
  expect(screen.queryByRole('article', { name: /Tmavé/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /50L KEGS/ }));
  expect(screen.getByRole('article', { name: /Tmavé/ })).toBeInTheDocument();
});

test('filters without matches say so and can be cleared', async () => {
  const { show } = await openPortal('/dtckegs/products?search=zzz');
  show();
  expect(
    await screen.findByText(
      'No products match your current filters. Try adjusting your search or brand filters.',
    ),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByRole('article', { name: /Tidal Force/ })).toBeInTheDocument();
});

// PAGE-8
test('a click on a card opens its dialog with number, packaging and the tax note', async () => {
  const { show, store } = await openPortal('/dtckegs/products');
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Tidal Force IPA 50L' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tidal Force IPA 50L' });
  expect(dialog).toHaveTextContent('FRC-450 · FORCE');
  expect(dialog).toHaveTextContent('GST (5%) and PST-Liquor (10%) are added at checkout.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Increase quantity' }));
  await userEvent.click(within(dialog).getByRole('button', { name: /Add to Cart/ }));
  expect(store.get(cartCountAtoms.keg)).toBe(2);
  expect(store.get(toastsAtom)).toMatchObject([{ description: '2 x Tidal Force IPA 50L added to cart' }]);
});

// PAGE-18
test('a link to a keg opens its dialog; closing it leads to the list', async () => {
  const { show, router } = await openPortal('/dtckegs/products/FRC-450');
  show();
  const dialog = await screen.findByRole('dialog', { name: 'Tidal Force IPA 50L' });
  expect(document.title).toBe('Tidal Force IPA 50L');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dtckegs/products'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

// PAGE-18
test('a link to a keg that is no longer sold says so over the list', async () => {
  const { show } = await openPortal('/dtckegs/products/GONE', {
    readProduct: async () => refused('product_not_found', { status: 404 }),
  });
  show();
  expect(await screen.findByRole('dialog', { name: 'Product Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('article', { name: /Tidal Force/, hidden: true })).toBeInTheDocument();
});

describe('A keg’s dialog in the history', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Tidal Force IPA 50L' });
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  async function openDialog() {
    const portal = await openPortal('/dtckegs/products?brand=FORCE', { before: ['/dtckegs/cart'] });
    portal.show();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Tidal Force IPA 50L' }));
    await dialog();
    const { router } = portal;
    return {
      go: (steps: number) => act(() => router.navigate(steps)),
      address: () => `${router.state.location.pathname}${router.state.location.search}`,
    };
  }

  test('Back closes it and not the portal, Forward shows it again, one more Back leaves', async () => {
    const { go, address } = await openDialog();
    expect(address()).toBe('/dtckegs/products/FRC-450?brand=FORCE');
    await go(-1);
    await gone();
    expect(address()).toBe('/dtckegs/products?brand=FORCE');
    await go(1);
    await dialog();
    await go(-1);
    await go(-1);
    expect(address()).toBe('/dtckegs/cart');
  });

  test("closing it goes back one entry; a quick second click doesn't leave the portal", async () => {
    const { go, address } = await openDialog();
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => {
      close.click();
      close.click();
    });
    await gone();
    expect(address()).toBe('/dtckegs/products?brand=FORCE');
    await go(1);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await gone();
    await go(-1);
    expect(address()).toBe('/dtckegs/cart');
  });
});
