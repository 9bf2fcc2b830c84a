import { expect, type Page, test } from '@playwright/test';
import { booksOf, centsOf, columnOf } from '../page-objects/books.ts';
import { couldNotDeliver, deliver, oneCaseShort, sendOutRun } from '../page-objects/driver.ts';
import { mailTo } from '../page-objects/mailbox.ts';
import { openStaffPage, placePaidRetailOrder } from '../page-objects/staff-desk.ts';
import { siteUrl } from '../site.ts';

/** A driver delivers two of four stops as ordered, one a case short, and finds one closed; brings back a 50 L keg. */
async function drive(phone: Page, link: string): Promise<void> {
  await phone.goto(link);
  await deliver(phone, 'Tess Moreau');
  await expect(phone.getByRole('heading', { name: 'Skylark Kitchen + Bar' })).toBeVisible();
  await oneCaseShort(phone);
  await phone.getByRole('button', { name: 'One more: 50 L empties' }).click();
  await deliver(phone, 'Jay Dhillon');
  await expect(phone.getByRole('heading', { name: 'Harbour Light Tavern' })).toBeVisible();
  await couldNotDeliver(phone);
  await expect(phone.getByRole('heading', { name: 'Davie & Bute Liquor' })).toBeVisible();
  await deliver(phone, 'Ana');
  await expect(phone.getByText('Empties on the truck: 1 × 50 L')).toBeVisible();
  await expect(phone.getByText(/^All sent/)).toBeVisible();
}

async function refundTwo(page: Page, { id, productId }: { id: string; productId: string }): Promise<void> {
  const answer = await page.request.post(`/api/admin/orders/${id}/refund`, {
    headers: { 'Idempotency-Key': id, Origin: siteUrl() },
    data: { lines: [{ productId, quantity: 2 }] },
  });
  expect(answer.status()).toBe(200);
}

// ACCOUNTING-1, ACCOUNTING-2, ACCOUNTING-3, ACCOUNTING-4, DRIVER-7, DRIVER-8
test('the office’s day adds up to the cent: a run with a short stop and empties, a card payment, a refund', async ({
  page,
  browser,
}) => {
  await openStaffPage(page, '/admin/orders');
  const paid = await placePaidRetailOrder(browser);
  await refundTwo(page, paid);
  const { day, orders, link } = await sendOutRun(page.request);
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: siteUrl() });
  await drive(phone, link);
  await phone.close();

  await page.goto(`/admin/deliveries?day=${day}`);
  const run = page.getByRole('region', { name: 'Run of Marco Leclerc' }).last();
  await expect(run.getByText('Done', { exact: true })).toBeVisible();
  await expect(run.getByRole('listitem').filter({ hasText: 'Skylark' })).toContainText(
    /1 line short, damaged.*1 empty/,
  );
  await expect(run.getByRole('listitem').filter({ hasText: 'Harbour Light' })).toContainText(
    'Refused, closed',
  );
  const mail = await mailTo(page.request, 'tess@gull.example', 'changed');
  expect(mail.text).toContain('3 instead of 4');

  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver' }).format();
  await page.goto(`/admin/money?from=${today}&to=${today}`);
  const figure = async (name: string) =>
    centsOf(
      (await page
        .getByRole('definition')
        .and(page.locator(`dt:text-is("${name}") + dd`))
        .textContent()) ?? '',
    );
  const sales = await booksOf(page, 'Sales, taxes, deposits and kegs');
  const total = await figure('Total');
  expect(total).toBeGreaterThan(0);
  expect(columnOf(sales, 'Total')).toBe(total);
  expect(columnOf(sales, 'Net sales')).toBe(await figure('Net sales'));
  const book = async (title: string) => {
    const rows = await booksOf(page, title);
    return columnOf(rows, '*ItemAmount') + columnOf(rows, 'ItemTaxAmount');
  };
  const credits = await book('QuickBooks Online credit notes');
  expect(credits).toBeGreaterThan(0);
  expect((await book('QuickBooks Online invoices')) - credits).toBe(total);

  const [full = '', short = '', closed = ''] = orders;
  const totalOf = (id: string) => centsOf(sales.find(({ Order }) => Order === id)?.Total);
  for (const id of [short, paid.id]) {
    const order = await (await page.request.get(`/api/admin/orders/${id}`)).json();
    const refunded = order.payment?.refundedAmount ?? 0;
    expect(totalOf(id)).toBe(Math.round((order.totalAmount - refunded) * 100));
  }
  expect(totalOf(short)).toBeLessThan(totalOf(full));
  const register = await booksOf(page, 'Liquor register');
  const boxes = (id: string) => register.filter(({ Order }) => Order === id).length;
  expect([boxes(full), boxes(short), boxes(closed)]).toEqual([2, 2, 0]);
});
