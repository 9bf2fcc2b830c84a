import { expect, test } from '@playwright/test';
import { inspect } from '../page-objects/inspector.ts';
import { sitDown } from '../page-objects/staff-desk.ts';

test('a licensee asks for a scarce beer by keyboard, and confirms what a lot has given', async ({ page }) => {
  await page.goto('/shop/products/CTR-136');
  await page.getByRole('textbox', { name: 'Licence number' }).fill('305-218');
  await page.keyboard.press('Enter');
  const asking = page.getByRole('region', { name: 'How many cases would you like?' });
  const ask = asking.getByRole('button', { name: 'Ask for 2 cases' });
  await ask.focus();
  await page.keyboard.press('Enter');
  await expect(asking.getByText('You asked for 2 cases')).toBeVisible();
  await inspect(page);
  await page.goto('/shop/products/CUR-239');
  const held = page.getByRole('region', { name: /^You got \d cases?$/ });
  await expect(held).toContainText('5 accounts asked for 11 of 6.');
  await expect(page.getByRole('region', { name: 'How the 6 cases were shared' })).toContainText('Round 2');
  await page.setViewportSize({ width: 390, height: 844 });
  await inspect(page);
  await held.getByRole('button', { name: /^Confirm/ }).click();
  await expect(page.getByRole('heading', { name: /^\d cases? ordered$/ })).toBeVisible();
});

test('staff see every request and share, and repeat the lot', async ({ page }) => {
  await sitDown(page, '/admin/allocations');
  await page.getByRole('link', { name: /Marzipan Mole/ }).click();
  const table = page.getByRole('table', { name: 'Requests and shares' });
  await expect(table.getByRole('row', { name: /Skylark Kitchen/ })).toContainText('302-907');
  await page.getByRole('button', { name: 'Repeat the lot' }).click();
  await expect(page.getByText('Seed matches')).toBeVisible();
  await inspect(page);
});
