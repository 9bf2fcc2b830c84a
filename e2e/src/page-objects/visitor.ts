import { expect, type Locator, type Page } from '@playwright/test';

/** Makes the browser one that has already passed the age gate and answered the cookie banner. */
export async function passGates(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('cbo-age-verified', 'true');
    localStorage.setItem('cookie-consent', 'accepted');
  });
}

/** Fails the journey on any content security policy violation. */
export function watchPolicy(page: Page): void {
  page.on('console', (message) => expect.soft(message.text()).not.toContain('Content Security Policy'));
}

/** The header of the frame. */
export const header = (page: Page): Locator => page.getByRole('banner');

/** A toast by its text. */
export const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').filter({ hasText: text });

/** Waits until a rendered page's scripts have taken over. Playwright repeats a click during which they do. */
export const takenOver = (page: Page): Promise<void> =>
  expect(page.locator('#root')).not.toHaveAttribute('data-first-paint');

/** Shows all products of the list that is open. */
export async function showAll(page: Page): Promise<void> {
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  // A page pre-rendered behind a gate is replaced once its scripts run.
  await expect(page.locator('[inert] article')).toHaveCount(0);
  const more = page.getByRole('button', { name: 'Show more' });
  const count = page.getByRole('status').filter({ hasText: 'products shown' });
  while (await more.isVisible()) {
    const before = (await count.textContent()) ?? '';
    await more.click();
    await expect(count).not.toHaveText(before);
  }
  if (!(await count.isVisible())) return;
  // New cards are drawn a few at a time.
  const [total] = /\d+(?= products)/.exec((await count.textContent()) ?? '') ?? [];
  await expect(cards.nth(Number(total) - 1)).toBeVisible();
}

/** Fills in a valid contact message. */
export async function writeMessage(dialog: Locator): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Ines Tremblay');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('ines@tremblay.example');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Do you deliver on Sundays?');
}

/**
 * Opens the landing page and waits until it is hydrated, because earlier clicks have no effect. The prerendered page lacks
 * the year.
 */
export async function openLanding(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(/© 20\d\d/)).toBeVisible();
}

/** Opens the contact dialog from the hero of the landing page. */
export async function openContact(page: Page): Promise<Locator> {
  await openLanding(page);
  await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await expect(dialog).toBeVisible();
  return dialog;
}
