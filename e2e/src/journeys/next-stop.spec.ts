import { expect, test } from '@playwright/test';
import { deliver, sendOutRun } from '../page-objects/driver.ts';
import { inspect } from '../page-objects/inspector.ts';
import { mailsTo } from '../page-objects/mailbox.ts';
import { signIn } from '../page-objects/staff.ts';
import { passGates } from '../page-objects/visitor.ts';

// RUN-14, RUN-15, RUN-16
test('when the driver has delivered, the next customer is mailed, follows the delivery, and ends these mails', async ({
  page,
  browser,
}) => {
  const { baseURL } = test.info().project.use;
  const office = await browser.newContext({ baseURL });
  await signIn(office);
  const { link, orders } = await sendOutRun(office.request);
  const truck = await browser.newContext({ baseURL });
  const phone = await truck.newPage();
  await phone.goto(link);
  await deliver(phone, 'Tess Moreau');

  const about = async (order = '') =>
    (await mailsTo(page.request, 'tess@gull.example', "You're next")).find(({ text }) =>
      text.includes(order),
    );
  await expect.poll(() => about(orders[1])).toBeDefined();
  const mail = await about(orders[1]);
  await passGates(page);
  await page.goto(/http\S+\/delivery#[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '');
  await expect(page.getByRole('heading', { name: "You're next" })).toBeVisible();
  await expect(page.getByText(/^We expect to be with you (between|before) .* [AP]M\.$/)).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: "Don't send these again" }).click();
  await expect(page.getByText(/^We no longer email Skylark Kitchen/)).toBeVisible();

  await deliver(phone, 'Ana Reyes');
  await expect.poll(() => about(orders[2])).toBeDefined();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Delivered' })).toBeVisible();
  await truck.close();
  await office.close();
});
