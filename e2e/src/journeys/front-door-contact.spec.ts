import { expect, test } from '@playwright/test';
import { mailsTo } from '../page-objects/mailbox.ts';
import { openContact, writeMessage } from '../page-objects/visitor.ts';

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted')));

test('a message is sent once by a double click, reaches the company, and the thanks close after 5 s', async ({
  page,
}) => {
  await page.clock.install();
  const dialog = await openContact(page);
  const asked: string[] = [];
  let pass = () => {};
  const held = new Promise<void>((resolve) => {
    pass = resolve;
  });
  await page.route('**/api/contact', async (route) => {
    asked.push(route.request().postData() ?? '');
    await held;
    await route.continue();
  });
  await writeMessage(dialog);
  const stamp = `Message ${Date.now()}: do you deliver on Sundays?`;
  await dialog.getByRole('textbox', { name: 'Message' }).fill(stamp);
  await dialog.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
  pass();
  const thanks = page.getByRole('dialog', { name: 'Message Sent' });
  await expect(thanks).toBeVisible();
  await page.clock.runFor(5000);
  await expect(thanks).toBeHidden();
  expect(asked).toHaveLength(1);
  await expect
    .poll(async () => (await mailsTo(page.request, 'orders@cbo.example')).map(({ text }) => text).join())
    .toContain(stamp);

  const again = await openContact(page);
  await expect(again.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});
