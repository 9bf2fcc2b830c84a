import { expect, type Page } from '@playwright/test';
import { mailTriggeredBy } from './mailbox.ts';

/** A contact of the licensee 305-218. */
export const CONTACT = 'devon@gull.example';

/** As that contact: asks for a link by mail where a page offers one, and opens it. */
export async function knowContact(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Email' }).fill(CONTACT);
  const mail = await mailTriggeredBy(page.request, CONTACT, 'former orders', () =>
    page.getByRole('button', { name: 'Send me a link' }).click(),
  );
  await page.goto(/http\S+\/shop\/orders#token=[\w-]+/.exec(mail.text)?.[0] ?? '');
  // The link works once the list behind it is here: leaving earlier would cancel the call that redeems it.
  const orders = page.getByRole('list', { name: 'Former orders' });
  await expect(orders.or(page.getByRole('heading', { name: 'No orders yet' }))).toBeVisible();
}
