import { expect, type Locator, type Page } from '@playwright/test';

/** Has said YES to the age gate and to cookies before, in this browser. */
export async function isKnownHere(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('cbo-age-verified', 'true');
    localStorage.setItem('cookie-consent', 'accepted');
  });
}

/**
 * Stops the page's clock before it is opened: its delays pass only when a journey lets them. Until it is stopped the
 * clock goes, and it can't be stopped at a moment that is over: on a slow machine a second is.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T18:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-20T19:00:00Z'));
}

/** The header of the frame. */
export const header = (page: Page): Locator => page.getByRole('banner');

/** A toast by its words. */
export const toast = (page: Page, words: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').filter({ hasText: words });

/** Fills a contact message in that passes every rule. */
export async function writeMessage(dialog: Locator): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Ines Tremblay');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('ines@tremblay.example');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Do you deliver on Sundays?');
}

/**
 * Opens the landing page and waits until its scripts have taken it over, since what is pressed before is not heard. The
 * year is not in the prerendered page.
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
