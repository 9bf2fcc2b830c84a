import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Answers, openShop } from './open-shop.tsx';

/** Opens the cart with twelve cans of the IPA, or the given lines. */
export async function openCart(answers: Answers = {}) {
  const shop = await openShop('/dtc/cart', { inCart: 12, ...answers });
  await screen.findByRole('heading', { name: 'Your Cart' });
  return shop;
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const summary = () => screen.getByRole('region', { name: 'Order Summary' });
export const pay = () => userEvent.click(screen.getByRole('button', { name: /Continue to payment/ }));

/** At once: each key would render the page. */
export async function enterPostalCode(text: string) {
  await userEvent.clear(field('Postal code'));
  await userEvent.paste(text);
}

/** Fills 'Order Information' and waits for the carrier's options. */
export async function fillIn(province = 'BC', postalCode = 'v6k1n9') {
  const texts = {
    'First name': 'Ines',
    'Last name': 'Tremblay',
    Email: 'ines@tremblay.example',
    Address: '2256 West 4th Avenue',
    City: 'Vancouver',
  };
  for (const [name, value] of Object.entries(texts)) fireEvent.change(field(name), { target: { value } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Province' }), province);
  await enterPostalCode(postalCode);
  await screen.findByRole('radio', { name: /Expedited Parcel/ });
}
