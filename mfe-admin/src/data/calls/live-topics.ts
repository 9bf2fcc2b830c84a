import type { StaffReadName } from 'shared-domain/staff-client';

type Outdated = {
  /** Reloaded right away. */
  lists: readonly StaffReadName[];
  /** Costly to load, so reloaded after a burst of events. */
  figures: readonly StaffReadName[];
};

/** The calls that each topic makes stale, after a live event or a change made here. */
export const LIVE_TOPICS = {
  orders: {
    lists: ['adminOrders', 'adminOrder', 'runDay', 'runDays'],
    figures: ['licenceFigures', 'licenceTimeline', 'dashboard', 'sentinel', 'followUps'],
  },
  // One order was changed here: the list stays as it is until its page reloads it.
  order: { lists: ['adminOrder'], figures: ['dashboard', 'sentinel', 'followUps'] },
  products: {
    lists: ['adminProducts', 'quoteStaffOrder', 'previewOrderEdit', 'adminAllocations', 'adminAllocation'],
    figures: [],
  },
  allocations: { lists: ['adminAllocations', 'adminAllocation', 'adminProducts'], figures: [] },
  imports: {
    lists: [
      ...['listImports', 'readImport', 'importTotals', 'listIgnoredSkus'],
      ...['accounts', 'searchLicences', 'suppliers'],
    ],
    figures: [],
  },
  review: { lists: ['importTotals'], figures: [] },
  reports: { lists: ['salesReports', 'salesReport'], figures: [] },
  suppliers: { lists: ['suppliers'], figures: [] },
  deliveries: { lists: ['deliveryPlan', 'runDays'], figures: [] },
  runs: { lists: ['runDay'], figures: [] },
  kegs: { lists: ['accounts', 'kegAccounts', 'kegAccount', 'licenceTimeline'], figures: [] },
  receivables: {
    lists: ['receivables', 'receivable', 'statements', 'statementProgress', 'licenceTimeline'],
    figures: ['dashboard'],
  },
  licences: {
    lists: ['accounts', 'searchLicences', 'licenceTimeline', 'receivables', 'receivable'],
    figures: [],
  },
  settings: {
    lists: ['kegAccounts', 'kegAccount', 'searchLicences', 'retention', 'sentinel', 'rates', 'receivables'],
    figures: ['dashboard'],
  },
  releases: { lists: ['releases'], figures: [] },
} as const satisfies Record<string, Outdated>;

export type LiveTopic = keyof typeof LIVE_TOPICS;
