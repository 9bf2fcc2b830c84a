import { expect } from '@playwright/test';
import { releaseAgain } from '../page-objects/candidate.ts';
import { deliver, sendOutRun, waitUntilCached } from '../page-objects/driver.ts';
import { test } from '../page-objects/signal.ts';
import { signIn } from '../page-objects/staff.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

// DRIVER-4, DRIVER-11
test('a release goes live while a run is open without a network: the page goes on, loses nothing, and is new at its next load', async ({
  page,
  signal,
  browser,
}) => {
  const office = await browser.newContext({ baseURL: test.info().project.use.baseURL as string });
  await signIn(office);
  const { run, day, link } = await sendOutRun(office.request);
  const ends = async () => {
    const { runs } = await (await office.request.get(`/api/admin/runs/days/${day}`)).json();
    const { stops } = runs.find(({ id }: { id: string }) => id === run);
    return stops.map(({ state }: { state: string }) => state);
  };
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'The Gull & Anchor' })).toBeVisible();
  await waitUntilCached(page);
  await signal.lose(page);
  await deliver(page, 'Tess Moreau');

  const released = [await releaseAgain('mfe-admin'), await releaseAgain('shell')];
  const isNew = async () => {
    const html = await page.content();
    return released.map(({ release }) => html.includes(release));
  };
  await page.reload();
  await expect(page.getByText('2 updates waiting, will send by themselves')).toBeVisible();
  await deliver(page, 'Jay Dhillon');
  await expect(page.getByText('4 updates waiting, will send by themselves')).toBeVisible();
  expect(await isNew()).toEqual([false, false]);

  await signal.find(page);
  await expect(page.getByText(/^All sent/).first()).toBeVisible();
  expect(await ends()).toEqual(['delivered', 'delivered', 'out', 'out']);
  await deliver(page, 'Ana');
  await expect(page.getByText(/^All sent/).first()).toBeVisible();
  await expect.poll(ends).toEqual(['delivered', 'delivered', 'delivered', 'out']);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Davie & Bute Liquor' })).toBeVisible();
  expect(await isNew()).toEqual([true, true]);
  for (const { release } of released) await waitUntilCached(page, release);
  await signal.lose(page);
  await page.reload();
  await deliver(page, 'Bea');
  await expect(page.getByText('2 updates waiting, will send by themselves')).toBeVisible();
  expect(await isNew()).toEqual([true, true]);
  await signal.find(page);
  await expect.poll(ends).toEqual(Array.from({ length: 4 }, () => 'delivered'));
  for (const { goBack } of released) await goBack();
  await office.close();
});
