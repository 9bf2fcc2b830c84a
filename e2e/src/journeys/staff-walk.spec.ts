import { expect, type Page, test } from '@playwright/test';
import { walk } from '../page-objects/site-tour.ts';
import { openDashboard, openStaffPage } from '../page-objects/staff-desk.ts';
import { staffPages } from '../page-objects/staff-pages.ts';
import { passGates } from '../page-objects/visitor.ts';

/** Every button of the page that opens something below itself: opened by Enter, left by Escape, with the focus back on it. */
async function openAndLeave(page: Page): Promise<number> {
  const buttons = page.getByRole('main').locator('button[aria-expanded="false"]:visible');
  const count = await buttons.count();
  for (let place = 0; place < count; place += 1) {
    const button = await buttons.nth(place).elementHandle();
    await button?.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => button?.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => button?.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => button?.evaluate((element) => element === document.activeElement)).toBe(true);
  }
  return count;
}

const complete = { missed: [], unmarked: [], backwards: [] };

test('the sign-in page is complete by Tab', async ({ page }) => {
  await passGates(page);
  await page.goto('/admin/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Coastal Brew Outfitters' })).toBeFocused();
  expect(await walk(page)).toMatchObject(complete);
});

for (const [name, path, ready] of staffPages) {
  test(`${name}: every control is reached by Tab, in the order it is seen, with a ring round it`, async ({
    page,
  }) => {
    await openStaffPage(page, path);
    await ready(page);
    const walked = await walk(page);
    expect(walked).toMatchObject(complete);
    expect(walked.reached.length).toBeGreaterThan(5);
  });
}

test('menus of every page open with Enter and close with Escape, and give the focus back', async ({
  page,
}) => {
  await openStaffPage(page);
  let opened = 0;
  for (const [, path, ready] of staffPages) {
    await page.goto(path);
    await ready(page);
    opened += await openAndLeave(page);
  }
  expect(opened).toBeGreaterThan(3);
});

test('the keyboard goes past the frame, and a page begins at its heading', async ({ page }) => {
  await openDashboard(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  for (const [key, title] of [
    ['r', 'Releases'],
    ['l', 'Accounts'],
    ['d', 'Today'],
  ] as const) {
    await page.keyboard.press('g');
    await page.keyboard.press(key);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  }
});

test('palette and list of keys keep the focus while they are open and give it back; letters are no keys in a field', async ({
  page,
}) => {
  await openStaffPage(page, '/admin/retail-leads');
  const search = page.getByRole('searchbox', { name: 'Name or email' });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('g?');
  await expect(search).toHaveValue('g?');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  const keys = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await keys.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toBeVisible();
  expect(await walk(page)).toMatchObject(complete);
  const single = list.getByRole('switch', { name: 'Single-letter shortcuts' });
  await single.press('Space');
  await expect(single).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(keys).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone header, page, bar and the sheet behind More are complete by Tab', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStaffPage(page, '/admin/settings/releases');
  await expect(page.getByRole('row', { name: /^mfe-dtc/ })).toBeVisible();
  expect(await walk(page)).toMatchObject(complete);
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  expect(await walk(page)).toMatchObject(complete);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused();
});
