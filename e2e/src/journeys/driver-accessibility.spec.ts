import { expect, type Page } from '@playwright/test';
import { couldNotDeliver, deliver, oneCaseShort, sendOutRun } from '../page-objects/driver.ts';
import { inspect } from '../page-objects/inspector.ts';
import { test } from '../page-objects/signal.ts';
import { signIn } from '../page-objects/staff.ts';
import { isUsableOutdoors } from '../page-objects/sunlight.ts';
import { watchPolicy } from '../page-objects/visitor.ts';

/** For everyone, in bright sun and by a gloved thumb. */
const look = (page: Page, state: string) =>
  test.step(state, async () => {
    await inspect(page);
    await isUsableOutdoors(page);
  });

for (const width of [390, 768]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 1024 }, contextOptions: { reducedMotion: 'reduce' } });

    // DRIVER-11, DRIVER-12
    test('the driver’s page keeps no one out, is read in the sun and pressed with gloves on', async ({
      page,
      signal,
      browser,
    }) => {
      test.setTimeout(300_000);
      const office = await browser.newContext({ baseURL: test.info().project.use.baseURL as string });
      await signIn(office);
      const { run, link } = await sendOutRun(office.request);
      watchPolicy(page);
      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'The Gull & Anchor' })).toBeVisible();
      await look(page, 'a stop');
      await page.getByRole('button', { name: 'All as ordered' }).click();
      await page.getByRole('button', { name: 'Delivered' }).click();
      await look(page, 'without a name');
      await page.getByLabel('Received by').fill('Tess Moreau');
      await page.getByRole('button', { name: 'Delivered' }).click();

      await expect(page.getByRole('heading', { name: 'Skylark Kitchen + Bar' })).toBeVisible();
      await signal.lose(page);
      const opener = page.getByRole('button', { name: /^Short: / }).first();
      await opener.press('Enter');
      await look(page, 'a short line');
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      await oneCaseShort(page);
      await page.getByRole('button', { name: 'Could not deliver' }).click();
      await look(page, 'could not deliver');
      await page.keyboard.press('Escape');
      await deliver(page, 'Jay Dhillon');
      await look(page, 'a stop without a network');
      await couldNotDeliver(page);
      await page.getByRole('button', { name: 'All stops' }).click();
      await look(page, 'all stops');
      await page.getByRole('button', { name: /^! ?Skylark/ }).click();
      await look(page, 'a stop that is done');
      await page.getByRole('button', { name: 'Correct' }).click();
      await look(page, 'a correction');
      await page.getByRole('button', { name: 'All stops' }).click();
      await page.getByRole('button', { name: 'Open stop' }).click();
      await deliver(page, 'Ana');
      await expect(page.getByRole('heading', { name: 'That was the last stop' })).toBeVisible();
      await look(page, 'the last stop');

      await office.request.post(`/api/admin/runs/${run}/link`, {
        headers: { Origin: new URL(page.url()).origin },
        data: { replace: true },
      });
      await signal.find(page);
      await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
      await look(page, 'the end of the link');
      await office.close();
    });
  });
}
