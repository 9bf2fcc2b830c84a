import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../page-objects/staff.ts';
import { noteFigures } from './figures.ts';
import { LONG_TASK, longTasks, watchLongTasks } from './long-tasks.ts';

const PRODUCTS = 5000;

const BRANDS = ['CONTAINER', 'CURIOUS CREATURES', 'CZECH BROS', 'FORCE', 'FUGGLES'];

function manyProducts(): string {
  const rows = Array.from({ length: PRODUCTS }, (_, place) => {
    const price = (40 + (place % 60) + 0.2).toFixed(2);
    return `BENCH-${place},Bench Ale ${place},Beer-Craft,Packaged,${place % 90},${place % 90},${price},${BRANDS[place % 5]}`;
  });
  return ['Item #,Item,Cat,Packaging,On Hand,Available,Price,Brand', ...rows].join('\n');
}

async function importMany(page: Page): Promise<string> {
  const file = { name: 'bench.csv', mimeType: 'text/csv', buffer: Buffer.from(manyProducts()) };
  const answer = await page.request.post('/api/admin/imports/inventory', {
    multipart: { file },
    timeout: 120_000,
  });
  const { id } = await answer.json();
  await page.request.post(`/api/admin/imports/${id}/apply`);
  await expect
    .poll(async () => (await (await page.request.get(`/api/admin/imports/${id}?limit=1`)).json()).state, {
      timeout: 180_000,
    })
    .toBe('applied');
  return id;
}

test('five thousand products scroll, by wheel and by key, without a task that is felt', async ({ page }) => {
  await signIn(page.context());
  const id = await importMany(page);
  await page.goto('/admin/products');
  const grid = page.getByRole('grid', { name: 'Products' });
  await expect(page.getByRole('row').nth(10)).toBeVisible();
  // Excludes the cost of loading the page.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await watchLongTasks(page);
  await grid.hover();
  for (let turn = 0; turn < 120; turn += 1) await page.mouse.wheel(0, 700);
  await grid.focus();
  for (let turn = 0; turn < 40; turn += 1) await page.keyboard.press('PageDown');
  const tasks = await longTasks(page);
  const figures = `${PRODUCTS} products, 120 turns of the wheel and 40 pages: long tasks (ms) ${JSON.stringify(tasks)}`;
  noteFigures(figures);
  await page.request.post(`/api/admin/imports/${id}/undo`);
  expect(tasks.filter((task) => task > LONG_TASK)).toEqual([]);
});
