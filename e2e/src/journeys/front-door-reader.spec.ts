import { expect, type Page, test } from '@playwright/test';
import { header, openContact, openLanding, passGates, toast } from '../page-objects/visitor.ts';

test.beforeEach(({ page }) => passGates(page));

const body = (page: Page) => page.locator('body');

test('a screen reader finds the landing page in its parts, the footer beside the main content', async ({
  page,
}) => {
  await page.goto('/');
  await expect(body(page)).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "Coastal Brew Outfitters"
      - navigation "Main":
        - link "About"
        - button "Contact"
        - button "Shop"
        - link "Admin"
    - main:
      - region "The coast’s small brewers, delivered.":
        - heading [level=1]
        - paragraph
        - button "Shop Our Products"
        - button "Contact Us"
      - region "Portfolio members":
        - heading [level=2]
        - list
      - region "About":
        - heading [level=2]
        - list:
          - listitem:
            - heading "Independent brewers" [level=3]
      - region "Contact":
        - definition:
          - link "orders@cbo.example"
        - definition:
          - link "604-555-0142"
        - button "Contact Us"
    - contentinfo:
      - link "Coastal Brew Outfitters"
      - list:
        - listitem:
          - link "Shop"
      - region "An investment opportunity"
    - region "Notifications"
  `);
});

test('behind an open dialog nothing is read but what it says itself, and toasts', async ({ page }) => {
  await openContact(page);
  await expect(body(page)).toMatchAriaSnapshot(`
    - /children: equal
    - region "Notifications":
      - list
    - dialog "Contact Us":
      - heading "Contact Us" [level=2]
      - paragraph
      - text: Full name
      - textbox "Full name" [active]
      - text: Email
      - textbox "Email"
      - text: Account name optional
      - textbox "Account name"
      - text: Licence number optional
      - textbox "Licence number"
      - text: Message
      - textbox "Message"
      - button "Send Message"
      - button "Close"
  `);
});

test('a page that opens is read out by its title, a toast by its words, the cart by its count', async ({
  page,
}) => {
  await openLanding(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await header(page).getByRole('button', { name: 'Shop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retail' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Retail Shop | Coastal Brew Outfitters' }),
  ).toBeAttached();
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-live', 'polite');
  await expect(toast(page, 'added to cart').getByRole('link', { name: 'View cart' })).toBeVisible();
  await expect(header(page).getByRole('status')).toHaveText('Cart, 1 item');
});

test('everything that the keyboard reaches on the landing page can be seen to have the focus', async ({
  page,
}) => {
  await openLanding(page);
  const stops: string[] = [];
  for (let stop = 0; stop < 22; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport();
    await expect(focused).toHaveCSS('outline-style', 'solid');
    await expect(focused).toHaveCSS('outline-width', '3px');
    stops.push((await focused.textContent()) ?? '');
  }
  expect(stops.slice(0, 8)).toEqual([
    'Skip to content',
    'Coastal Brew Outfitters',
    'About',
    'Contact',
    'Shop',
    'Admin',
    'Shop Our Products',
    'Contact Us',
  ]);
  expect(stops.slice(-6)).toEqual([
    'Coastal Brew Outfitters',
    'Shop',
    'About',
    'Contact',
    'Admin',
    'Write to Saltgrass',
  ]);
});

test('in a dialog the focus goes around, and Escape gives it back to what opened it', async ({ page }) => {
  const dialog = await openContact(page);
  const first = dialog.getByRole('textbox', { name: 'Full name' });
  await expect(first).toBeFocused();
  for (const name of ['Email', 'Account name', 'Licence number', 'Message']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('textbox', { name })).toBeFocused();
  }
  for (const name of ['Send Message', 'Close']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name })).toBeFocused();
  }
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('button', { name: 'Contact Us' }).first()).toBeFocused();
});

for (const [reducedMotion, seen, where] of [
  ['no-preference', 1, 'where motion is wanted a dialog is seen to go, out of everyone’s reach'],
  ['reduce', 0, 'where no motion is wanted a dialog goes at once'],
] as const) {
  test(where, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await openContact(page);
    // The page's clock stands still: no one can look at a farewell that quickly.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[inert] [role=dialog]')).toHaveCount(seen);
    await page.clock.resume();
    await expect(page.locator('[inert] [role=dialog]')).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}
