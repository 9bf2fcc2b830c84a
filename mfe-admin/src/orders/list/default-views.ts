import type { SavedView } from 'shared-domain/contracts';

/** Views that everyone has. */
export const DEFAULT_VIEWS: readonly SavedView[] = [
  { name: 'All orders', query: '' },
  { name: 'Paid, to be packed', query: 'status=pending&payment=paid' },
  { name: 'Wholesale to be packed', query: 'status=pending&channel=licensee' },
  { name: 'Dearest first', query: 'sort=-totalAmount' },
];
