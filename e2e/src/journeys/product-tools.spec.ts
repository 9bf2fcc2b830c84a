import { expect, type Page, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { enterShop } from '../page-objects/licensee.ts';
import { signIn } from '../page-objects/staff.ts';
import { passGates } from '../page-objects/visitor.ts';

const PAGE = '/shop/products/FUG-551';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const tools = (page: Page) => page.getByRole('region', { name: 'Staff' });

// PRODUCT-9
test('on a product page staff hide and show the product while a customer looks on', async ({
  page,
  browser,
}) => {
  const customer = await browser.newPage();
  await enterShop(customer, PAGE);
  const name = (await customer.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(tools(customer)).toHaveCount(0);

  await passGates(page);
  await signIn(page.context());
  await page.goto(PAGE);
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
