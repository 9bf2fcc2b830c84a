import { expect, type Locator, type Page } from '@playwright/test';

/** A dialog or menu of the staff area: the page it is on, the button that opens it, and what is open then. */
export type Layer = {
  name: string;
  path: string;
  /** What has to be done on the page before its button is there. */
  prepare?: (page: Page) => Promise<void>;
  opener: (page: Page) => Locator;
  opened: (page: Page) => Locator;
};

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const menu = (name: string) => (page: Page) => page.getByRole('menu', { name, exact: true });

const KEG_ACCOUNT = '/admin/kegs?account=licence:304-660';
const STANDING = '/admin/accounts/ending';

/** A short list, so that axe is quick. */
const INVENTORY = '/admin/products?search=CTR-11';

async function selectFirst(page: Page): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Products' });
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
}

async function typeText(page: Page): Promise<void> {
  await page.getByLabel('Description', { exact: true }).fill('Bright, bitter, brief.');
}

const bulk = (word: string, title = word): Layer => ({
  name: `bulk ${word}`,
  path: INVENTORY,
  prepare: selectFirst,
  opener: (page) =>
    page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: word, exact: true }),
  opened: dialog(title),
});

/** Layers that need no data of their own. */
export const layers: readonly Layer[] = [
  {
    name: 'palette',
    path: '/admin/descriptions',
    opener: button(/^Search or jump to/),
    opened: dialog('Search or jump to'),
  },
  {
    name: 'shortcuts',
    path: '/admin/descriptions',
    opener: button(/^Keyboard shortcuts/),
    opened: dialog('Keyboard shortcuts'),
  },
  { name: 'columns of the inventory', path: INVENTORY, opener: button('Columns'), opened: menu('Columns') },
  { name: 'row height', path: INVENTORY, opener: button('Density'), opened: menu('Density') },
  {
    name: 'view of the inventory',
    path: INVENTORY,
    opener: button('Save view'),
    opened: dialog('Save view'),
  },
  bulk('Price'),
  bulk('Stock'),
  bulk('Visibility'),
  bulk('Brand'),
  bulk('Packaging'),
  bulk('LTO', 'Limited-time offer'),
  {
    name: 'discard',
    path: '/admin/products?edit=CTR-118',
    prepare: typeText,
    opener: button('Cancel'),
    opened: dialog('Discard your changes?'),
  },
  {
    name: 'editor in a shop',
    path: '/shop/products/CTR-118',
    opener: button('Edit Product'),
    opened: dialog(/^Edit /),
  },
  {
    name: 'dates of orders',
    path: '/admin/orders?search=305-218',
    opener: button('Dates: Any date'),
    opened: dialog('Dates'),
  },
  {
    name: 'columns of orders',
    path: '/admin/orders?search=305-218',
    opener: button('Columns'),
    opened: menu('Columns'),
  },
  {
    name: 'views of orders',
    path: '/admin/orders?search=305-218',
    opener: button('Views'),
    opened: dialog('Views'),
  },
];

/** Layers of kegs, licences and scarce beer. */
export const tradeLayers: readonly Layer[] = [
  {
    name: 'settings of kegs',
    path: '/admin/kegs',
    opener: button('Settings'),
    opened: dialog('Keg settings'),
  },
  {
    name: 'reminders of kegs',
    path: '/admin/kegs',
    opener: button(/^Remind/),
    opened: dialog(/^Reminder 1/),
  },
  ...(['Book empties', 'Write off', 'Correct'] as const).map((name) => ({
    name,
    path: KEG_ACCOUNT,
    opener: button(name),
    opened: dialog(new RegExp(`^${name}`)),
  })),
  {
    name: 'orders without a check',
    path: '/admin/attention',
    opener: button(/^Without a check:/),
    opened: dialog('Orders without a check'),
  },
  { name: 'days of grace', path: STANDING, opener: button(/^Grace:/), opened: dialog('Grace period') },
  {
    name: 'dates of a licence',
    path: STANDING,
    opener: button('Edit Deep Cove Canteen'),
    opened: dialog('Dates and addresses'),
  },
  {
    name: 'suspension of a licence',
    path: STANDING,
    opener: button('Suspend Deep Cove Canteen'),
    opened: dialog(/^Suspend/),
  },
  {
    name: 'reminders of shares',
    path: '/admin/products/allocations',
    prepare: (page) => page.getByRole('link', { name: /Marzipan Mole/ }).click(),
    opener: button(/^Remind/),
    opened: dialog('Remind accounts'),
  },
];

/** Layers on the dialog of an order that is paid. */
export const orderLayers = (id: string): readonly Layer[] => [
  {
    name: 'mails of an order',
    path: `/admin/orders?order=${id}`,
    opener: button('Resend email'),
    opened: menu('Resend email'),
  },
  { name: 'refund', path: `/admin/orders?order=${id}`, opener: button('Refund'), opened: dialog('Refund') },
];
