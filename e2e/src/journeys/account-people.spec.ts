import { expect, test } from '@playwright/test';
import {
  accountMenu,
  BOOKKEEPER,
  chooseAccount,
  MANAGER,
  signInToAccount,
} from '../page-objects/account-person.ts';
import { inspect } from '../page-objects/inspector.ts';

const accountPage = (name: string) => ({ name, exact: true }) as const;

// PEOPLE-2, PEOPLE-3
test('a bookkeeper of three pubs signs in by a mailed link, and reads the bills of each', async ({
  page,
}) => {
  await signInToAccount(page, BOOKKEEPER);
  await chooseAccount(page, 'False Creek Rowing Club');
  const pages = page.getByRole('navigation', { name: 'Account pages' });
  await pages.getByRole('link', accountPage('Bills')).click();
  const owed = page.getByRole('list', { name: 'Invoices to pay' });
  await expect(owed.getByRole('listitem')).toHaveCount(3);
  await expect(owed).toContainText('Overdue since');
  await expect(page.getByText('$1,673.20').first()).toBeVisible();
  await inspect(page);
  await chooseAccount(page, 'The Crooked Pine');
  await expect(owed.getByRole('listitem')).toHaveCount(1);
  const statement = page.getByRole('list', { name: 'Statements' }).getByRole('link').first();
  const file = await page.request.get((await statement.getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await expect(page.getByRole('heading', { name: '$613.80 to pay' })).toBeVisible();
  await page.goto('/shop/orders');
  await expect(pages.getByRole('link', accountPage('People'))).toBeHidden();
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
});

// PEOPLE-4, PEOPLE-5, PEOPLE-6
test("a pub's manager invites someone, and removes them: their next click is refused", async ({
  page,
  browser,
}) => {
  const name = `Rosa Iwata ${Date.now().toString(36)}`;
  const email = `rosa.${Date.now().toString(36)}@gull.example`;
  await signInToAccount(page, MANAGER);
  await page.goto('/shop/account/people');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const person = page.getByRole('listitem', { name });
  await expect(person).toContainText('Invited until');
  await inspect(page);
  const other = await (await browser.newContext()).newPage();
  await signInToAccount(other, email);
  await other.goto('/shop/kegs');
  await expect(other.getByText(/kegs with you, the oldest for/)).toBeVisible();
  await person.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${name} was removed`)).toBeVisible();
  await expect(person).toBeHidden();
  await other.goto('/shop/kegs');
  await expect(other.getByRole('dialog', { name: 'Verify your licence' })).toBeVisible();
  await expect(accountMenu(other)).toBeHidden();
  await other.context().close();
});
