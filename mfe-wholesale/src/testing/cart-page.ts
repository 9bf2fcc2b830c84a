import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { gantry } from './catalogue.ts';
import { type Visit, visit } from './visit.tsx';

/** The rows of the order summary: label and amount. */
export const figures = () =>
  within(screen.getByRole('region', { name: 'Order Summary' }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

/** The names of the cart's lines, including the deposit. */
export const lines = () =>
  within(screen.getByRole('list', { name: 'Your order' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

export const submit = () => userEvent.click(screen.getByRole('button', { name: /^Submit/ }));

/** Opens the cart with four cases of Gantry IPA, or the given lines. */
export async function openCart(more: Visit = {}) {
  const visited = await visit('/shop/cart', { cart: [[gantry, 4]], ...more });
  await screen.findByRole('heading', { level: 1, name: 'Your Cart' });
  return visited;
}

/** Fills 'Order Information'; account and licence are prefilled. */
export async function fillIn() {
  const texts = {
    'First name': 'Maren',
    'Last name': 'Oduya',
    Email: 'maren@gullandanchor.example',
    Address: '1180 Powell Street',
    City: 'Vancouver',
  };
  const field = (name: string) => screen.getByRole('textbox', { name });
  for (const [name, value] of Object.entries(texts)) fireEvent.change(field(name), { target: { value } });
  await userEvent.click(field('Postal code'));
  await userEvent.paste('v6a1h4');
}
