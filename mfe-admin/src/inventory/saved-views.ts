import type { SavedView } from '../views/index.ts';

/** Where a browser keeps the inventory's views. */
export const VIEWS_KEY = 'staff-inventory-views';

/** Views that everybody has. */
export const GIVEN_VIEWS: readonly SavedView[] = [
  { name: 'All products', query: '' },
  { name: 'Kegs on LTO', query: 'packaging=20L+%26+30L%2C50L&lto=active' },
  { name: 'No picture yet', query: 'filters=no-image' },
];
