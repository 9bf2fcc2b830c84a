import { expect, type Page, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { fillCart, lineOf } from '../page-objects/licensee.ts';
import { memberOfStaff } from '../page-objects/staff.ts';

/** Where everything stands that can be pressed in a cart's lines, and the fields of the form. */
async function placesOf(page: Page) {
  const main = page.getByRole('main');
  const hands = main.getByRole('button', { name: /quantity|^Quantity|^Remove|^Submit/ });
  const all = [...(await hands.all()), ...(await main.getByRole('textbox').all())];
  return Promise.all(all.map((hand) => hand.boundingBox()));
}

/** What comes after the cart's lines, and moves what stands below it when it does. */
const LATER_PARTS = ['Delivery', 'Collect empties', 'Standing order'];

/** The same once nothing moves any more: a window that has just been resized is still being laid out. */
async function placesAtRest(page: Page) {
  for (const name of LATER_PARTS) await expect(page.getByRole('heading', { name })).toBeVisible();
  let places = await placesOf(page);
  await expect
    .poll(async () => {
      const before = places;
      // Compared without a frame in between, any two places are the same.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      places = await placesOf(page);
      return JSON.stringify(places) === JSON.stringify(before);
    })
    .toBe(true);
  return places;
}

test('a line that changes while the cart is open says so and moves nothing under the finger', {
  tag: '@verify',
}, async ({ page, browser }) => {
  const staff = await memberOfStaff(browser);
  const well = async () => {
    await staff.changeProduct('FRC-412', { price: 58.8, stock: 47 });
    await staff.changeProduct('CUR-201', { stock: 33 });
    await staff.changeProduct('CUR-210', { stock: 27 });
  };
  await well();
  await fillCart(page, 'FRC-412 2', 'CUR-201 6', 'CUR-210 1');
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const before = await placesAtRest(page);
    await staff.changeProduct('FRC-412', { price: 60 });
    await staff.changeProduct('CUR-201', { stock: 4 });
    await staff.changeProduct('CUR-210', { stock: 0 });
    await expect(lineOf(page, 'Quiet Force')).toContainText('Price was $58.80.');
    await expect(lineOf(page, 'Velvet Otter')).toContainText('Only 4 left.');
    await expect(lineOf(page, 'Shy Heron')).toContainText('Sold out.');
    expect(await placesOf(page)).toEqual(before);
    await inspect(page);
    await well();
    await expect(page.getByText(/Price was|Only 4 left|Sold out/)).toHaveCount(0);
  }
  await staff.close();
});
