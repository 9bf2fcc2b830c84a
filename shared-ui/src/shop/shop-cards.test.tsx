import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter } from 'react-router';
import type { CallInput } from 'shared-domain/client';
import { environmentAtom, inertEnvironment, loadCatalogueAtom, tickAtom } from 'shared-domain/state';
import { type ClientFakes, fakeClient, productFixture, refused, succeeded } from 'shared-domain/testing';
import { RouterProvider } from '../router/index.ts';
import { ShopCards, SortAndFilter, useShopList } from './index.ts';

const product = (place: number) =>
  productFixture({
    id: `SKU-${place}`,
    name: `Beer ${place}`,
    price: 60 + place * 24,
    container: place % 2 === 0 ? 'can' : 'bottle',
    hiddenCategory: 'FORCE',
  });
const many = (count: number) => Array.from({ length: count }, (_one, place) => product(place));

function Shop() {
  const list = useShopList('dtc');
  return (
    <>
      <input
        aria-label="Search"
        value={list.filters.search}
        onChange={({ target }) => list.change({ search: target.value })}
      />
      <SortAndFilter list={list} channel="dtc" />
      <ShopCards
        list={list}
        empty={<p>Nothing</p>}
        card={({ id, name }) => (
          <article key={id}>
            <a href={`/${id}`}>{name}</a>
          </article>
        )}
      />
    </>
  );
}

