import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { addChargeRow, RECYCLING_FEE } from 'shared-domain/testing';
import { figures, lines, openCart } from '../testing/cart-page.ts';
import { brute, gantry, largeKeg } from '../testing/catalogue.ts';

describe('The cart', () => {
  // CART-11
  test('shows its lines, the container deposit and figures that add up', async () => {
    await openCart({
      cart: [
        [gantry, 4],
        [largeKeg, 2],
      ],
    });
    expect(lines()).toEqual(['Gantry IPA', 'Světlý Ležák 50L', 'Container Deposit']);
    expect(screen.getByText('4 × 24 containers, $2.40 a case')).toBeInTheDocument();
    expect(figures()).toEqual([
      ['Subtotal', '$720.00'],
      ['GST (5%)', '$36.00'],
      ['Container deposit', '$9.60'],
      ['Total', '$765.60'],
    ]);
    expect(document.title).toBe('Coastal Brew Outfitters | CART');
  });

  // QUOTE-6
  test('has a row for any further charge', async () => {
    const remove = addChargeRow(RECYCLING_FEE);
    await openCart({ cart: [[gantry, 4]] });
    expect(figures()).toEqual([
      ['Subtotal', '$264.00'],
      ['GST (5%)', '$13.20'],
      ['Container deposit', '$9.60'],
      ['Recycling fee', '$0.20'],
      ['Total', '$287.00'],
    ]);
    remove();
  });

  // CART-11
  test('is emptied by Clear Cart; the empty cart leads to the products and to a quick order', async () => {
    await openCart();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Cart' }));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/shop');
    expect(screen.getByRole('region', { name: 'Quick order' })).toBeInTheDocument();
  });

  // CART-4
  test('says what changed while the page is open, without dropping a line', async () => {
    const { list } = await openCart({
      cart: [
        [gantry, 4],
        [brute, 6],
      ],
    });
    await list([
      { ...gantry, ltoPrice: 70 },
      { ...brute, stock: 5 },
    ]);
    expect(screen.getByText('Price was $66.00.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Take 5' }));
    expect(screen.queryByText('Only 5 left.')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Got it: Gantry IPA' }));
    expect(screen.queryByText('Price was $66.00.')).not.toBeInTheDocument();
    expect(lines()).toEqual(['Gantry IPA', 'Brute Force Barley Wine', 'Container Deposit']);
  });
});
