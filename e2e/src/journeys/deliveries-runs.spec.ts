import { expect, type Locator, type Page, test } from '@playwright/test';
import { takeOrders } from '../page-objects/driver.ts';
import { inspect } from '../page-objects/inspector.ts';
import { signIn } from '../page-objects/staff.ts';
import { openStaffPage } from '../page-objects/staff-desk.ts';

async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const box = await to.boundingBox();
  if (!box) throw new Error('There is nothing to drag to');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
}

// RUN-1, RUN-4, RUN-10
test("staff make a run of a day's orders by keyboard, and print it", async ({ page }) => {
  await signIn(page.context());
  // Other journeys plan runs on the first day.
  const { day } = await takeOrders(page.request, 1, -1);
  await openStaffPage(page, `/admin/deliveries?day=${day}`);
  const open = page.getByRole('region', { name: 'Not on a run' });
  const box = open.getByRole('checkbox').first();
  await expect(box).toBeAttached();
  await inspect(page);
  await page.getByRole('button', { name: 'New run' }).press('Enter');
  const run = page.getByRole('region', { name: 'Run of Run 1' });
  await expect(run.getByText('Needs a driver before it can go out')).toBeVisible();
  await box.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('1');
  await expect(open.getByText('All orders are on a run').first()).toBeVisible();
  await run.getByRole('button', { name: 'Choose a driver' }).press('Enter');
  await page.getByRole('combobox', { name: 'Driver' }).fill('Aiko Tamura');
  await page.keyboard.press('Enter');
  const aiko = page.getByRole('region', { name: 'Run of Aiko Tamura' });
  const handle = aiko.getByRole('button', { name: /^Move .*stop 1 of 1/ });
  await handle.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(handle).toBeFocused();
  await dragTo(page, handle, open);
  await expect(page.getByText(/ taken off the run$/)).toBeVisible();
  await expect(aiko.getByRole('button', { name: /^Move / })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(handle).toBeVisible();
  const [documents] = await Promise.all([
    page.context().waitForEvent('page'),
    aiko.getByRole('link', { name: 'Print documents of Aiko Tamura' }).press('Enter'),
  ]);
  const pdf = await page.request.get(`/api/admin/runs/${day}-01/documents.pdf`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await documents.close();
  await expect(aiko.getByText(/^Printed at .* by \w+$/)).toBeVisible();
  await inspect(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { name: /Aiko Tamura/ })).toBeVisible();
  await inspect(page);
});
