import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { folderStorage } from '../../../delivery/src/releases/index.ts';
import { spoil } from '../gate/candidates.ts';
import { releaseAgain, storeCandidate } from '../page-objects/candidate.ts';
import { signIn } from '../page-objects/staff.ts';
import { siteReleases, siteUrl } from '../site.ts';
import { noteFigures } from './figures.ts';

const APP = 'mfe-kegs';
const SHARE = 10;
/** Visitors at a time; each opens the portal, sees it and leaves. */
const AT_ONCE = 2;

const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1);

/** Breaks a stored release in a way that no gate lets pass: its pages can't be loaded. */
async function breakStored(release: string): Promise<void> {
  const storage = folderStorage(siteReleases());
  const record = await storage.read(APP, release);
  if (!record) throw new Error(`${release} is not stored`);
  const folder = mkdtempSync(join(tmpdir(), 'broken-'));
  cpSync(await storage.folderOf(APP, release), folder, { recursive: true });
  await storage.put(spoil(record, folder, '__federation_expose_routes.js'), folder, true);
  rmSync(folder, { recursive: true });
}

const steer = (page: Page, data: object) =>
  page.request.post(`/api/admin/releases/${APP}/canary`, { headers: { Origin: siteUrl() }, data });

async function canaryHasEnded(page: Page): Promise<boolean> {
  const { releases } = await (await page.request.get('/api/admin/releases')).json();
  return Boolean(releases.find(({ app }: { app: string }) => app === APP)?.canary?.ended);
}

/** A new visitor opens the keg portal; whether their page reported a fault. */
async function visit(browser: Browser): Promise<boolean> {
  const context = await browser.newContext({ baseURL: siteUrl() });
  const page = await context.newPage();
  let hasFailed = false;
  page.on('request', (request) => {
    hasFailed ||= request.url().endsWith('/api/errors') && /"kind":"remote"/.test(request.postData() ?? '');
  });
  await page.goto('/dtckegs');
  await page.getByRole('button', { name: 'YES' }).click();
  await expect(page.getByRole('heading', { name: 'Keg Products' })).toBeVisible();
  await context.close();
  return hasFailed;
}

test('a broken canary steps back', async ({ page, browser }) => {
  await signIn(page.context());
  const { release } = await storeCandidate(APP);
  await breakStored(release);
  expect((await steer(page, { release, share: SHARE })).status()).toBe(200);
  const faults: number[] = [];
  let visits = 0;
  let isRunning = true;
  const comeAndGo = async () => {
    while (isRunning) {
      visits += 1;
      if (await visit(browser)) faults.push(performance.now());
    }
  };
  const visitors = Array.from({ length: AT_ONCE }, comeAndGo);
  await expect.poll(() => canaryHasEnded(page), { intervals: [250], timeout: 240_000 }).toBe(true);
  const [first = 0] = faults;
  const figures = `a canary for ${SHARE} %: ${secondsSince(first)} s from the first fault until it stepped back; ${faults.length} of ${visits} visitors met it, all saw the portal`;
  isRunning = false;
  await Promise.all(visitors);
  noteFigures(figures);
});

test('a rollback reaches the next page', async ({ page }) => {
  await signIn(page.context());
  const { release } = await releaseAgain(APP);
  const isLive = async () => (await (await page.request.get('/dtckegs')).text()).includes(release);
  await expect.poll(isLive).toBe(true);
  const pressed = performance.now();
  const answer = await page.request.post(`/api/admin/releases/${APP}/rollback`, {
    headers: { Origin: siteUrl() },
    data: {},
  });
  expect(answer.status()).toBe(200);
  await expect.poll(isLive, { intervals: [20] }).toBe(false);
  const figures = `a rollback: ${secondsSince(pressed)} s from the press until pages have the release before`;
  noteFigures(figures);
});
