import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../site.ts';

const workspace = join(import.meta.dirname, '../../..');

/** What `npm run releases -- --health` prints, a line for each application. */
async function health(): Promise<string[]> {
  const command = ['delivery/src/commands/releases.ts', '--health'];
  const env = { ...process.env, SITE_URL: siteUrl() };
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: workspace, env });
  return stdout.trim().split('\n');
}

const lineOf = (app: string, lines: string[]): string =>
  lines.find((line) => line.startsWith(`${app} `)) ?? `no line of ${app}`;

const faultsIn = (line: string): number => Number(/ (\d+) faults/.exec(line)?.[1]);

/** What the browser of a visitor reports for whom the keg portal's release fails to load. */
async function reportOf(release: string, page: Page): Promise<string> {
  await page.route(
    (address) => decodeURIComponent(address.pathname).includes(`/mfe-kegs/${release}/`),
    (route) => route.fulfill({ status: 404 }),
  );
  const reported = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/errors') && request.postData()?.includes('could not be loaded') === true,
  );
  await page.goto('/dtckegs');
  const report = await reported;
  await report.response();
  return report.postData() ?? '';
}

test('the release that fails its visitors is named as the suspect, with the way back', async ({ page }) => {
  const before = lineOf('mfe-kegs', await health());
  const [, release = ''] = before.split(/\s+/);
  const data = await reportOf(release, page);
  const headers = { 'Content-Type': 'application/json', Origin: siteUrl() };
  for (let visitor = 2; visitor <= 5; visitor += 1) {
    expect((await page.request.post('/api/errors', { headers, data })).ok()).toBe(true);
  }
  const lines = await health();
  const after = lineOf('mfe-kegs', lines);
  expect(faultsIn(after)).toBe(faultsIn(before) + 5);
  expect(after).toMatch(/, last 20\d\d-.* UTC {3}<- suspect\. Back: npm run rollback -- mfe-kegs$/);
  expect(lines.filter((line) => line.includes('suspect'))).toHaveLength(1);
});
