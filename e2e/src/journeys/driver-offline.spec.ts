import { expect } from '@playwright/test';
import {
  couldNotDeliver,
  deliver,
  oneCaseShort,
  sendOutRun,
  sign,
  takePhoto,
  waitUntilCached,
} from '../page-objects/driver.ts';
import { inspect } from '../page-objects/inspector.ts';
import { test } from '../page-objects/signal.ts';
import { signIn } from '../page-objects/staff.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const HOUR_MS = 3_600_000;

// DRIVER-4, DRIVER-5, DRIVER-11, DRIVER-12, DRIVER-16, DRIVER-19
test('a driver is offline for half a run, reloads twice, with a clock an hour wrong, and updates arrive twice', async ({
  page,
  context,
  signal,
  browser,
}) => {
  const office = await browser.newContext({ baseURL: test.info().project.use.baseURL as string });
  await signIn(office);
  const { run, day, orders, link } = await sendOutRun(office.request);
  const stops = async () => {
    const board = await (await office.request.get(`/api/admin/runs/days/${day}`)).json();
    return board.runs.find(({ id }: { id: string }) => id === run);
  };
  // Every batch is sent twice, as by a phone that didn't hear the answer.
  await context.route(`**/api/runs/${run}/{presses,photos/*}`, async (route) => {
    await route.fetch().catch(() => undefined);
    await route.continue().catch(() => undefined);
  });
  await page.clock.install({ time: Date.now() + HOUR_MS });

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'The Gull & Anchor' })).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await waitUntilCached(page);
  await inspect(page);
  await deliver(page, 'Tess Moreau');
  await expect(page.getByText(/^All sent/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Skylark Kitchen + Bar' })).toBeVisible();
  await expect.poll(async () => (await stops()).stops[0].state).toBe('delivered');

  await signal.lose(page);
  await oneCaseShort(page);
  await sign(page);
  await takePhoto(page);
  await expect(page.getByText('Taken')).toBeVisible();
  await page.reload();
  for (const kept of ['3 of 4, damaged', 'Signed', 'Taken'])
    await expect(page.getByText(kept, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'One more: 30 L empties' }).click();
  await deliver(page, 'Jay Dhillon');
  await expect(page.getByText('5 updates waiting, will send by themselves')).toBeVisible();
  await expect(page.getByText(/No signal since \d+:\d\d [AP]M\. You can carry on\./)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Harbour Light Tavern' })).toBeVisible();
  await expect(page.getByText('5 updates waiting, will send by themselves')).toBeVisible();
  await couldNotDeliver(page);
  await expect(page.getByText('6 updates waiting')).toBeVisible();
  await page.getByRole('button', { name: 'All stops' }).click();
  await expect(
    page.getByRole('button', { name: /Skylark Kitchen \+ Bar.*1 case short, damaged.*5 waiting/ }),
  ).toBeVisible();
  await inspect(page);
  expect((await stops()).stops.map(({ state }: { state: string }) => state)).toEqual([
    'delivered',
    'out',
    'out',
    'out',
  ]);

  await signal.find(page);
  await expect(page.getByText(/^All sent/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Open stop' }).click();
  await deliver(page, 'Ana');
  await expect(page.getByRole('heading', { name: 'That was the last stop' })).toBeVisible();
  await expect.poll(async () => (await stops()).state).toBe('done');

  const { stops: ended, heardAt } = await stops();
  expect(ended.map(({ state, receivedBy }: Record<string, string>) => [state, receivedBy])).toEqual([
    ['delivered', 'Tess Moreau'],
    ['short', 'Jay Dhillon'],
    ['refused', undefined],
    ['delivered', 'Ana'],
  ]);
  for (const { at } of ended)
    expect(Math.abs(Date.parse(at) - Date.parse(heardAt))).toBeLessThan(HOUR_MS / 2);
  const order = await (await office.request.get(`/api/admin/orders/${orders[1]}`)).json();
  expect(order.proof).toMatchObject({
    receivedBy: 'Jay Dhillon',
    signature: expect.stringMatching(/^M/),
    photo: true,
  });
  expect(order.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 5]);
  const edits = order.timeline.filter(({ who }: { who: string }) => who === `driver of run ${run}`);
  expect(edits).toHaveLength(2);
  const ledger = await (await office.request.get('/api/admin/kegs/licence:302-907')).json();
  const back = ledger.entries.filter(
    ({ who, kind }: Record<string, string>) => kind === 'back' && who?.endsWith(run),
  );
  expect(back).toMatchObject([{ change: { 30: -1 } }]);
  await office.close();
});
