import { expect, test } from '@playwright/test';
import { enterShop } from '../page-objects/licensee.ts';
import { openStaffPage } from '../page-objects/staff-desk.ts';
import { toast } from '../page-objects/visitor.ts';
import { siteUrl } from '../site.ts';

// RELEASE-23, RELEASE-24
test('staff turn a flag on by link, and a pub that opens the link has it from then on, others not', async ({
  page,
  browser,
}) => {
  await openStaffPage(page, '/admin/releases');
  await page.getByRole('button', { name: 'Change list-view' }).click();
  await page.getByRole('checkbox', { name: /^Anyone who opens a link/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Flag list-view saved')).toBeVisible();

  const pub = await (await browser.newContext({ baseURL: siteUrl() })).newPage();
  await enterShop(pub);
  await expect(pub.getByRole('button', { name: 'Cards', pressed: true })).toBeVisible();
  for (const path of ['/shop?flag=list-view', '/shop']) {
    await pub.goto(path);
    await expect(pub.getByRole('button', { name: 'List', pressed: true })).toBeVisible();
  }
  await pub.context().close();

  await page.getByRole('button', { name: 'Change list-view' }).click();
  await page.getByRole('checkbox', { name: /^Anyone who opens a link/ }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Flags' })).toContainText('Off');
});
