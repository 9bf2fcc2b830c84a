import { expect, test } from '@playwright/test';
import { mailsTo } from '../page-objects/mailbox.ts';
import { openContact, toast, writeMessage } from '../page-objects/visitor.ts';

const FAILURE = 'There was an error sending your message. Please try again.';

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

test('a click anywhere closes the thanks', { tag: '@verify' }, async ({ page }) => {
  await page.clock.install();
  const dialog = await openContact(page);
  // With time standing still, they can't close by themselves before the hand has come.
  await page.clock.pauseAt(Date.now() + 60_000);
  await writeMessage(dialog);
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('dialog', { name: 'Message Sent' }).getByRole('heading').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a failure says so and loses nothing; the next try may succeed', async ({ page }) => {
  const dialog = await openContact(page);
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500 }));
  await writeMessage(dialog);
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, FAILURE)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ines Tremblay');
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you deliver on Sundays?');
  await page.unroute('**/api/contact');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('dialog', { name: 'Message Sent' })).toBeVisible();
});

test('an API that hangs is given up after 15 s, and what was typed outlives the closed dialog', {
  tag: '@verify',
}, async ({ page }) => {
  await page.clock.install();
  const dialog = await openContact(page);
  await page.route('**/api/contact', () => undefined);
  await writeMessage(dialog);
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(toast(page, FAILURE)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).first().click();
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you deliver on Sundays?');
});
