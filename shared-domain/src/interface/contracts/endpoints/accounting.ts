import type { CallName } from '../../../foundation/calls/index.ts';
import { accountingFileParams, accountingJson, accountingPeriod } from '../accounting.ts';
import type { EndpointContract } from './endpoint.ts';

const read = { who: 'staff', role: 'office', rate: 'staff', status: 200 } as const;

/** Accounting figures and files. */
export const accountingEndpoints = {
  accounting: {
    ...read,
    keys: ['accounting.read'],
    summary: "A period's sales, taxes, deposits and kegs",
    query: accountingPeriod,
    response: accountingJson,
  },
  accountingFile: {
    ...read,
    recentPasskey: true,
    keys: ['accounting.read'],
    summary:
      'A period as a CSV file: sales, QuickBooks Online, Xero, or the liquor register; or all of them as a ZIP archive',
    params: accountingFileParams,
    query: accountingPeriod,
    produces: 'text/csv',
  },
} satisfies Partial<Record<CallName, EndpointContract>>;
