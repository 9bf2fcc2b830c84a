import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { tabTo } from '../page-objects/keyboard.ts';
import { enter, newBuyer, summaryOf } from '../page-objects/retail-buyer.ts';
import { showAll } from '../page-objects/visitor.ts';

const form = (buyer: ReturnType<typeof newBuyer>): [string, string][] => [
  ['First name', buyer.firstName],
  ['Last name', buyer.lastName],
  ['Email', buyer.email],
  ['Address', '2256 West 4th Avenue'],
  ['City', 'Vancouver'],
];

test('by keyboard alone: a can into the cart, through the form, to the payment page', {
  tag: '@verify',
}, async ({ page }) => {
  await enter(page, '/dtc?search=moon%20moth');
  const card = page.getByRole('article', { name: 'Moon Moth Hazy IPA' });
  await tabTo(page, card.getByRole('button', { name: 'Increase quantity' }));
  await page.keyboard.press('Enter');
  await tabTo(page, card.getByRole('button', { name: 'Add to Cart' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 x Moon Moth Hazy IPA added to cart')).toBeVisible();
  const cart = page.getByRole('link', { name: 'Cart 2 items' });
  await cart.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();

  await tabTo(page, page.getByRole('textbox', { name: 'Postal code' }));
  await page.keyboard.type('v6k1n9');
  await expect(page.getByRole('textbox', { name: 'Postal code' })).toHaveValue('V6K 1N9');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  for (const [name, value] of form(newBuyer())) {
    await tabTo(page, page.getByRole('textbox', { name }));
    await page.keyboard.type(value);
  }
  await expect(page.getByRole('combobox', { name: 'Province' })).toHaveValue('BC');
  const pay = page.getByRole('button', { name: /Continue to payment/ });
  await expect(pay).not.toHaveAttribute('aria-busy');
  await tabTo(page, pay);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
});

test.describe('on a phone, with one thumb', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  // PAYMENT-15
  test('every tap lands: grid, quantity, cart, shipping, payment, and what was typed outlives the way back', async ({
    page,
  }) => {
    await enter(page, '/dtc');
    await showAll(page);
    const card = page.getByRole('article', { name: 'Moon Moth Hazy IPA' });
    const add = card.getByRole('button', { name: 'Add to Cart' });
    for (const hand of [add, card.getByRole('button', { name: 'Increase quantity' })]) {
      const box = await hand.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await card.getByRole('button', { name: 'Increase quantity' }).tap();
    await add.tap();
    await page.getByRole('link', { name: 'Cart 2 items' }).tap();
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeInViewport();
    await inspect(page);
    for (const [name, value] of form(newBuyer())) await page.getByRole('textbox', { name }).fill(value);
    await page.getByRole('link', { name: 'Continue Shopping' }).tap();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('2256 West 4th Avenue');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Vancouver');
    await page.getByRole('textbox', { name: 'Postal code' }).fill('V6K 1N9');
    await page.getByRole('radio', { name: /Xpresspost/ }).tap();
    await expect(summaryOf(page)).toContainText('Shipping, Xpresspost');
    await expect(page.getByRole('button', { name: /Continue to payment/ })).not.toHaveAttribute('aria-busy');
    const total = /Total(\$[\d.]+)/.exec((await summaryOf(page).textContent()) ?? '')?.[1] ?? 'no total';
    await page.getByRole('button', { name: /Continue to payment/ }).tap();
    await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
    await page.getByRole('button', { name: `Pay ${total}` }).tap();
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  });
});
