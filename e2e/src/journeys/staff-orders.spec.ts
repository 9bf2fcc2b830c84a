import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { mailsTo } from '../page-objects/mailbox.ts';
import { singleUnitsOf } from '../page-objects/retail-buyer.ts';
import { openStaffPage, placePaidRetailOrder, placeWholesaleOrder } from '../page-objects/staff-desk.ts';

const pub = (name: string) => `${name} ${Date.now().toString(36)}`;

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
  await row.getByRole('button').click();
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
