import type { SavedView } from 'shared-domain/contracts';

/** Views that everyone has. */
export const DEFAULT_VIEWS: readonly SavedView[] = [
  { name: 'All products', query: '' },
  { name: 'Kegs on LTO', query: 'packaging=20L+%26+30L%2C50L&lto=active' },
  { name: 'No picture yet', query: 'filters=no-image' },
];
