import type { ShareState } from 'shared-domain/contracts';

/** What became of an account's share of an allocation. */
export const SHARE_LABELS: Readonly<Record<ShareState, string>> = {
  none: 'Nothing',
  held: 'Held',
  confirming: 'Being confirmed',
  confirmed: 'Confirmed',
  'let-go': 'Declined',
  expired: 'Not confirmed in time',
};
