import { z } from 'zod';
import type { CallName } from '../../../foundation/calls/index.ts';
import { licenseeDetailsJson, mailPreviewJson } from '../accounts.ts';
import {
  kegAccountId,
  kegAccountJson,
  kegAccountsJson,
  kegAccountsQuery,
  kegBooking,
  kegEntryParams,
  kegRemindersRequest,
  kegRemindersSent,
  licenseeKegsJson,
} from '../kegs.ts';
import type { EndpointContract } from './endpoint.ts';

const read = { who: 'staff', role: 'office', rate: 'staff', status: 200 } as const;
const params = z.object({ account: kegAccountId });

/** Keg accounts: which kegs are out and which came back. */
export const kegEndpoints = {
  licenseeKegs: {
    who: 'licensee',
    rate: 'read',
    summary: "A licensee's own kegs, after opening a contact's emailed link",
    status: 200,
    response: licenseeKegsJson,
    problems: ['licence_required', 'licence_suspended'],
  },
  licenseeDetails: {
    who: 'licensee',
    rate: 'read',
    summary: "What fills in a licensee's order form, after opening a contact's emailed link",
    status: 200,
    response: licenseeDetailsJson,
    problems: ['licence_required', 'licence_suspended'],
  },
  kegAccounts: {
    ...read,
    role: 'warehouse',
    keys: ['accounts.read'],
    summary: 'Accounts with kegs out, oldest keg first',
    query: kegAccountsQuery,
    response: kegAccountsJson,
  },
  kegAccountsCsv: {
    ...read,
    recentPasskey: true,
    summary: 'Accounts with kegs out as a CSV file',
    produces: 'text/csv',
  },
  kegAccount: {
    ...read,
    role: 'warehouse',
    keys: ['accounts.read'],
    summary: 'One keg account with its ledger',
    params,
    response: kegAccountJson,
    problems: ['not_found'],
  },
  kegReminder: {
    ...read,
    summary: "Preview of an account's reminder",
    params,
    response: mailPreviewJson,
    problems: ['not_found'],
  },
  kegStatement: {
    ...read,
    summary: 'A keg account as a PDF: kegs out, and the ledger',
    params,
    produces: 'application/pdf',
    problems: ['not_found'],
  },
  bookKegs: {
    who: 'staff',
    role: 'warehouse',
    rate: 'staff',
    summary: 'Book kegs as returned or lost, or correct the count',
    params,
    request: kegBooking,
    status: 200,
    response: kegAccountJson,
    problems: ['not_found', 'kegs_refused'],
  },
  undoKegEntry: {
    who: 'staff',
    role: 'warehouse',
    rate: 'staff',
    summary: 'Reverse a ledger entry',
    params: kegEntryParams,
    status: 200,
    response: kegAccountJson,
    problems: ['not_found', 'kegs_refused'],
  },
  remindOfKegs: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    summary: 'Email reminders about empty kegs',
    request: kegRemindersRequest,
    status: 202,
    response: kegRemindersSent,
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
