import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { openStaffPage, placeWholesaleOrder } from '../page-objects/staff-desk.ts';

// SUPPLIER-20, SUPPLIER-23, SUPPLIER-24
test('staff send a supplier a link, it reads its stock and deliveries without signing in, and the link ends', async ({
  page,
  browser,
}) => {
  const order = await placeWholesaleOrder(browser, 'Ridge & River Taproom');
  const office = await browser.newPage();
  await openStaffPage(office, '/admin/products/suppliers');
  const headers = { Origin: new URL(office.url()).origin };
  await office.request.patch(`/api/admin/orders/${order}`, { headers, data: { status: 'shipped' } });
  const read = async (path: string) => (await office.request.get(path)).json();
  const [{ productId, productName }] = (await read(`/api/admin/orders/${order}`)).items;
  const { hiddenCategory } = await read(`/api/products/${productId}`);
  const { suppliers } = await read('/api/admin/suppliers');
  const { name } = suppliers.find(({ brands }: { brands: string[] }) => brands.includes(hiddenCategory));
  await office.getByRole('link', { name: 'Links to their pages' }).click();
  const answer = office.waitForResponse(/\/api\/admin\/supplier-links\/./);
  await office.getByRole('button', { name: `Make a link for ${name}` }).click();
  const { links } = await (await answer).json();
  await page.goto(links.at(-1).url);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // Other journeys order it, too.
  await expect(page.getByRole('row', { name: new RegExp(`^${productName} [\\d,]+ `) }).first()).toBeVisible();
  await inspect(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^\ufeffWeek from,LDB SKU,Item,Product,Area,Containers,Litres\r\n\d{4}-/,
  );
  await office.getByRole('button', { name: `End it for ${name}` }).click();
  await office.getByRole('button', { name: 'End the link' }).click();
  await expect(office.getByRole('button', { name: `Make a link for ${name}` })).toBeVisible();
  await office.close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'This link is not valid' })).toBeVisible();
});
