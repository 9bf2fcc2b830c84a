import { expect, type Page, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { openMailedLink, signInSeparately } from '../page-objects/staff.ts';
import { passGates } from '../page-objects/visitor.ts';
import { siteUrl } from '../site.ts';

const MAYA = 'maya.lindqvist@cbo.example';

async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true },
    },
  });
}

test('staff set up a passkey, sign in with link and passkey, and an owner removes it', async ({
  page,
  context,
  browser,
}) => {
  await passGates(page);
  await withAuthenticator(page);
  await signInSeparately(context, MAYA);
  await page.goto('/admin/settings/sessions');
  await page.getByRole('button', { name: 'Set up a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up a passkey' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Van phone');
  await inspect(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')).toContainText(
    'Van phone',
  );
  await inspect(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await openMailedLink(page, MAYA);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Order Management' })).toBeVisible();

  const office = await browser.newContext({ baseURL: siteUrl() });
  const owner = await office.newPage();
  await passGates(owner);
  await signInSeparately(office);
  await owner.goto('/admin/settings/staff');
  await owner.getByRole('button', { name: `Remove passkeys of ${MAYA}` }).click();
  await expect(owner.getByText(`Passkeys of ${MAYA} removed`)).toBeVisible();
  await inspect(owner);
  await office.close();
});
