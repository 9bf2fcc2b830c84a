import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import type { Product } from 'shared-domain/products';
import { productFixture } from 'shared-domain/testing';
import { ProductCard, type ProductCardProps } from './index.ts';

const NOON = new Date('2026-11-20T20:00:00Z');

const GANTRY = productFixture({
  id: 'CTR-112',
  name: 'Gantry IPA',
  price: 74.4,
  stock: 52,
  hiddenCategory: 'CONTAINER',
  abv: 6.5,
  style: 'India Pale Ale',
  container: 'can',
  containerVolume: 473,
});

const ON_SALE: Partial<Product> = { ltoPrice: 66, ltoStartDate: '2026-11-01', ltoEndDate: '2026-11-25' };

const card = (product: Product, more: Partial<ProductCardProps> = {}) => (
  <MemoryRouter>
    <ProductCard
      product={product}
      channel="licensee"
      at={NOON}
      to="/shop/products/CTR-112"
      onAdd={() => {}}
      {...more}
    />
  </MemoryRouter>
);

// LISTING-22
test('A wholesale card shows brand, name, item number, ABV, packaging and the price of a case', () => {
  render(card(GANTRY));
  const article = screen.getByRole('article', { name: 'Gantry IPA' });
  expect(within(article).getByText('CONTAINER', { selector: 'p' })).toBeInTheDocument();
  expect(within(article).getByRole('link', { name: 'Gantry IPA' })).toHaveAttribute(
    'href',
    '/shop/products/CTR-112',
  );
  expect(within(article).getByText('CTR-112 · 6.5% ABV · Packaged')).toBeInTheDocument();
  expect(within(article).getByText('$74.40')).toBeInTheDocument();
  expect(within(article).getByText('case of 24')).toBeInTheDocument();
});

test('The friendly name is shown if there is one, and no ABV if there is none', () => {
  render(card({ ...GANTRY, friendlyName: 'The Gantry', abv: undefined }));
  expect(screen.getByRole('heading', { name: 'The Gantry' })).toBeInTheDocument();
  expect(screen.getByText('CTR-112 · Packaged')).toBeInTheDocument();
});

// PRICE-10
test('While an offer is active its price is shown beside the struck-through ordinary price, with its end', () => {
  render(card({ ...GANTRY, ...ON_SALE }));
  expect(screen.getByText('$66.00')).toHaveTextContent('Sale price $66.00');
  expect(screen.getByText('$74.40').tagName).toBe('S');
  expect(screen.getByText('Sale ends in 5 days')).toBeInTheDocument();
});

// PRICE-6
test('Retail shows the price of a single can, and no offer that rounding cancels out', () => {
  const { rerender } = render(card({ ...GANTRY, ...ON_SALE }, { channel: 'dtc' }));
  expect(screen.getByText('$4.50')).toBeInTheDocument();
  expect(screen.getByText('$5.00').tagName).toBe('S');
  expect(screen.getByText('6.5% ABV · 473 mL can')).toBeInTheDocument();
  rerender(card({ ...GANTRY, ...ON_SALE, ltoPrice: 74 }, { channel: 'dtc' }));
  expect(screen.getByText('$5.00').tagName).toBe('STRONG');
  expect(screen.queryByText('Sale ends in 5 days')).not.toBeInTheDocument();
});

// PAGE-8
test('A keg card has its badge, its size, 1.6 times the price, and opens its dialog', async () => {
  const opened = jest.fn();
  const keg: Product = { ...GANTRY, name: 'Gantry IPA 30L', price: 164, packagingType: '20L & 30L' };
  render(card(keg, { channel: 'keg', to: undefined, onOpen: opened }));
  expect(screen.getByText('Keg')).toBeInTheDocument();
  expect(screen.getByText('6.5% ABV · 30L')).toBeInTheDocument();
  expect(screen.getByText('$262.40')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Gantry IPA 30L' }));
  expect(opened).toHaveBeenCalledTimes(1);
});

// CART-8
test('Adding passes on product and quantity, and the quantity returns to 1', async () => {
  const added = jest.fn();
  render(card(GANTRY, { onAdd: added }));
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(added).toHaveBeenCalledWith(GANTRY, 3);
  expect(screen.getByRole('button', { name: /^Quantity/ })).toHaveTextContent('1');
});

test('The Add to Cart button names its product', () => {
  render(card(GANTRY));
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveAccessibleDescription('Gantry IPA');
});

// CART-10
test('Out of stock: a badge, no stepper, a disabled button', () => {
  render(card({ ...GANTRY, stock: 0 }));
  expect(screen.getByText('Out of Stock')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Increase quantity' })).not.toBeInTheDocument();
});

// CART-10, STOCK-5
test('A product that is forced visible can be added without stock, and says so', () => {
  render(card({ ...GANTRY, stock: 0, forceDisplay: true }));
  expect(screen.queryByText('Out of Stock')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  expect(screen.getByText('To follow when back in stock')).toBeInTheDocument();
});

test('Stock that changes while the page is open shows a message', () => {
  const { rerender } = render(card(GANTRY));
  rerender(card({ ...GANTRY, stock: 4 }));
  expect(screen.getByText('Only 4 left now')).toBeInTheDocument();
  rerender(card({ ...GANTRY, stock: 0 }));
  expect(screen.getByText('Just sold out')).toBeInTheDocument();
  rerender(card({ ...GANTRY, stock: 30 }));
  expect(screen.getByText('Back in stock')).toBeInTheDocument();
});

// PRICE-7
test('Why this price opens its components, and Escape closes them', async () => {
  render(card({ ...GANTRY, ...ON_SALE }));
  const button = screen.getByRole('button', { name: 'Why this price?' });
  await userEvent.click(button);
  const reasons = await screen.findByRole('dialog', { name: 'Why this price?' });
  expect(within(reasons).getByText('Ordinary price').parentElement).toHaveTextContent('$74.40');
  expect(within(reasons).getByText('Limited-time offer').parentElement).toHaveTextContent('−$8.40');
  expect(within(reasons).getByText('Your price, case of 24').parentElement).toHaveTextContent('$66.00');
  expect(reasons).toHaveTextContent(
    'Sale ends in 5 days. The cart adds 5% GST and a $2.40 container deposit for each case.',
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test("A click outside closes 'Why this price?'", async () => {
  render(card(GANTRY));
  await userEvent.click(screen.getByRole('button', { name: 'Why this price?' }));
  await screen.findByRole('dialog');
  await userEvent.click(document.body);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

// PRODUCT-10
test.each([
  ['no name', { name: '' }],
  ['no number to order it by', { id: '' }],
  ['no price', { price: Number.NaN }],
])('A product with %s says so in its place', (_what, fault) => {
  render(card({ ...GANTRY, ...fault }));
  expect(screen.getByRole('article')).toHaveTextContent('Invalid product data');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
