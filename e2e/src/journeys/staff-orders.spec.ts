import { expect, type Page, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { mailsTo } from '../page-objects/mailbox.ts';
import { singleUnitsOf } from '../page-objects/retail-buyer.ts';
import { openStaffPage, placePaidRetailOrder, placeWholesaleOrder } from '../page-objects/staff-desk.ts';
import { toast } from '../page-objects/visitor.ts';

const pub = (name: string) => `${name} ${Date.now().toString(36)}`;

/** Resolves once the server has stored preferences; a page that is left sooner may lose them. */
const preferencesSaved = (page: Page, text = '') =>
  page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PATCH' &&
      answer.url().endsWith('/api/admin/preferences') &&
      (answer.request().postData() ?? '').includes(text),
  );

async function openOrder(page: Page, account: string, id: string) {
  await page.getByRole('searchbox', { name: 'Order, customer, email' }).fill(account);
  await page.getByRole('gridcell', { name: account }).click();
  const dialog = page.getByRole('dialog', { name: id });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a status is set, shown on the timeline, and reverted by Undo', async ({ page, browser }) => {
  const account = pub('Saltbox Kitchen');
  const id = await placeWholesaleOrder(browser, account);
  await openStaffPage(page, '/admin/orders');
  const dialog = await openOrder(page, account, id);
  await expect(dialog.getByRole('region', { name: 'Customer' })).toContainText(account);
  await inspect(page);
  await dialog.getByRole('button', { name: 'Shipped' }).click();
  await expect(dialog.getByText('Pending → Shipped')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Shipped' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('Shipped → Pending')).toBeVisible();
});

// SHIPPING-9
test("a parcel's number ships the order and leads to the carrier", async ({ page, browser }) => {
  const { id } = await placePaidRetailOrder(browser);
  await openStaffPage(page, `/admin/orders?order=${id}`);
  const dialog = page.getByRole('dialog', { name: id });
  const parcel = dialog.getByRole('form', { name: 'Parcel' });
  await parcel.getByRole('textbox', { name: 'Tracking number' }).fill('7035 1144 7713 8472');
  await inspect(page);
  await parcel.getByRole('button', { name: 'Ship' }).click();
  await expect(dialog.getByText('Pending → Shipped')).toBeVisible();
  const link = dialog.getByRole('link', { name: '7035114477138472' });
  await expect(link).toHaveAttribute('href', /canadapost.*7035114477138472/);
});

test('a mail is sent again, and packing slip and invoice are pages to print and PDFs', async ({
  page,
  browser,
}) => {
  const account = pub('Low Tide Taproom');
  const id = await placeWholesaleOrder(browser, account);
  await openStaffPage(page);
  await page.goto(`/admin/orders?order=${id}`);
  const dialog = page.getByRole('dialog', { name: id });
  const ours = async () =>
    (await mailsTo(page.request, 'maren@gullandanchor.example')).filter(({ subject, text }) =>
      `${subject} ${text}`.includes(id),
    ).length;
  await expect.poll(ours).toBe(1);
  await dialog.getByRole('button', { name: 'Resend email' }).click();
  await page.getByRole('menuitem', { name: 'Customer confirmation', exact: true }).click();
  await expect.poll(ours).toBe(2);
  for (const name of ['Packing slip', 'Invoice']) {
    const [paper] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('link', { name }).click(),
    ]);
    await expect(paper.getByRole('article', { name: `${name} ${id}` })).toContainText(account);
    await inspect(paper);
    await paper.emulateMedia({ media: 'print' });
    await expect(paper.getByRole('navigation')).toHaveCount(0);
    await expect(paper.getByRole('button', { name: 'Print' })).toBeHidden();
    const address = await paper.getByText('PDF', { exact: true }).getAttribute('href');
    const answer = await page.request.get(address ?? '');
    expect(answer.headers()['content-type']).toContain('application/pdf');
    await paper.close();
  }
});

test("filters stand in the address; nothing found says 'No orders found'", { tag: '@verify' }, async ({
  page,
}) => {
  await openStaffPage(page, '/admin/orders?search=nobody-orders-like-this');
  await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL('/admin/orders');
});

test('on a phone the list has rows of two lines and the order fills the screen', { tag: '@verify' }, async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const account = pub('Rope & Tackle');
  const id = await placeWholesaleOrder(browser, account);
  await openStaffPage(page, '/admin/orders');
  await page
    .getByRole('list', { name: 'Orders' })
    .getByRole('button', { name: new RegExp(account) })
    .click();
  const dialog = page.getByRole('dialog', { name: id });
  await dialog.getByRole('button', { name: 'Timeline' }).click();
  await expect(dialog.getByText('Order placed')).toBeVisible();
  await inspect(page);
});