/** A shop whose API lists this many products, in pages if there are many. */
async function open(count: number, listProducts?: ClientFakes['listProducts']) {
  const store = createStore();
  const list = listProducts
    ? { products: [], etag: null, isLarge: true as const }
    : { products: many(count), etag: null };
  const client = fakeClient({ productList: async () => succeeded(list), listProducts });
  const schedule = (task: () => void) => {
    const timer = setTimeout(task, 0);
    return () => clearTimeout(timer);
  };
  store.set(environmentAtom, { ...inertEnvironment, client, schedule, now: () => new Date('2026-11-20') });
  store.set(tickAtom);
  const router = createMemoryRouter([
    { path: '/', element: <Shop /> },
    { path: '/else', element: <h1>Elsewhere</h1> },
  ]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await act(() => store.set(loadCatalogueAtom));
  return { store, router };
}

// Not by role, which asks for the style of each part of each card at each change of the page.
const cards = () => document.querySelectorAll('article').length;
const link = (place: number) => document.querySelectorAll('article a')[place];
const showMore = () => userEvent.click(screen.getByRole('button', { name: 'Show more' }));

describe('A catalogue that the page has loaded', () => {
  // LISTING-19
  test('"Show more" adds 24 cards, updates the count and focuses the first new one', async () => {
    await open(60);
    await waitFor(() => expect(cards()).toBe(24));
    expect(screen.getByText('24 of 60 products shown')).toHaveAttribute('role', 'status');
    await showMore();
    await waitFor(() => expect(cards()).toBe(48));
    expect(screen.getByText('48 of 60 products shown')).toBeInTheDocument();
    expect(link(24)).toHaveFocus();
    await showMore();
    await waitFor(() => expect(cards()).toBe(60));
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  // LISTING-19
  test('Back restores the number of cards, other filters start with 24', async () => {
    const { router } = await open(60);
    await showMore();
    await act(() => router.navigate('/else'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(cards()).toBe(48));
    await act(() => router.navigate('/?search=beer'));
    await waitFor(() => expect(cards()).toBe(24));
  });

  // LISTING-23, LISTING-24
  test('Sort and filters are in its address, and Back undoes them', async () => {
    const { router } = await open(30);
    const address = () => router.state.location.search;
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('region', { name: 'Filters' }));
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Sort' }),
      'Price, highest first',
    );
    await waitFor(() => expect(document.querySelector('article')).toHaveTextContent('Beer 29'));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Bottles 15' }));
    await waitFor(() => expect(cards()).toBe(15));
    expect(address()).toBe('?sort=price-down&container=bottle');
    expect(panel.getByRole('checkbox', { name: 'Cans 15' })).not.toBeChecked();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(cards()).toBe(24));
    expect(address()).toBe('?sort=price-down');
    await userEvent.click(panel.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(address()).toBe(''));
    await userEvent.click(panel.getByRole('button', { name: 'Show 30 products' }));
    expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument();
  });

  test("A list that fits in 24 cards has neither a count nor 'Show more'", async () => {
    await open(24);
    await waitFor(() => expect(cards()).toBe(24));
    expect(screen.queryByText(/products shown/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});

describe('A large catalogue', () => {
  type Query = NonNullable<CallInput<'listProducts'>['query']>;
  const FACETS = { listed: 5000, inCategory: 5000, brands: ['FORCE'], packagings: [] };
  let asked: Query[] = [];
  beforeEach(() => {
    asked = [];
  });

  /** 5,000 products, of which a search finds thirty. */
  const listing: ClientFakes['listProducts'] = async ({ query = {} } = {}) => {
    asked.push(query);
    const first = Number(query.cursor ?? 0);
    const total = query.search ? 30 : 5000;
    const end = Math.min(total, first + Number(query.limit));
    return succeeded({
      products: many(end).slice(first),
      total,
      nextCursor: end < total ? String(end) : undefined,
      ...(first === 0 ? { facets: FACETS } : {}),
    });
  };

  // LISTING-19
  test('It is requested in pages, and only missing ones', async () => {
    const { router } = await open(0, listing);
    await waitFor(() => expect(cards()).toBe(24));
    await showMore();
    await waitFor(() => expect(cards()).toBe(48));
    expect(link(24)).toHaveFocus();
    expect(screen.getByText('48 of 5000 products shown')).toBeInTheDocument();
    expect(asked).toMatchObject([
      { channel: 'dtc', limit: 24 },
      { limit: 24, cursor: '24' },
    ]);
    await act(() => router.navigate('/else'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(cards()).toBe(48));
    expect(asked).toHaveLength(2);
  });

  test('The API does the search; the previous cards stay until its answer arrives', async () => {
    await open(0, listing);
    await waitFor(() => expect(cards()).toBe(24));
    await userEvent.type(screen.getByLabelText('Search'), 'ipa');
    await waitFor(() => expect(screen.getByText('24 of 30 products shown')).toBeInTheDocument());
    expect(asked.at(-1)).toMatchObject({ search: 'ipa', limit: 24 });
  });

  // LISTING-24
  test('The API sorts, filters and counts', async () => {
    const { router } = await open(0, async (given, ...rest) => {
      const answer = await listing(given, ...rest);
      const counts = {
        packaging: [],
        container: [{ value: 'keg', count: 7 }],
        style: [],
        brand: [],
        only: [],
      };
      return answer.ok && given?.query?.counts ? succeeded({ ...answer.data, counts }) : answer;
    });
    await act(() => router.navigate('/?sort=strength&only=on-sale,nonsense'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'strength', only: 'on-sale', limit: 24 }));
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    expect(await screen.findByRole('checkbox', { name: 'Kegs 7' })).toBeInTheDocument();
    expect(asked.at(-1)).toMatchObject({ sort: 'strength', only: 'on-sale', limit: 1, counts: true });
  });

  test('After a product change the whole visible list is requested again', async () => {
    const { store } = await open(0, listing);
    await waitFor(() => expect(cards()).toBe(24));
    await showMore();
    await waitFor(() => expect(cards()).toBe(48));
    await act(() => store.set(loadCatalogueAtom));
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[2]).toMatchObject({ limit: 48, cursor: undefined });
  });

  test('A failure can be retried; a failed further page keeps the previous cards', async () => {
    let isDown = true;
    await open(0, async (...given) => (isDown ? refused('internal') : listing(...given)));
    await waitFor(() => expect(screen.getByText('The products could not be loaded')).toBeInTheDocument());
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(cards()).toBe(24));
    isDown = true;
    await showMore();
    expect(await screen.findByRole('alert')).toHaveTextContent('More products could not be loaded.');
    await waitFor(() => expect(cards()).toBe(24));
    isDown = false;
    await showMore();
    await waitFor(() => expect(cards()).toBe(72));
  });
});
