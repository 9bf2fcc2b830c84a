import { expect, type Page } from '@playwright/test';

/** The second row of the table, or of the list that a phone has in its place. */
const rows = (page: Page) =>
  expect(
    page
      .getByRole('grid')
      .getByRole('row')
      .or(page.getByRole('list', { name: 'Products' }).getByRole('listitem'))
      .nth(1),
  ).toBeVisible();

/** Waits for the page's heading and for loading messages, which end in dots, to go. */
async function isWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /\.\.\.$/ })).toHaveCount(0);
}

/** Every page of the staff area, and when it is there. */
export const staffPages: [name: string, path: string, ready: (page: Page) => Promise<void>][] = [
  [
    'dashboard',
    '/admin',
    async (page) => {
      await expect(page.getByRole('link', { name: /Revenue today/ })).toBeVisible();
      await isWhole(page);
    },
  ],
  ['inventory', '/admin/products', rows],
  [
    'editor',
    '/admin/products?edit=CTR-118',
    (page) => expect(page.getByLabel('Description', { exact: true })).toBeVisible(),
  ],
  [
    'upload',
    '/admin/upload',
    async (page) => {
      await expect(page.getByText(/^None yet$|never imported$/)).toBeVisible();
      await isWhole(page);
    },
  ],
  ['descriptions', '/admin/descriptions', isWhole],
  ['suppliers upload', '/admin/upload/suppliers', isWhole],
  ['accounts', '/admin/accounts', isWhole],
  ['licences by a list', '/admin/license', isWhole],
  ['licences by hand', '/admin/license?tab=manual', isWhole],
  ['licences by standing', '/admin/accounts/ending', isWhole],
  ['accounts that owe', '/admin/accounts/owing', isWhole],
  ['accounts on hold', '/admin/accounts/hold', isWhole],
  ['an account', '/admin/licences/305-218', isWhole],
  ["an account's kegs", '/admin/licences/305-218?tab=kegs', isWhole],
  ["an account's history", '/admin/licences/305-218?tab=notes', isWhole],
  ['deliveries', '/admin/deliveries', isWhole],
  ['delivery zones', '/admin/deliveries/zones', isWhole],
  ['kegs', '/admin/kegs', isWhole],
  [
    'a keg account',
    '/admin/kegs?account=licence:304-660',
    (page) => expect(page.getByRole('table', { name: 'Ledger' })).toBeVisible(),
  ],
  ['allocations', '/admin/products/allocations', isWhole],
  ['sizes', '/admin/products/sizes', isWhole],
  ['receivables', '/admin/money/receivables', isWhole],
  ['accounting', '/admin/money', isWhole],
  ['sales reports', '/admin/money/reports', isWhole],
  ['suppliers', '/admin/products/suppliers', isWhole],
  [
    'a new allocation',
    '/admin/products/allocations',
    async (page) => {
      await page.getByRole('button', { name: 'New allocation' }).click();
      await expect(page.getByRole('textbox', { name: 'Item number' })).toBeVisible();
    },
  ],
  [
    'an open allocation',
    '/admin/products/allocations',
    async (page) => {
      await page.getByRole('link', { name: /Captain/ }).click();
      await expect(page.getByRole('button', { name: 'Cancel allocation' })).toBeVisible();
    },
  ],
  [
    'a shared allocation',
    '/admin/products/allocations',
    async (page) => {
      await page.getByRole('link', { name: /Marzipan Mole/ }).click();
      await expect(page.getByRole('table', { name: 'Requests and shares' })).toBeVisible();
    },
  ],
  ['orders', '/admin/orders', isWhole],
  ['a new order', '/admin/orders/new', isWhole],
  ['a new order of an account', '/admin/orders/new?account=305-218', isWhole],
  ['needs a look', '/admin/attention', isWhole],
  ['leads', '/admin/retail-leads', isWhole],
  [
    'releases',
    '/admin/settings/releases',
    (page) => expect(page.getByRole('row', { name: /^mfe-dtc/ })).toBeVisible(),
  ],
  ['where we ship', '/admin/settings/shipping', isWhole],
  ['rates', '/admin/settings/rates', isWhole],
  ['supplier links', '/admin/products/supplier-links', isWhole],
  ['company numbers', '/admin/settings/company', isWhole],
  [
    'personal data',
    '/admin/settings/personal-data',
    (page) => expect(page.getByText(/^(The next run|Nothing is due)/)).toBeVisible(),
  ],
  ['staff', '/admin/settings/staff', isWhole],
  ['API keys', '/admin/settings/api-keys', isWhole],
  ['webhooks', '/admin/settings/webhooks', isWhole],
  ['sessions', '/admin/settings/sessions', isWhole],
  ['audit', '/admin/settings/audit?action=settings', isWhole],
  [
    'future shop',
    '/admin/products/future-shop?channel=dtc&search=lager',
    (page) => expect(page.getByRole('article').first()).toBeVisible(),
  ],
];
