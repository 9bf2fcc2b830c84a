import { expect, test } from '@playwright/test';
import { planRun } from '../page-objects/driver.ts';
import { dragByFinger } from '../page-objects/finger.ts';
import { inspect } from '../page-objects/inspector.ts';
import { signIn } from '../page-objects/staff.ts';
import { openStaffPage } from '../page-objects/staff-desk.ts';
import { toast } from '../page-objects/visitor.ts';

// RUN-4, RUN-5
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 1400 }, hasTouch: true });

  test('stops are moved by a menu and by a long press, and a run is set by its menu', async ({ page }) => {
    await signIn(page.context());
    const { day } = await planRun(page.request, 'Noor Haddad', 3);
    await planRun(page.request, 'Piet Vos', 3);
    await page.clock.install();
    await openStaffPage(page, `/admin/deliveries?day=${day}`);
    const [noor, piet] = ['Noor Haddad', 'Piet Vos'].map((name) =>
      page.getByRole('region', { name: `Run of ${name}` }),
    );
    if (!noor || !piet) throw new Error('There are no runs');
    for (const run of [noor, piet]) {
      const opener = run.getByRole('heading').getByRole('button');
      if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.tap();
    }
    const handle = (run: typeof noor, name: string) => run.getByRole('button', { name: `Move ${name}` });

    await handle(noor, 'The Gull & Anchor').tap();
    await page.getByRole('menuitem', { name: 'Move down' }).tap();
    await expect(toast(page, 'The Gull & Anchor is stop 2 of Noor Haddad')).toBeVisible();
    await handle(noor, 'Harbour Light Tavern').tap();
    await page.getByRole('menuitem', { name: 'To Piet Vos' }).tap();
    await expect(toast(page, 'Harbour Light Tavern is stop 4 of Piet Vos')).toBeVisible();

    const skylark = handle(piet, 'Skylark Kitchen + Bar');
    await dragByFinger(page, skylark, handle(piet, 'The Gull & Anchor'), -20);
    await expect(toast(page, 'Skylark Kitchen + Bar is stop 1 of Piet Vos')).toBeVisible();
    await dragByFinger(page, skylark, handle(noor, 'The Gull & Anchor'), -20);
    await expect(toast(page, 'Skylark Kitchen + Bar is stop 2 of Noor Haddad')).toBeVisible();
    await expect(skylark).toHaveCount(0);
    // PAGE-10
    expect(await toast(page, 'is stop').count()).toBeLessThanOrEqual(2);

    await piet.getByRole('button', { name: 'More for Piet Vos' }).tap();
    await page.getByRole('menuitem', { name: 'Mark picked' }).tap();
    await expect(piet.getByText('Picked', { exact: true })).toBeVisible();
  });
});

// EDIT-13
test('orders of a day that falls out are moved to the next one with a reason, and back', async ({ page }) => {
  await signIn(page.context());
  const { day, orders } = await planRun(page.request, 'Ilse Brandt', 2);
  await openStaffPage(page, `/admin/deliveries?day=${day}`);
  await page.getByRole('button', { name: 'Move day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move deliveries' });
  const rows = dialog.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await expect(rows.filter({ hasText: orders[0] })).toBeVisible();
  await inspect(page);
  // Other journeys have orders on this day, too.
  for (const row of await rows.all()) {
    const text = (await row.textContent()) ?? '';
    const box = row.getByRole('checkbox');
    if (!orders.some((id) => text.includes(id)) && (await box.isEnabled())) await box.uncheck();
  }
  const reason = dialog.getByRole('textbox', { name: /^Reason/ });
  if (await reason.isVisible()) await reason.fill('Snow');
  await dialog.getByRole('textbox', { name: 'Sentence in the email' }).fill('The bridges are closed.');
  await dialog.getByRole('button', { name: 'Move 2 orders' }).click();
  await expect(toast(page, '2 orders moved to')).toBeVisible();
  const run = page.getByRole('region', { name: 'Run of Ilse Brandt' });
  await expect(run.getByText('0 stops')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  const open = page.getByRole('region', { name: 'Not on a run' });
  for (const id of orders) await expect(open.locator(`[data-order="${id}"]`)).toBeVisible();
});
