import { expect, test } from '@playwright/test';
import { inspect } from '../people/inspector.ts';
import { mailsTo, mailTo } from '../people/mailbox.ts';
import { sitDown } from '../people/staff-desk.ts';
import { isKnownHere, toast } from '../people/visitor.ts';

const PIET = 'piet.novak@cbo.example';

test('an admin page sends who is not signed in to the sign-in page', async ({ page }) => {
  await isKnownHere(page);
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await expect(page).toHaveURL('/admin/login');
  await inspect(page);
});

test('a mailed link signs in once: its token leaves the address, and a second use is refused', async ({
  page,
}) => {
  await isKnownHere(page);
  await page.goto('/admin/login');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('sam@harbourtaphouse.example');
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByText('Only cbo.example email addresses are allowed')).toBeVisible();

  const before = (await mailsTo(page.request, PIET, 'sign-in link')).length;
  await email.fill(PIET);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await inspect(page);
  await expect
    .poll(async () => (await mailsTo(page.request, PIET, 'sign-in link')).length)
    .toBeGreaterThan(before);
  const mail = await mailTo(page.request, PIET, 'sign-in link');
  const [link = ''] = /https?:\/\/[^\s"<]*token=[^\s"<]+/.exec(mail.text) ?? [];
  const { pathname, search } = new URL(link);

  await page.goto(`${pathname}${search}`);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText(`Signed in as: ${PIET}`)).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await page.goto(`${pathname}${search}`);
  await expect(toast(page, 'Authentication Error')).toContainText('already been used');
});

test('a refused link explains what is wrong with the site', async ({ page }) => {
  await isKnownHere(page);
  await page.goto('/admin/login?error=server_error&error_description=Invalid+redirect+path');
  const help = page.getByRole('dialog', { name: 'The sign-in link points to the wrong address' });
  await expect(help).toBeVisible();
  await expect(toast(page, 'Authentication Error')).toContainText('Invalid redirect path');
  await inspect(page);
  await help.getByRole('button', { name: 'Go to Login' }).click();
  await expect(page.getByRole('button', { name: 'Email me a sign-in link' })).toBeVisible();
});

test('the keyboard alone goes everywhere: pages by g and a letter, anything by the palette', async ({
  page,
}) => {
  await sitDown(page);
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { name: 'Licence Management' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Page, product, order or licensee' }).fill('301-442');
  await expect(page.getByRole('option', { name: /Harbour Light Tavern/ })).toBeVisible();
  await inspect(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Licence 301-442')).toBeVisible();
});
