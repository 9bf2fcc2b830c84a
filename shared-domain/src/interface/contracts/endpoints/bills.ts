import type { CallName } from '../../../foundation/calls/index.ts';
import { billsJson, billsRequest, payBillsJson, payBillsRequest } from '../bills.ts';
import type { EndpointContract } from './endpoint.ts';

/** What an account owes, for those who have a mailed link to it. */
export const billEndpoints = {
  openBills: {
    who: 'all',
    rate: 'quote',
    summary: 'What the account of a mailed link owes',
    request: billsRequest,
    status: 200,
    response: billsJson,
    problems: ['link_invalid'],
  },
  payBills: {
    who: 'all',
    rate: 'order',
    summary: 'Open a checkout for what the account of a mailed link owes',
    request: payBillsRequest,
    status: 200,
    response: payBillsJson,
    problems: ['link_invalid', 'bills_refused', 'payment_start_failed'],
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
