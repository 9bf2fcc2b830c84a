import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { memberOfStaff } from '../page-objects/staff.ts';
import { openStaffPage } from '../page-objects/staff-desk.ts';

test('a licensee in grace reads so in the shop, and a suspended one when it enters its number', async ({
  page,
}) => {
  await page.goto('/shop');
  const number = page.getByRole('textbox', { name: 'Licence number' });
  await number.fill('311-204');
  await page.keyboard.press('Enter');
  await expect(number).toHaveAccessibleDescription(/Orders on this licence are suspended\./);
  await number.fill('300-871');
  await page.keyboard.press('Enter');
  const notice = page.getByRole('region', { name: 'Your licence' });
  await expect(notice).toContainText('Your licence ended on');
  await page.setViewportSize({ width: 390, height: 844 });
  await inspect(page);
});

// LICENCE-8, KEGS-4
test('settings that one member of staff changes reach the open pages of another', { tag: '@verify' }, async ({
  page,
  browser,
}) => {
  await openStaffPage(page, '/admin/accounts/ending');
  const kegs = await page.context().newPage();
  await kegs.goto('/admin/kegs');
  const grace = page.getByRole('button', { name: /^Grace:/ });
  const overdue = kegs.getByRole('button', { name: /^Over \d+ days/ });
  const other = await memberOfStaff(browser);
  for (const [licenceGraceDays, kegLimitDays] of [
    [10, 70],
    [14, 60],
  ] as const) {
    await expect(grace).toBeVisible();
    await expect(overdue).toBeVisible();
    await other.switchSettings({ licenceGraceDays, kegLimitDays });
    await expect(grace).toHaveText(`Grace: ${licenceGraceDays} days`);
    await expect(page.getByRole('row', { name: /300-871/ })).toContainText(
      `${licenceGraceDays - 6} days of grace left`,
    );
    await expect(overdue).toHaveText(new RegExp(`^Over ${kegLimitDays} days`));
  }
  await other.close();
});
