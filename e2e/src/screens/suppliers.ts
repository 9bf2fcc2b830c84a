import { expect, type Page } from '@playwright/test';
import { heading, type Screen } from './screen.ts';

/** A new link to the page of a supplier, made by staff. */
async function link(page: Page): Promise<string> {
  await page.goto('/admin/products/supplier-links');
  const answer = page.waitForResponse(/\/api\/admin\/supplier-links\/./);
  await page.getByRole('button', { name: 'Make a link for Force Brewing' }).click();
  const { links } = await (await answer).json();
  return links.at(-1).url;
}

/** A supplier's page, and what an ended link opens. */
export const suppliers: Screen[] = [
  {
    name: 'supplier-page',
    who: 'staff',
    async come(page) {
      await page.goto(await link(page));
      await heading(page, 'Force Brewing');
    },
  },
  {
    name: 'supplier-page-ended',
    async come(page) {
      await page.goto('/suppliers#supplier.ended.link');
      await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
    },
  },
];
