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

/** Every page of the staff area, and when it is there. */
export const staffPages: [name: string, path: string, ready?: (page: Page) => Promise<unknown>][] = [
  ['dashboard', '/admin', (page) => expect(page.getByRole('link', { name: /Revenue today/ })).toBeVisible()],
  ['inventory', '/admin/products', rows],
  [
    'editor',
    '/admin/products?edit=CTR-118',
    (page) => expect(page.getByLabel('Description', { exact: true })).toBeVisible(),
  ],
  ['upload', '/admin/upload'],
  ['descriptions', '/admin/descriptions'],
  ['licences by a list', '/admin/license'],
  ['licences by hand', '/admin/license?tab=manual'],
  ['orders', '/admin/orders'],
  ['needs a look', '/admin/attention'],
  ['leads', '/admin/retail-leads'],
  [
    'releases',
    '/admin/releases',
    (page) => expect(page.getByRole('row', { name: /^mfe-dtc/ })).toBeVisible(),
  ],
  ['audit', '/admin/audit?action=settings'],
  [
    'future shop',
    '/admin/future-shop?channel=dtc&search=lager',
    (page) => expect(page.getByRole('article').first()).toBeVisible(),
  ],
];
