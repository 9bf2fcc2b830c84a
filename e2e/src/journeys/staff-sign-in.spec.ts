import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { mailsTo, mailTo } from '../page-objects/mailbox.ts';
import { signInSeparately } from '../page-objects/staff.ts';
import { openDashboard } from '../page-objects/staff-desk.ts';
import { passGates, toast } from '../page-objects/visitor.ts';

const PIET = 'piet.novak@cbo.example';

/** Triggers a mailed link and returns its address on this site. */
async function linkMailedBy(page: Page, ask: () => Promise<unknown>): Promise<string> {
  const before = (await mailsTo(page.request, PIET, 'sign-in link')).length;
  await ask();
  await expect
    .poll(async () => (await mailsTo(page.request, PIET, 'sign-in link')).length)
    .toBeGreaterThan(before);
  const mail = await mailTo(page.request, PIET, 'sign-in link');
  const [link = ''] = /https?:\/\/[^\s"<]*token=[^\s"<]+/.exec(mail.text) ?? [];
  const { pathname, hash } = new URL(link);
  return `${pathname}${hash}`;
}

test('an admin page sends who is not signed in to the sign-in page', async ({ page }) => {
  await passGates(page);
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await expect(page).toHaveURL('/admin/login');
  await inspect(page);
});

test('a mailed link signs in once: its token leaves the address, and a second use is refused', async ({
  page,
}) => {
  await passGates(page);
  await page.goto('/admin/login');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('sam@harbourtaphouse.example');
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByText('Only cbo.example email addresses are allowed')).toBeVisible();

  await email.fill(PIET);
  const link = await linkMailedBy(page, () =>
    page.getByRole('button', { name: 'Email me a sign-in link' }).click(),
  );
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await inspect(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText(`Signed in as: ${PIET}`)).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await page.goto(link);
  await expect(toast(page, 'Authentication Error')).toContainText('already been used');
  await expect(page.getByRole('heading', { name: 'This link has been used' })).toBeFocused();
  await inspect(page);
  const another = await linkMailedBy(page, () =>
    page.getByRole('button', { name: 'Email me a new link' }).click(),
  );
  await expect(page.getByText(`on its way to ${PIET}`)).toBeVisible();
  expect(another).not.toBe(link);
});

test('the tab that asked for the link goes on to its page when another tab has signed in', async ({
  page,
  context,
}) => {
  await passGates(page);
  await page.goto('/admin/retail-leads?search=gull');
  await page.getByRole('textbox', { name: 'Email' }).fill(PIET);
  const link = await linkMailedBy(page, () => page.keyboard.press('Enter'));
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  const mail = await context.newPage();
  await mail.goto(link);
  await expect(mail.getByRole('heading', { name: 'Retail Leads Management' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Retail Leads Management' })).toBeVisible();
  await expect(page).toHaveURL('/admin/retail-leads?search=gull');
});

/** Makes the site look like dev mode to this browser, with real sessions begun by mailed links. Counts them. */
async function offerDevMode(context: BrowserContext) {
  let begun = 0;
  const inDevMode = { email: 'dev@cbo.example', devMode: true, role: 'owner' };
  await context.route('**/api/session', async (route) => {
    const answer = await route.fetch();
    const { staff } = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...(staff ? { staff: inDevMode } : {}), devSignIn: true },
    });
  });
  await context.route('**/api/auth/dev-session', async (route) => {
    begun += 1;
    await signInSeparately(context);
    await route.fulfill({ json: { staff: inDevMode, devSignIn: true } });
  });
  return () => begun;
}

test('in dev mode, who signs out is out in every tab until they ask to come in', { tag: '@verify' }, async ({
  page,
  context,
}) => {
  const begun = await offerDevMode(context);
  await passGates(page);
  await page.goto('/admin/retail-leads');
  await expect(page.getByText('Signed in as: dev@cbo.example')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/settings/audit');
  await expect(other.getByText('Signed in as: dev@cbo.example')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
    await tab.goto('/admin/retail-leads');
    await expect(tab.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  }
  expect(begun()).toBe(1);
  await inspect(page);
  await page.getByRole('link', { name: 'Open the admin' }).click();
  await expect(page.getByText('Signed in as: dev@cbo.example')).toBeVisible();
  expect(begun()).toBe(2);
});

test('a refused link explains what is wrong with the site', async ({ page }) => {
  await passGates(page);
  await page.goto('/admin/login?error=server_error&error_description=Invalid+redirect+path');
  const help = page.getByRole('dialog', { name: 'The sign-in link points to the wrong address' });
  await expect(help).toBeVisible();
  await expect(toast(page, 'Authentication Error')).toContainText('Invalid redirect path');
  await inspect(page);
  await help.getByRole('button', { name: 'Go to Login' }).click();
  await expect(page.getByRole('button', { name: 'Email me a sign-in link' })).toBeVisible();
});

test('the keyboard alone goes everywhere: pages by g and a letter, anything by the palette', {
  tag: '@verify',
}, async ({ page }) => {
  await openDashboard(page);
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { name: 'Accounts' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Page, product, order, account or run' }).fill('301442');
  await expect(page.getByRole('option', { name: /Harbour Light Tavern/ })).toBeVisible();
  await inspect(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Harbour Light Tavern' })).toBeVisible();
});
