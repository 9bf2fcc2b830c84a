import { expect, type Page } from '@playwright/test';
import { imports } from './imports.ts';
import { soldInTheWeek } from './sales-report.ts';
import { heading, opened, type Screen } from './screen.ts';

const page = (name: string, path: string, ready: (page: Page) => Promise<unknown> = heading): Screen => ({
  name: `staff-${name}`,
  who: 'staff',
  async come(page) {
    await page.goto(path);
    await ready(page);
  },
});

const rows = (page: Page) => expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();

async function firstOrder(page: Page): Promise<void> {
  await page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1).getByRole('button').click();
  await opened(page);
}

const kegAccounts = (page: Page) => expect(page.getByText('Kitsilano Beer Hall').first()).toBeVisible();

async function firstAllocation(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Marzipan Mole/ }).click();
  await expect(page.getByRole('table', { name: 'Requests and shares' })).toBeVisible();
}

async function palette(page: Page): Promise<void> {
  await heading(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').last().fill('pils');
  await expect(page.getByRole('option').first()).toBeVisible();
}

const notSignedIn: Screen[] = [
  { name: 'staff-sign-in', come: (page) => page.goto('/admin/login').then(() => heading(page)) },
  {
    name: 'staff-sign-in-refused',
    async come(page) {
      await page.goto('/admin/login');
      await page.getByRole('textbox', { name: 'Email' }).fill('sam@harbourtaphouse.example');
      await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
      await expect(page.getByText('Only cbo.example email addresses are allowed')).toBeVisible();
    },
  },
  {
    name: 'staff-sign-in-sent',
    async come(page) {
      await page.route('**/api/auth/link', (route) => route.fulfill({ status: 202, json: { sent: true } }));
      await page.goto('/admin/login');
      await page.getByRole('textbox', { name: 'Email' }).fill('piet.novak@cbo.example');
      await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
      await heading(page, 'Check Your Email');
    },
  },
  {
    name: 'staff-sign-in-help',
    async come(page) {
      await page.goto('/admin/login?error=server_error&error_description=Invalid+redirect+path');
      await opened(page);
    },
  },
];

/** The staff area. */
export const staff: Screen[] = [
  ...notSignedIn,
  page('dashboard', '/admin'),
  page('palette', '/admin', palette),
  page('inventory', '/admin/products', rows),
  page('inventory-nothing-found', '/admin/products?search=zzqqxx', (page) =>
    expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible(),
  ),
  page('editor', '/admin/products?edit=CTR-118', (page) =>
    expect(page.getByLabel('Description', { exact: true })).toBeVisible(),
  ),
  page('upload', '/admin/upload'),
  ...imports,
  page('descriptions', '/admin/descriptions'),
  page('orders', '/admin/orders'),
  page('order', '/admin/orders', firstOrder),
  {
    ...page('order-edit', '/admin/orders?status=pending', async (page) => {
      await firstOrder(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
      const delivery = page.getByRole('region', { name: 'Delivery' });
      await delivery.getByRole('button', { name: 'Change' }).click();
      await expect(delivery.getByRole('radio').first()).toBeVisible();
    }),
    only: 1440,
  },
  page('orders-nothing-found', '/admin/orders?search=nobody-orders-like-this', (page) =>
    expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible(),
  ),
  page('accounts', '/admin/accounts'),
  page('licences', '/admin/license'),
  page('licences-manual', '/admin/license?tab=manual'),
  page('licences-standing', '/admin/accounts/ending', (page) =>
    expect(page.getByRole('table', { name: 'Licences by standing' })).toBeVisible(),
  ),
  page('sessions', '/admin/settings/sessions', (page) =>
    expect(page.getByText('You have no passkey yet')).toBeVisible(),
  ),
  page('personal-data', '/admin/settings/personal-data', (page) =>
    expect(page.getByText(/^(The next run|Nothing is due)/)).toBeVisible(),
  ),
  page('shipping', '/admin/settings/shipping'),
  page('rates', '/admin/settings/rates'),
  page('supplier-links', '/admin/products/supplier-links'),
  page('company', '/admin/settings/company'),
  page('account', '/admin/licences/305-218'),
  page('account-kegs', '/admin/licences/305-218?tab=kegs', (page) =>
    expect(page.getByRole('table', { name: 'Ledger' })).toBeVisible(),
  ),
  page('kegs', '/admin/kegs', kegAccounts),
  page('keg-account', '/admin/kegs?account=licence:304-660', kegAccounts),
  page('allocations', '/admin/products/allocations'),
  page('allocation', '/admin/products/allocations', firstAllocation),
  page('sizes', '/admin/products/sizes'),
  page('receivables', '/admin/money/receivables'),
  page('statements', '/admin/money/receivables', async (page) => {
    await page.getByRole('button', { name: 'Mail statements' }).click();
    await opened(page);
  }),
  page('sales-reports', '/admin/money/reports'),
  page('sales-report', '/admin/money/reports', async (page) => {
    await page.route('**/api/admin/sales-reports/*', async (route) => {
      const report = await (await route.fetch()).json();
      await route.fulfill({ json: { ...report, ...soldInTheWeek } });
    });
    await page.getByRole('button', { name: 'Container Brewing', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Open PDF' })).toBeVisible();
  }),
  page('suppliers', '/admin/products/suppliers'),
  page('supplier', '/admin/products/suppliers', async (page) => {
    await page.getByRole('button', { name: 'Force Brewing', exact: true }).click();
    await opened(page);
  }),
  page('zones', '/admin/deliveries/zones'),
  page('new-order', '/admin/orders/new?account=305-218', (page) =>
    expect(page.getByRole('combobox', { name: 'Add a line' })).toBeVisible(),
  ),
  page('leads', '/admin/retail-leads'),
  page('future-shop', '/admin/products/future-shop?channel=dtc&at=2026-12-05T10:00', (page) =>
    expect(page.getByRole('article').first()).toBeVisible(),
  ),
  page('releases', '/admin/settings/releases', (page) =>
    expect(page.getByRole('row', { name: /^shell host/ })).toBeVisible(),
  ),
  page('audit', '/admin/settings/audit'),
  page('api-keys', '/admin/settings/api-keys'),
  page('webhooks', '/admin/settings/webhooks'),
  // Last, because it delivers an order that other pictures show.
  {
    ...page('order-credit', '/admin/orders', async (page) => {
      await firstOrder(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Delivered' }).click();
      await page.getByRole('button', { name: 'Credit', exact: true }).click();
      const lines = page.getByRole('dialog', { name: 'Credit' }).getByRole('checkbox', { name: /^Credit / });
      await lines.first().click();
    }),
    only: 1440,
  },
];
