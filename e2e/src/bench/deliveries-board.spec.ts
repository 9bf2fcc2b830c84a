import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../page-objects/staff.ts';
import { passGates } from '../page-objects/visitor.ts';
import { noteFigures } from './figures.ts';
import { fillDay } from './full-day.ts';
import { LONG_TASK, longTasks, watchLongTasks } from './long-tasks.ts';

const ORDERS = 200;
const RUNS = 12;
const OPEN_MS = 1_000;
const PRINT_MS = 2_000;
/** Pointer moves per drag. */
const MOVES = 60;

const handles = (page: Page) => page.getByRole('button', { name: /^Move The Gull/ });

/** Milliseconds from the start of the navigation until the board has every stop. */
async function opening(page: Page): Promise<number> {
  await page.reload();
  return page.evaluate(
    (orders) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const shown = document.querySelectorAll('[aria-label^="Move The Gull"]').length;
          if (shown < orders) requestAnimationFrame(look);
          else resolve(Math.round(performance.now()));
        };
        look();
      }),
    ORDERS,
  );
}

/** Drags the first stop of the first run down its column and over to the next one, and drops it. */
async function drag(page: Page): Promise<number[]> {
  const box = await handles(page).first().boundingBox();
  if (!box) throw new Error('There is no stop');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await watchLongTasks(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let move = 1; move <= MOVES; move += 1) await page.mouse.move(x + move * 5, y + move * 6);
  await page.mouse.up();
  await expect(page.getByText(/^The Gull & Anchor is stop \d+ of Driver/)).toBeVisible();
  return longTasks(page);
}

test('a day of 200 orders in 12 runs opens, is dragged and is printed', async ({ page }) => {
  await passGates(page);
  await signIn(page.context());
  const day = await fillDay(page.request, ORDERS, RUNS);
  await page.goto(`/admin/deliveries?day=${day}`);
  await expect(handles(page)).toHaveCount(ORDERS);
  const opened = await opening(page);
  const tasks = await drag(page);
  const asked = performance.now();
  const papers = await page.request.get(`/api/admin/runs/${day}-01/documents.pdf`);
  const printed = Math.round(performance.now() - asked);
  expect(papers.ok()).toBe(true);
  const figures = `${ORDERS} orders in ${RUNS} runs: open in ${opened} ms, long tasks of a drag (ms) ${JSON.stringify(tasks)}, papers of a run in ${printed} ms`;
  noteFigures(figures);
  expect(opened).toBeLessThan(OPEN_MS);
  expect(tasks.filter((task) => task > LONG_TASK)).toEqual([]);
  expect(printed).toBeLessThan(PRINT_MS);
});
