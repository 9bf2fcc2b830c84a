import { expect, type Page, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { mailsTo, mailTo } from '../page-objects/mailbox.ts';
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