test('many orders are set at once, reported in one message, and one Undo reverts all of them', async ({
  page,
  browser,
}) => {
  const account = pub('Millstone Wine');
  const ids = [await placeWholesaleOrder(browser, account), await placeWholesaleOrder(browser, account)];
  await openStaffPage(page, `/admin/orders?search=${encodeURIComponent(account)}`);
  const grid = page.getByRole('grid', { name: 'Orders' });
  for (const id of ids) await grid.getByRole('row').filter({ hasText: id }).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selected orders' });
  await expect(bar).toContainText('2 selected');
  await inspect(page);
  await bar.getByRole('button', { name: 'Processed' }).dblclick();
  const told = toast(page, '2 orders are Processed');
  await expect(told).toHaveCount(1);
  await expect(grid.getByRole('row').filter({ hasText: 'Processed' })).toHaveCount(2);
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(grid.getByRole('row').filter({ hasText: 'Pending' })).toHaveCount(2);
});

test('sort, columns and filters stand in the address, and a view of them is saved by name', {
  tag: '@verify',
}, async ({ page }) => {
  await openStaffPage(page, '/admin/orders?channel=licensee');
  await page.getByRole('columnheader', { name: 'Total' }).click();
  await expect(page).toHaveURL('/admin/orders?channel=licensee&sort=totalAmount');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Payment' }).click();
  await expect(page.getByRole('columnheader', { name: 'Payment' })).toBeHidden();
  await expect(page).toHaveURL(/hide=payment/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Small wholesale orders');
  const saved = preferencesSaved(page, 'Small wholesale orders');
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  await saved;
  await page.goto('/admin/orders');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Small wholesale orders', exact: true }).click();
  await expect(page).toHaveURL('/admin/orders?channel=licensee&sort=totalAmount&hide=payment');
  await expect(page.getByRole('columnheader', { name: 'Payment' })).toBeHidden();
  // Hidden columns follow the member of staff, into other journeys too.
  await page.getByRole('button', { name: 'Columns' }).click();
  const shown = preferencesSaved(page);
  await page.getByRole('menuitemcheckbox', { name: 'Payment' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Payment' })).toBeVisible();
  await shown;
});

test('a status that another window has set shows here, and a session that ended asks to sign in', {
  tag: '@verify',
}, async ({ page, browser }) => {
  const account = pub('Heron Bay');
  const id = await placeWholesaleOrder(browser, account);
  await openStaffPage(page, `/admin/orders?search=${encodeURIComponent(account)}`);
  const row = page.getByRole('row').filter({ hasText: id });
  await expect(row).toContainText('Pending');
  const other = await page.context().newPage();
  await other.goto(`/admin/orders?order=${id}`);
  await other.getByRole('dialog', { name: id }).getByRole('button', { name: 'Delivered' }).click();
  await expect(row).toContainText('Delivered');
  await row.getByRole('gridcell', { name: account }).click();
  const dialog = page.getByRole('dialog', { name: id });
  await expect(dialog).toContainText('Business notification');
  // A read by itself would ask to sign in before the press does.
  await page.route('**/api/admin/**', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Cancelled' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('textbox', { name: /email/i })).toBeVisible();
});

test('two of six are refunded, then the rest: the money goes back by the card, the stock once', async ({
  page,
  browser,
}) => {
  const { id, productId } = await placePaidRetailOrder(browser);
  await openStaffPage(page, `/admin/orders?order=${id}`);
  const sold = await singleUnitsOf(page, productId);
  const dialog = page.getByRole('dialog', { name: id });
  const timeline = dialog.getByRole('region', { name: 'Timeline' });
  const refund = page.getByRole('dialog', { name: 'Refund' });
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(refund.getByText('Back to Visa ending 4242')).toBeVisible();
  await refund.getByRole('checkbox', { name: /^Refund / }).check();
  await refund.getByRole('textbox', { name: /^Units of/ }).fill('2');
  await inspect(page);
  await refund.getByRole('button', { name: /^Refund \$/ }).dblclick();
  await expect(refund).toBeHidden();
  await expect(timeline).toContainText('Refund');
  await expect.poll(() => singleUnitsOf(page, productId)).toBe(sold + 2);
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await refund.getByRole('button', { name: 'Whole order' }).click();
  await refund.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(refund).toBeHidden();
  await expect(dialog.getByText('Refunded').first()).toBeVisible();
  await expect.poll(() => singleUnitsOf(page, productId)).toBe(sold + 6);
  await expect(dialog.getByRole('button', { name: 'Refund' })).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Cancelled' })).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => singleUnitsOf(page, productId)).toBe(sold + 6);
});
