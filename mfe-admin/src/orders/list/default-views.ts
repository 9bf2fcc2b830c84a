import type { SavedView } from 'shared-domain/contracts';

/** Views that everyone has. */
export const DEFAULT_VIEWS: readonly SavedView[] = [
  { name: 'All orders', query: '' },
  { name: 'Paid, to pack', query: 'status=pending&payment=paid' },
  { name: 'Wholesale, to pack', query: 'status=pending&channel=licensee' },
  { name: 'Highest total', query: 'sort=-totalAmount' },
];
