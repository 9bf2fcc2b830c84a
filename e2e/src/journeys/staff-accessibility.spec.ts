import { expect, type Page, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { openStaffPage, placePaidRetailOrder } from '../page-objects/staff-desk.ts';
import { type Layer, layers, orderLayers, tradeLayers } from '../page-objects/staff-layers.ts';
import { staffPages } from '../page-objects/staff-pages.ts';

const WIDTHS = [1440, 768, 390];
/** As tall as the longest page: axe takes a button that is half under the page's foot for too small. */
const HEIGHT = 2400;

for (const [name, path, ready] of staffPages) {
  // STAFF-40
  test(`${name}: the page keeps no one out, at any width, in either scheme`, async ({ page }) => {
    // Axe takes seconds for a long table, more on a busy machine.
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 1440, height: HEIGHT });
    await openStaffPage(page, path);
    await ready(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await inspect(page);
    }
  });
}

/** Opens it with Enter, checks it, closes it with Escape and expects the focus back on its button. */
async function openAndLeave(page: Page, { path, prepare, opener, opened }: Layer): Promise<void> {
  const button = opener(page);
  const layer = opened(page);
  const isElsewhere = page.url() !== new URL(path, page.url()).href;
  if (isElsewhere) await page.goto(path);
  if (isElsewhere || (await button.count()) === 0) await prepare?.(page);
  await button.press('Enter');
  await expect(layer).toBeVisible();
  await inspect(page, layer);
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await expect(button).toBeFocused();
}

test('every dialog and menu opens with Enter, keeps no one out, closes with Escape and gives the focus back', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await openStaffPage(page, '/admin/descriptions');
  for (const layer of layers) await test.step(layer.name, () => openAndLeave(page, layer));
});

test('so do those of kegs, licences and scarce beer', async ({ page }) => {
  test.setTimeout(300_000);
  await openStaffPage(page, '/admin/descriptions');
  for (const layer of tradeLayers) await test.step(layer.name, () => openAndLeave(page, layer));
});

test('so do those of an order', async ({ page, browser }) => {
  const { id } = await placePaidRetailOrder(browser);
  await openStaffPage(page, '/admin/descriptions');
  for (const layer of orderLayers(id)) await test.step(layer.name, () => openAndLeave(page, layer));
});
