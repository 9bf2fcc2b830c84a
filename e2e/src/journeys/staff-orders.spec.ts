import { expect, type Page, test } from '@playwright/test';
import { inspect } from '../people/inspector.ts';
import { mailsTo } from '../people/mailbox.ts';
import { pubOrders, sitDown } from '../people/staff-desk.ts';
import { toast } from '../people/visitor.ts';

const pub = (name: string) => `${name} ${Date.now().toString(36)}`;

/** Opens the detail of an order out of the list. */
async function openOrder(page: Page, account: string, id: string) {
  await page.getByRole('searchbox', { name: 'Order, customer, email' }).fill(account);
  await page.getByRole('gridcell', { name: account }).click();
  const dialog = page.getByRole('dialog', { name: id });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('an order that is placed elsewhere arrives on the open list, marked as new', async ({
  page,
  browser,
}) => {
  await sitDown(page, '/admin/orders');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const account = pub('The Copper Kettle');
  const id = await pubOrders(browser, account);
  const row = page.getByRole('row').filter({ hasText: id });
  await expect(row).toContainText(account);
  await expect(row).toContainText('New');
  await inspect(page);
});

test('a status is set, told on the timeline, and taken back by Undo', async ({ page, browser }) => {
  const account = pub('Saltbox Kitchen');
  const id = await pubOrders(browser, account);
  await sitDown(page, '/admin/orders');
  const dialog = await openOrder(page, account, id);
  await expect(dialog.getByRole('region', { name: 'Customer' })).toContainText(account);
  await inspect(page);
  await dialog.getByRole('button', { name: 'Shipped' }).click();
  await expect(dialog.getByText('Pending → Shipped')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Shipped' })).toHaveAttribute('aria-disabled', 'true');
  await toast(page, `${id} is Shipped`).getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('Shipped → Pending')).toBeVisible();
});

test('a mail is sent again, and packing slip and invoice are PDFs', async ({ page, browser }) => {
  const account = pub('Low Tide Taproom');
  const id = await pubOrders(browser, account);
  await sitDown(page);
  await page.goto(`/admin/orders?order=${id}`);
  const dialog = page.getByRole('dialog', { name: id });
  const ours = async () =>
    (await mailsTo(page.request, 'maren@gullandanchor.example')).filter(({ subject, text }) =>
      `${subject} ${text}`.includes(id),
    ).length;
  await expect.poll(ours).toBe(1);
  await dialog.getByRole('button', { name: 'Resend mail' }).click();
  await dialog.getByRole('button', { name: 'Customer confirmation' }).click();
  await expect.poll(ours).toBe(2);
  for (const name of ['Packing slip', 'Invoice']) {
    const address = await dialog.getByRole('link', { name }).getAttribute('href');
    const answer = await page.request.get(address ?? '');
    expect(answer.headers()['content-type']).toContain('application/pdf');
  }
});

test("filters stand in the address; nothing found says 'No orders found'", async ({ page }) => {
  await sitDown(page, '/admin/orders?search=nobody-orders-like-this');
  await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL('/admin/orders');
});

test('a list that can not be loaded offers to try again', async ({ page }) => {
  await sitDown(page, '/admin/retail-leads');
  await page.route('**/api/admin/orders?*', (route) => route.abort());
  await page.getByRole('link', { name: /^Orders/ }).click();
  await expect(page.getByRole('heading', { name: 'Failed to load orders. Please try again.' })).toBeVisible();
  await page.unroute('**/api/admin/orders?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('on a phone the list has rows of two lines and the order fills the screen', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const account = pub('Rope & Tackle');
  const id = await pubOrders(browser, account);
  await sitDown(page, '/admin/orders');
  await page
    .getByRole('list', { name: 'Orders' })
    .getByRole('button', { name: new RegExp(account) })
    .click();
  const dialog = page.getByRole('dialog', { name: id });
  await dialog.getByRole('button', { name: 'Timeline' }).click();
  await expect(dialog.getByText('Order placed')).toBeVisible();
  await inspect(page);
});
