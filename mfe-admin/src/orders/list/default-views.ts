import type { SavedView } from '../../views/index.ts';

/** Storage key of the order list's views in this browser. */
export const VIEWS_KEY = 'staff-order-views';

/** Views that everyone has. */
export const DEFAULT_VIEWS: readonly SavedView[] = [
  { name: 'All orders', query: '' },
  { name: 'Paid, to be packed', query: 'status=pending&payment=paid' },
  { name: 'Wholesale to be packed', query: 'status=pending&channel=licensee' },
  { name: 'Dearest first', query: 'sort=-totalAmount' },
];
