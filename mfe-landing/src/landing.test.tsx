import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter } from 'react-router';
import { createClient } from 'shared-domain/client';
import { environmentAtom, inertEnvironment, loadCatalogueAtom, openDialogAtom } from 'shared-domain/state';
import type { PageHandle } from 'shared-ui/remote';
import { RouterProvider } from 'shared-ui/router';
import { head } from './head.tsx';
import { shuffle } from './portfolio/shuffled.ts';
import { routes } from './routes.tsx';

function mount() {
  const store = createStore();
  const view = render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </Provider>,
  );
  return { store, view };
}

// PAGE-1
test('The hero has its two actions: the customer-type dialog and the contact dialog', async () => {
  const { store } = mount();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Shop Our Products' }));
  expect(store.get(openDialogAtom)).toBe('customer-type');
  const hero = screen.getByRole('region', { name: /delivered/ });
  await userEvent.click(within(hero).getByRole('button', { name: 'Contact Us' }));
  expect(store.get(openDialogAtom)).toBe('contact');
});

// PAGE-1
test('The page has its title', () => {
  mount();
  expect(document.title).toBe('Coastal Brew Outfitters');
});

// PAGE-2
test('All five portfolio members link to their own sites', () => {
  mount();
  const portfolio = within(screen.getByRole('region', { name: 'Portfolio members' }));
  expect(
    portfolio
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .sort(),
  ).toEqual([
    'https://container.example',
    'https://curious-creatures.example',
    'https://czech-bros.example',
    'https://force.example',
    'https://fuggles.example',
  ]);
  expect(portfolio.getByRole('link', { name: 'FORCE' })).toBeInTheDocument();
});

// PAGE-2
test('Members are shuffled: all of them, in random order', () => {
  expect(shuffle(['a', 'b', 'c'], () => 0)).toEqual(['b', 'c', 'a']);
  expect(shuffle(['a', 'b', 'c'], () => 0.99)).toEqual(['a', 'b', 'c']);
});

// PAGE-1
test('About has three value cards, and Contact says how to reach us', async () => {
  const { store } = mount();
  const about = within(screen.getByRole('region', { name: 'About' }));
  expect(about.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Independent brewers',
    'Cold all the way',
    'Ready to pour',
  ]);
  const contact = within(screen.getByRole('region', { name: 'Contact' }));
  expect(contact.getByRole('link', { name: 'orders@cbo.example' })).toBeInTheDocument();
  await userEvent.click(contact.getByRole('button', { name: 'Contact Us' }));
  expect(store.get(openDialogAtom)).toBe('contact');
});

// PAGE-1
test('The footer links to the shop, about, contact and admin, and has the investment blurb', () => {
  const { footer }: PageHandle = routes[0]?.handle ?? {};
  render(footer, { wrapper: MemoryRouter });
  const hrefs = ['Shop', 'About', 'Contact', 'Admin'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual(['/shop', '/#about', '/#contact', '/admin/login']);
  expect(screen.getByRole('region', { name: 'An investment opportunity' })).toHaveTextContent(
    'Our sister company Saltgrass',
  );
});

// PAGE-3
describe('The spinner', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const spinner = () => screen.queryByText('Loading products...');

  // PAGE-3
  test('shows for at most 3 seconds', () => {
    mount();
    expect(spinner()).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(2999));
    expect(spinner()).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(1));
    expect(spinner()).not.toBeInTheDocument();
  });

  test('disappears as soon as the products have loaded', async () => {
    const { store } = mount();
    const fetch = async () => new Response(JSON.stringify({ products: [] }));
    store.set(environmentAtom, { ...inertEnvironment, client: createClient({ fetch }) });
    await act(() => store.set(loadCatalogueAtom));
    expect(spinner()).not.toBeInTheDocument();
  });
});

test('Rendered on a server, the page has its text and both framings of the hero', () => {
  const html = renderToString(
    <Provider store={createStore()}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </Provider>,
  );
  expect(html).toContain('The coast’s small brewers, delivered.');
  expect(html).toContain('id="hero-wide-sky"');
  expect(html).toContain('id="hero-phone-sky"');
  expect(html).not.toContain('Loading products...');
});

test('The head describes the company to search engines and link previews', () => {
  const tags = renderToStaticMarkup(head);
  expect(tags).toContain('<link rel="canonical" href="{{origin}}/"/>');
  expect(tags).toContain('<meta property="og:image" content="{{origin}}/share.jpg"/>');
  expect(tags).toMatch(
    /<meta name="description" content="Coastal Brew Outfitters of Vancouver [^"]{60,140}"/,
  );
  const [, data = '{}'] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(tags) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    '@type': ['Organization', 'LocalBusiness'],
    name: 'Coastal Brew Outfitters',
    telephone: '+1-604-555-0142',
    address: { streetAddress: '1840 Powell Street', addressLocality: 'Vancouver', postalCode: 'V5L 1P5' },
  });
});

test('The page can be unmounted and mounted again', () => {
  const { view } = mount();
  view.unmount();
  mount();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});
