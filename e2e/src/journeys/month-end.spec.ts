import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { mailTo } from '../page-objects/mailbox.ts';
import { payByCard } from '../page-objects/retail-buyer.ts';
import { openStaffPage } from '../page-objects/staff-desk.ts';
import { siteUrl } from '../site.ts';

/** Of the demonstration: owes $1,673.20, most of it late. */
const CLUB = { number: '310-549', companyName: 'False Creek Rowing Club' };
/** Another account of it, which is on hold. */
const HELD = '306-031';
const BOOKS = 'books@falsecreek.example';

async function giveContact(request: APIRequestContext): Promise<void> {
  const contacts = [{ name: 'Priya Nair', email: BOOKS, orderMails: true }];
  const answer = await request.put(`/api/admin/licences/${CLUB.number}`, {
    headers: { Origin: new URL(siteUrl()).origin },
    data: { companyName: CLUB.companyName, contacts },
  });
  expect(answer.ok()).toBe(true);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** From the mailed link to the payment page, for all that is owed. */
async function toPayment(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(heading(page, '$1,673.20 to pay')).toBeVisible();
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await expect(page.getByRole('button', { name: 'Pay $1,673.20' })).toBeVisible();
}

// RECEIVABLE-14, RECEIVABLE-18, RECEIVABLE-20
test('at the end of the month the office mails statements, and a bookkeeper pays by the link', async ({
  page: office,
  browser,
}) => {
  await openStaffPage(office, '/admin/money/receivables');
  await giveContact(office.request);
  await expect(office.getByRole('row', { name: new RegExp(CLUB.companyName) })).toContainText('$1,673.20');
  await office.getByRole('button', { name: 'Mail statements' }).click();
  const dialog = office.getByRole('dialog', { name: /Mail statements/ });
  await dialog.getByRole('button', { name: 'This month' }).click();
  await expect(dialog.getByRole('row', { name: new RegExp(CLUB.companyName) })).toContainText(BOOKS);
  await inspect(office);
  await dialog.getByRole('button', { name: /^Mail \d+ statements?$/ }).click();
  await expect(office.getByText(/statements? on the way/)).toBeVisible();
  const mail = await mailTo(office.request, BOOKS, 'Statement of False Creek Rowing Club');
  const [link = ''] = /http\S+\/bills#[\w.-]+/.exec(mail.text) ?? [];

  const books = await browser.newContext({ baseURL: siteUrl() });
  const page = await books.newPage();
  await toPayment(page, link);
  await payByCard(page);
  await expect(page.getByText('We have your payment of $1,673.20.')).toBeVisible();
  await expect(heading(page, 'Nothing to pay')).toBeVisible();
  await inspect(page);
  await mailTo(office.request, BOOKS, 'Receipt');
  await books.close();

  await office.goto(`/admin/licences/${CLUB.number}?tab=money`);
  const money = office.getByRole('region', { name: 'Money' });
  await expect(money.getByRole('row', { name: /^Card/ })).toHaveCount(1);
  await office.goto('/admin/accounts/hold');
  await expect(office.getByRole('row', { name: new RegExp(HELD) })).toContainText('On hold');
});
