import { expect, type Page, test } from '@playwright/test';
import { header, passGates } from '../page-objects/visitor.ts';

test.beforeEach(({ page }) => passGates(page));

/** Pages that are loaded lazily. */
const LATER = [
  ['/dtc/cart', 'Your Cart'],
  ['/dtc/product/CTR-112', 'Gantry IPA'],
  ['/dtc/payment-cancel', 'Payment Cancelled'],
  ['/dtckegs/cart', 'Your Keg Cart'],
] as const;

function consoleMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const isOurs = !message.text().startsWith('Service Worker registration blocked');
    if (isOurs && ['warning', 'error'].includes(message.type())) messages.push(message.text());
  });
  return messages;
}

test('a page whose code comes later can be opened directly, and the console stays silent', {
  tag: '@verify',
}, async ({ page }) => {
  const messages = consoleMessages(page);
  for (const [path, title] of LATER) {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
  expect(messages).toEqual([]);
});

test('code that did not come in a dead spot is loaded when its page is opened, or by Try Again', async ({
  page,
}) => {
  await page.goto('/dtc');
  const product = page.getByRole('main').getByRole('article').first().getByRole('link');
  const cart = header(page).getByRole('link', { name: /^Cart/ });
  await expect(product).toBeVisible();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });

  await page.route('**/releases/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await product.hover();
  await failed;
  await page.unrouteAll({ behavior: 'wait' });
  await product.click();
  await expect(page).toHaveURL(/\/dtc\/product\//);
  await expect(heading).not.toHaveText(/can’t be shown/);

  await page.route('**/releases/**', (route) => route.abort());
  await cart.click();
  await expect(heading).toHaveText('Retail Shop can’t be shown right now');
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(heading).toHaveText('Your cart is empty');
});
