import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beer, IPA, openShop } from '../testing/open-shop.tsx';

// LISTING-3
test('the shop lists Packaged products in stock, at prices per bottle with two decimals', async () => {
  await openShop('/dtc', {
    products: [
      IPA,
      beer('OUT', 'Sold Out Stout', { stock: 0 }),
      beer('LOOSE', 'Last Bottles Lager', { stock: 0, looseUnits: 3, price: 54 }),
      beer('RIT', 'Ritual Beer Blonde'),
      beer('KEG', 'A Keg 50L', { packagingType: '50L' }),
      beer('HID', 'Hidden Helles', { hidden: true }),
    ],
  });
  const list = await screen.findByRole('list', { name: 'Products' });
  expect(within(list).getAllByRole('article')).toHaveLength(2);
  const card = within(list).getByRole('article', { name: 'Moon Moth Hazy IPA' });
  expect(card).toHaveTextContent('$4.25');
  expect(card).toHaveTextContent('6.3% ABV');
  expect(screen.getByText('2 products')).toBeInTheDocument();
  expect(document.title).toBe('Retail Shop | Coastal Brew Outfitters');
});

// LISTING-17
test('filters without matches say so, with two ways out', async () => {
  await openShop('/dtc?search=zzz');
  expect(await screen.findByRole('heading', { name: 'No Products Available' })).toBeInTheDocument();
  expect(
    screen.getByText('No products match your current filters. Try adjusting your search or brand filters.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Home Page' })).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

// LISTING-17
test('a shop without any product says so', async () => {
  await openShop('/dtc', { products: [] });
  expect(
    await screen.findByText("We currently don't have any keg products in stock. Please check back soon!"),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Home Page' })).toBeInTheDocument();
});

test('a card links to the product’s page', async () => {
  await openShop('/dtc');
  await userEvent.click(await screen.findByRole('link', { name: 'Moon Moth Hazy IPA' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Moon Moth Hazy IPA' })).toBeInTheDocument();
  expect(screen.getByText('a can, plus taxes and a $0.10 container deposit')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument();
});

// GATE-13
test('a closed store shows its catalogue below a notice', async () => {
  await openShop('/dtc', { retailStoreOpen: false });
  expect(await screen.findByText('Our retail store is closed at the moment.')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});
