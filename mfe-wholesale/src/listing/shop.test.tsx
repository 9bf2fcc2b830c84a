import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sessionAtom, toastsAtom } from 'shared-domain/state';
import { brute, gantry, pilsner, smallKeg } from '../testing/catalogue.ts';
import { nora, visit } from '../testing/visit.tsx';

const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const names = async (expected: string[]) => waitFor(() => expect(cards()).toEqual(expected));

// PAGE-7
test('The index has three category tiles that link to their categories', async () => {
  await visit('/shop');
  const tiles = within(screen.getByRole('list', { name: 'Categories' }));
  const hrefOf = (name: string) => tiles.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('20L & 30L KEGS 1 keg')).toBe('/shop/categories/20L-&-30L?packaging=20L+%26+30L');
  expect(hrefOf('50L KEGS 1 keg')).toBe('/shop/categories/50L?packaging=50L');
  expect(hrefOf('PACKAGED Bottles/Cans')).toBe('/shop/categories/Packaged?packaging=Packaged');
  expect(document.title).toBe('Wholesale Shop | Coastal Brew Outfitters');
  expect(screen.getByText('Welcome, The Gull & Anchor. Licence 305-218.')).toBeInTheDocument();
});

// GATE-15
test('"Use another licence" ends the session of this one', async () => {
  const { store } = await visit('/shop', {
    answers: { 'DELETE /api/session/licensee': () => ({ body: {} }) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Use another licence' }));
  await waitFor(() => expect(store.get(sessionAtom).licensee).toBeNull());
});

// LISTING-16, LISTING-17
test('A shop without products says so, with a link home', async () => {
  await visit('/shop', { products: [] });
  expect(screen.getByRole('heading', { name: 'No products available' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Home Page' })).toHaveAttribute('href', '/');
});

test('An address with filters opens filtered; Back removes the last brand', async () => {
  const { router } = await visit('/shop?brand=FORCE&packaging=Packaged,nonsense');
  await names(['Brute Force Barley Wine']);
  expect(document.title).toBe('Wholesale Shop | Coastal Brew Outfitters - FORCE + Packaged, nonsense');
  await userEvent.click(screen.getByRole('button', { name: 'CONTAINER' }));
  await names(['Gantry IPA', 'Brute Force Barley Wine', 'Dry Dock Pilsner']);
  await act(() => router.navigate(-1));
  await names(['Brute Force Barley Wine']);
});

// CART-10, LISTING-12
test('A card links to its product, and a product that sells out stays on the page with a message', async () => {
  const { list } = await visit('/shop');
  expect(screen.getByRole('link', { name: 'Gantry IPA' })).toHaveAttribute('href', '/shop/products/CTR-112');
  await list([pilsner, gantry, { ...brute, stock: 0 }]);
  const card = within(screen.getByRole('article', { name: 'Brute Force Barley Wine' }));
  expect(card.getByText('Just sold out')).toBeInTheDocument();
  expect(card.getByText('Out of Stock')).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
});

// LISTING-18
describe('Shareable Search URL', () => {
  // LISTING-18
  test('Staff see it while a filter is on, and copy it', async () => {
    const user = userEvent.setup();
    const { store } = await visit('/shop?brand=FORCE', { session: nora });
    const address = 'http://localhost/shop?brand=FORCE';
    expect(await screen.findByRole('textbox', { name: 'Shareable Search URL' })).toHaveValue(address);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(store.get(toastsAtom)[0]).toMatchObject({
      title: 'URL Copied',
      description: 'Search URL has been copied to clipboard',
    });
  });

  // LISTING-18
  test('A failed copy is reported', async () => {
    const user = userEvent.setup();
    const { store } = await visit('/shop?search=ipa', { session: nora });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(store.get(toastsAtom)[0]).toMatchObject({
      title: 'Copy Failed',
      description: 'Could not copy URL to clipboard',
    });
  });

  // LISTING-18
  test.each([
    ['a licensee', '/shop?brand=FORCE', {}],
    ['staff without filters', '/shop', { session: nora }],
  ])('It is hidden from %s', async (_whom, path, options) => {
    await visit(path, options);
    expect(screen.queryByText('Shareable Search URL')).not.toBeInTheDocument();
  });
});

describe('Categories', () => {
  const tabs = () => within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');

  // PAGE-7
  test('Tabs are All Products and the categories that have products', async () => {
    await visit('/shop/categories', { products: [pilsner, smallKeg] });
    expect(tabs().map(({ textContent }) => textContent)).toEqual(['All Products', 'Packaged', '20L & 30L']);
    expect(document.title).toBe('Coastal Brew Outfitters | CATEGORIES');
  });

  test('A tab links to its category and keeps brand and search', async () => {
    await visit('/shop/categories?brand=FUGGLES');
    await userEvent.click(screen.getByRole('link', { name: '20L & 30L' }));
    await names(['Bramble Lane Best Bitter 30L']);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: '20L & 30L' })).toHaveAttribute('aria-current', 'page'),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('20L & 30L Kegs');
    const title = 'Coastal Brew Outfitters | 20L-&-30L - FUGGLES + 20L & 30L';
    await waitFor(() => expect(document.title).toBe(title));
  });

  test('An unknown category is not found, and links to the existing ones', async () => {
    await visit('/shop/categories/xx-%3Cmead%3E');
    expect(screen.getByRole('heading', { level: 1, name: 'Category Not Found' })).toBeInTheDocument();
    expect(screen.queryByText(/mead/i)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All Categories' })).toHaveAttribute('href', '/shop/categories');
  });

  test.each([
    ['beer-craft', 'Beer Craft'],
    ['50l', '50L Kegs'],
    ['packaged', 'Packaged (Bottles/Cans)'],
  ])('The category %s of an address is headed %s', async (path, heading) => {
    await visit(`/shop/categories/${path}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  });

  test('A packaging that is sold out stays a category', async () => {
    await visit('/shop/categories/50L?packaging=50L', { products: [pilsner] });
    expect(screen.getByRole('heading', { level: 1, name: '50L Kegs' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'No products found' })).toBeInTheDocument();
  });

  // LISTING-16
  test('Without categories there is a link to the products', async () => {
    await visit('/shop/categories', { products: [] });
    expect(screen.getByRole('heading', { name: 'No Categories Available' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View Products' })).toHaveAttribute('href', '/shop');
  });
});

// PAGE-7
test('Newest Products come newest first, filtered by brand and packaging check boxes', async () => {
  const { address } = await visit('/shop/newest');
  expect(screen.getByRole('heading', { level: 1, name: 'Newest Products' })).toBeInTheDocument();
  expect(cards().slice(0, 3)).toEqual(['Bramble Lane Best Bitter 30L', 'Gantry IPA', 'Dry Dock Pilsner']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'CONTAINER' }));
  await names(['Gantry IPA', 'Dry Dock Pilsner']);
  await userEvent.click(screen.getByRole('checkbox', { name: '50L Kegs' }));
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeInTheDocument();
  expect(address()).toBe('/shop/newest?brand=CONTAINER&packaging=50L');
});
