import { expect, type Page, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { doubleText, textFits } from '../page-objects/large-text.ts';
import {
  enterShop,
  fillOrderInformation,
  newLicensee,
  orderIdShown,
  quickOrder,
  submitOrder,
} from '../page-objects/licensee.ts';
import {
  addFromGrid,
  enter,
  fillOrderInformation as fillRetailForm,
  newBuyer,
} from '../page-objects/retail-buyer.ts';
import { memberOfStaff } from '../page-objects/staff.ts';
import { atEachWidth } from '../page-objects/windows.ts';

// Many checks each; one takes axe seconds, more on a busy machine.
test.describe.configure({ timeout: 300_000 });

/** Goes to a page (a long list by a short filter: it has the same parts) and looks at it once its heading, and its list where it has one, are there. */
async function lookAt(page: Page, path: string, hasCards = false): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (hasCards) await expect(page.getByRole('article').first()).toBeVisible();
  await inspect(page);
}

const windows = [
  [390, 844],
  [320, 640],
  [768, 1024],
  [1440, 900],
] as const;

atEachWidth(windows, () => {
  test('no list of the wholesale shop keeps anyone out', async ({ page }) => {
    await enterShop(page);
    await lookAt(page, '/shop?search=FRC-4', true);
    await lookAt(page, '/shop/categories?search=FRC-4', true);
    await lookAt(page, '/shop/categories/mead');
    await lookAt(page, '/shop/newest?brand=FORCE&packaging=50L', true);
    await lookAt(page, '/shop?brand=FORCE&search=zzzz');
  });

  test('nothing from a wholesale product to the thank-you page keeps anyone out', async ({ page }) => {
    await enterShop(page);
    await lookAt(page, '/shop/products/CTR-101');
    await lookAt(page, '/shop/products/NO-SUCH');
    await lookAt(page, '/shop/orders');
    await lookAt(page, '/shop/cart');
    await quickOrder(page).fill('CTR-101 2\nFUG-551 1\nXYZ-1 3');
    await page.getByRole('button', { name: /^Add \d+ .* to cart$/ }).click();
    await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
    await submitOrder(page).click();
    await inspect(page);
    await fillOrderInformation(page, newLicensee());
    await submitOrder(page).click();
    await orderIdShown(page);
    await inspect(page);
  });

  test('neither scarce beer nor kegs to return keep anyone out', async ({ page }) => {
    await enterShop(page);
    for (const [path, part] of [
      ['/shop/products/CTR-136', 'How many cases would you like?'],
      ['/shop/products/CUR-239', 'How the 6 cases were shared'],
      ['/shop/kegs', 'Collect empties'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: part })).toBeVisible();
      await inspect(page);
    }
  });

  test('no screen of the retail shop keeps anyone out', async ({ page }) => {
    await enter(page, '/dtc?brand=CURIOUS%20CREATURES');
    await addFromGrid(page, 'Moon Moth Hazy IPA');
    await inspect(page);
    await lookAt(page, '/dtc/product/CUR-207');
    await page.goto('/dtc/cart');
    await fillRetailForm(page, newBuyer());
    await inspect(page);
    for (const path of ['/dtc/payment-cancel', '/dtc/payment-success?order=CBO-1', '/dtc/thank-you']) {
      await lookAt(page, path);
    }
  });

  test('no screen of the keg portal keeps anyone out', async ({ page }) => {
    await enter(page, '/dtckegs/cart');
    await lookAt(page, '/dtckegs/cart');
    await lookAt(page, '/dtckegs/thank-you');
    await lookAt(page, '/dtckegs/products?brand=FORCE&search=zzzz');
    await lookAt(page, '/dtckegs/products?brand=FORCE', true);
    await page.getByRole('button', { name: 'Tidal Force IPA 50L', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Tidal Force IPA 50L' });
    await expect(dialog).toBeVisible();
    await inspect(page);
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('link', { name: /^Cart .*\b1 item/ }).click();
    await expect(page.getByRole('heading', { name: 'Your Keg Cart' })).toBeVisible();
    await page.getByRole('button', { name: /Submit Order/ }).click();
    await inspect(page);
  });
});

test('letters of twice the size stay in their places on every page of the shops', async ({ page }) => {
  await doubleText(page);
  await enterShop(page);
  await page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: /^Cart .*\b1 item$/ })).toBeVisible();
  await enter(page, '/dtc');
  for (const [path, hasCards] of [
    ['/', false],
    ['/shop', true],
    ['/shop/categories', false],
    ['/shop/products/CTR-101', false],
    ['/shop/cart', false],
    ['/dtc', true],
    ['/dtc/product/CUR-207', false],
    ['/dtckegs', true],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    if (hasCards) await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const [width, height] of [
      [1440, 900],
      [768, 1024],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await test.step(`${path} at ${width} px`, () => textFits(page));
    }
  }
});

test('on the smallest phone a full cart does not push the menu out of the header', async ({
  browser,
  baseURL,
}) => {
  const phone = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    ...phone,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await enterShop(page, '/shop/products/CTR-101');
  await inspect(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('link', { name: /^Cart .*\b1 item/ }).click();
  // The product's page has steppers of its own until the cart has taken its place.
  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
  await page.getByRole('button', { name: 'Quantity 1, edit' }).click();
  await page.getByRole('textbox', { name: 'Quantity', exact: true }).fill('9999');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Cart \$\d{3},\d{3}\.\d\d 9999 items$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  await inspect(page);
  await context.close();
});

test('a name without a space stays within its card, its dialog and its page', async ({ page, browser }) => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3);
  const staff = await memberOfStaff(browser);
  await staff.changeProduct('FRC-418', { friendlyName: word });
  await staff.changeProduct('FRC-451', { friendlyName: word });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, '/dtc?search=Donaudampf');
  await expect(page.getByRole('article', { name: word })).toBeVisible();
  await inspect(page);
  await page.goto('/dtckegs?search=Donaudampf');
  await page.getByRole('button', { name: word }).click();
  await expect(page.getByRole('dialog', { name: word })).toBeVisible();
  await inspect(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await staff.changeProduct('FRC-418', { friendlyName: 'Task Force Dry-Hopped Lager' });
  await staff.changeProduct('FRC-451', { friendlyName: 'Quiet Force Session Ale 30L' });
  await staff.close();
});
