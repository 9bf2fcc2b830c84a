import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { mailsTo } from '../page-objects/mailbox.ts';
import { openStaffPage, placeWholesaleOrder } from '../page-objects/staff-desk.ts';

const pub = (name: string) => `${name} ${Date.now().toString(36)}`;

test('a mail is sent again, and packing slip and invoice are pages to print and PDFs', async ({
  page,
  browser,
}) => {
  const account = pub('Low Tide Taproom');
  const id = await placeWholesaleOrder(browser, account);
  await openStaffPage(page, `/admin/orders?order=${id}`);
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
