import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { siteData, sitePort } from '../site.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
/** A site of its own beside the worker's. */
const PORT = sitePort() + 50;
const URL = `http://localhost:${PORT}`;
/** What belongs to the demo company. */
const FOREIGN = /coastal brew|cbo\.example|604-555-0142|saltgrass/i;
/** Its front ends are built first, unless they were before: 20 minutes in milliseconds. */
const BUILDING_MS = 20 * 60_000;

test.describe('the shop of another company', { tag: '@verify' }, () => {
  let site: ChildProcess;

  test.beforeAll(async ({ request }) => {
    test.setTimeout(BUILDING_MS);
    site = spawn(process.execPath, ['local/src/start.ts', '--no-dev-mode'], {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: String(PORT),
        DATA_DIR: `${siteData()}-of-another-company`,
        RELEASES_DIR: '.local/releases-of-another-company',
        COMPANY_FILE: 'examples/orchard-supply.json',
        DEMO_RUNS: 'false',
      },
      stdio: 'ignore',
    });
    const isReady = () =>
      request.get(`${URL}/api/health/ready`).then(
        (answer) => answer.ok(),
        () => false,
      );
    await expect.poll(isReady, { timeout: BUILDING_MS, intervals: [1_000] }).toBe(true);
  });
  test.afterAll(async () => {
    site.kill('SIGTERM');
    await once(site, 'exit');
  });

  // COMPANY-1
  test('shows its name, texts, logo and colours, and nothing of the demo company', async ({ page }) => {
    const answer = await page.goto(URL);
    const html = (await answer?.text()) ?? '';
    expect(html).toContain('<title>Okanagan Orchard Supply</title>');
    expect(html).toContain('<meta name="theme-color" content="#4a1631"');
    expect(html).toContain('"name":"Okanagan Orchard Supply"');
    await expect(page.getByRole('heading', { name: 'The valley’s ciders, at your door.' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(74, 22, 49)');
    expect(await page.content()).not.toMatch(FOREIGN);
    expect(await (await page.request.get(`${URL}/favicon.svg`)).text()).toContain('#e8b04a');

    await page.goto(`${URL}/dtckegs`);
    await page.getByRole('button', { name: 'YES' }).click();
    await expect(page).toHaveTitle('Kegs | Okanagan Orchard Supply');
    expect(await page.content()).not.toMatch(FOREIGN);

    await page.goto(`${URL}/admin/login`);
    await expect(page.getByPlaceholder('name@orchard.example')).toBeVisible();
  });
});
