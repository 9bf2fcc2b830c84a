import { expect, type Page, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { enterShop } from '../page-objects/licensee.ts';
import { enter } from '../page-objects/retail-buyer.ts';
import { memberOfStaff, signIn } from '../page-objects/staff.ts';
import { passGates } from '../page-objects/visitor.ts';

const PAGE = '/shop/products/FUG-551';

/** The product pages of both shops, and how a customer gets there. */
const pages = [
  { shop: 'wholesale', path: PAGE, come: enterShop, tag: [] },
  { shop: 'retail', path: '/dtc/product/CUR-210', come: enter, tag: '@verify' },
];

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const tools = (page: Page) => page.getByRole('region', { name: 'Staff' });

for (const { shop, path, come, tag } of pages) {
  // PRODUCT-9
  test(`on a ${shop} product page staff hide and show the product while a customer looks on`, {
    tag,
  }, async ({ page, browser }) => {
    const customer = await browser.newPage();
    await come(customer, path);
    const name = (await customer.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(tools(customer)).toHaveCount(0);

    await passGates(page);
    await signIn(page.context());
    await page.goto(path);
    await tools(page).getByRole('button', { name: 'VISIBLE' }).click();
    await expect(tools(page).getByRole('button', { name: 'HIDDEN', pressed: true })).toBeVisible();
    await expect(title(page, name)).toBeVisible();
    await expect(title(customer, 'Product Not Found')).toBeVisible();
    await expect(customer.getByRole('link', { name: 'Back to Products' })).toBeVisible();

    await tools(page).getByRole('button', { name: 'HIDDEN' }).click();
    await expect(tools(page).getByRole('button', { name: 'VISIBLE' })).toBeVisible();
    await expect(title(customer, name)).toBeVisible();
    await inspect(page);
    await customer.close();
  });
}

// PRODUCT-9
test('Edit Product opens the editor on the product page, and both see what was saved', {
  tag: '@verify',
}, async ({ page, browser }) => {
  const colleague = await memberOfStaff(browser);
  const customer = await browser.newPage();
  await enterShop(customer, PAGE);
  await passGates(page);
  await signIn(page.context());
  await page.goto(PAGE);
  await tools(page).getByRole('button', { name: 'Edit Product' }).click();
  const editor = page.getByRole('dialog', { name: /^Edit / });
  const description = editor.getByLabel('Description', { exact: true });
  const former = await description.inputValue();
  await description.fill('Straight out of the tank, for one week.');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/has been updated successfully\.$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  await expect(tools(page).getByRole('button', { name: 'Edit Product' })).toBeFocused();
  for (const reader of [page, customer]) {
    await expect(reader.getByRole('main').getByText('Straight out of the tank, for one week.')).toBeVisible();
  }
  await colleague.changeProduct('FUG-551', { description: former });
  await colleague.close();
  await customer.close();
});
