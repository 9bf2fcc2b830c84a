import { expect, type Page } from '@playwright/test';
import { mailTriggeredBy } from './mailbox.ts';

/** A bookkeeper of three pubs, and who manages the people of another one. */
export const BOOKKEEPER = 'imke@ledgerline.example';
export const MANAGER = 'devon@gull.example';

/** As one of an account's people: asks for a sign-in link by mail, and opens it. */
export async function signInToAccount(page: Page, email: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'));
  await page.goto('/shop/sign-in');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  const mail = await mailTriggeredBy(page.request, email, 'sign-in link', () =>
    page.getByRole('button', { name: 'Email me a link' }).click(),
  );
  await page.goto(/http\S+\/shop\/sign-in#token=[\w.%-]+/.exec(mail.text)?.[0] ?? '');
  await expect(accountMenu(page)).toBeVisible();
}

/** The header's menu of the account that the page is for. */
export const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account: / });

/** Goes on for another of the person's accounts. */
export async function chooseAccount(page: Page, name: string): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('list', { name: 'Accounts' }).getByRole('button', { name }).click();
  await expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible();
}
