import { expect, type Page, test } from '@playwright/test';
import { memberOfStaff } from '../page-objects/staff.ts';
import { passGates, toast } from '../page-objects/visitor.ts';

const YEAR = 365 * 24 * 60 * 60;

// GATE-1
test("the age gate can't be dismissed; YES is remembered for 365 days in cookie and flag", {
  tag: '@verify',
}, async ({ page, context }) => {
  await page.goto('/dtc');
  const gate = page.getByRole('dialog', { name: 'Are you 19 or older?' });
  await expect(gate.getByRole('button', { name: 'YES' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(gate).toBeVisible();
  await expect(gate.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await gate.getByRole('button', { name: 'YES' }).click();
  await expect(gate).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'cbo-age-verified');
  expect(cookie?.value).toBe('true');
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - YEAR)).toBeLessThan(120);
  expect(await page.evaluate(() => localStorage.getItem('cbo-age-verified'))).toBe('true');

  await context.clearCookies({ name: 'cbo-age-verified' });
  await page.goto('/dtckegs');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(gate).toBeHidden();
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toContain('cbo-age-verified');

  await page.evaluate(() => localStorage.removeItem('cbo-age-verified'));
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(gate).toBeHidden();
});

/** A visit ends with its tab, and what its tab stores. */
const nextVisit = (page: Page) => page.evaluate(() => sessionStorage.clear());

// PRIVACY-9
test('before a visitor answers anything, nothing is stored but the place on a page', async ({
  page,
  context,
}) => {
  for (const path of ['/dtc', '/dtckegs']) {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name: 'Are you 19 or older?' })).toBeVisible();
  }
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  const stored = await page.evaluate(async () => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
    await indexedDB.databases(),
    await caches.keys(),
  ]);
  expect(stored).toEqual([[], ['scroll-positions'], [], []]);
  expect(await context.cookies()).toEqual([]);
});

test('with Accept alone a visit is counted', { tag: '@verify' }, async ({ page }) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/errors') && request.postData()?.includes('"web-vital"')) {
      counted.push(new URL(page.url()).search);
    }
  });
  const banner = page.getByRole('region', { name: 'Cookies' });
  const answer = async (path: string, button: string) => {
    await page.goto(path);
    await banner.getByRole('button', { name: button }).click();
    await expect(banner).toBeHidden();
  };
  await answer('/?visit=1', 'Decline');
  await nextVisit(page);
  await answer('/?visit=2', 'Accept');
  // The first press after the library has loaded makes the largest paint final.
  const press = async () => {
    await page.keyboard.press('Shift');
    return counted;
  };
  await expect.poll(press).not.toEqual([]);
  expect(counted).not.toContain('?visit=1');
});

test.describe('while the retail store is coming soon', () => {
  let nora: Awaited<ReturnType<typeof memberOfStaff>>;
  test.beforeEach(async ({ page, browser }) => {
    nora = await memberOfStaff(browser);
    await nora.switchSettings({ comingSoon: true });
    await passGates(page);
  });
  test.afterEach(async () => {
    await nora.switchSettings({ comingSoon: false });
    await nora.close();
  });

  test('a lead is kept, and thanked for', { tag: '@verify' }, async ({ page }) => {
    await page.goto('/dtc');
    const popup = page.getByRole('dialog', { name: 'Coming Soon!' });
    await popup.getByRole('textbox', { name: 'Name' }).fill('Ines Tremblay');
    await popup.getByRole('textbox', { name: 'Email' }).fill('ines@tremblay.example');
    await popup.getByRole('button', { name: 'Notify Me' }).click();
    await expect(toast(page, 'Thank you for your interest!')).toContainText(
      "We'll notify you when our retail store launches.",
    );
    await expect(popup.getByRole('textbox')).toHaveCount(0);
  });
});
