import { z } from 'zod';
import type { CallName } from '../../../foundation/calls/index.ts';
import { mailPreviewJson } from '../accounts.ts';
import {
  allocationJson,
  allocationListJson,
  allocationListQuery,
  allocationResultJson,
  cancelledAllocation,
  declineRequest,
  editedAllocation,
  licenseeAllocationJson,
  newAllocation,
  shareConfirmation,
  shareRemindersRequest,
  unitsRequest,
} from '../allocations.ts';
import { kegRemindersSent } from '../kegs.ts';
import type { EndpointContract } from './endpoint.ts';

const params = z.object({ id: z.string().max(60) });
const ofLicensee = { who: 'licensee', status: 200, response: licenseeAllocationJson, params } as const;
const changes = {
  ...ofLicensee,
  accountRole: 'order',
  rate: 'order',
  presentOnly: true,
  goodStanding: 'session',
} as const;
const ofStaff = { who: 'staff', role: 'office', rate: 'staff', response: allocationJson } as const;
const licenceProblems = ['licence_required', 'licence_suspended', 'allocation_not_found'] as const;
const refusals = [
  ...licenceProblems,
  'licence_lapsed',
  'allocation_refused',
  'account_role_refused',
] as const;

/** Allocations: requesting and confirming for licensees, managing for staff. */
export const allocationEndpoints = {
  readAllocation: {
    ...ofLicensee,
    rate: 'read',
    summary: "An allocation with this account's request and share",
    problems: licenceProblems,
  },
  requestUnits: {
    ...changes,
    summary: 'Request units, change the request, or withdraw it',
    request: unitsRequest,
    problems: refusals,
  },
  confirmShare: {
    ...changes,
    summary: 'Order units that are held for this account; repeating it places only one order',
    request: shareConfirmation,
    problems: [...refusals, 'price_changed', 'out_of_stock', 'delivery_day_closed', 'delivery_refused'],
  },
  letShareGo: {
    ...changes,
    summary: 'Release the held units, or undo that within a minute',
    request: declineRequest,
    problems: refusals,
  },
  allocationResult: {
    who: 'all',
    rate: 'read',
    summary: 'The anonymous result of a draw, which anyone can recompute',
    params,
    status: 200,
    response: allocationResultJson,
    problems: ['allocation_not_found'],
  },
  adminAllocations: {
    ...ofStaff,
    summary: 'Allocations, newest first',
    query: allocationListQuery,
    status: 200,
    response: allocationListJson,
  },
  adminAllocation: {
    ...ofStaff,
    recentPasskey: 'long',
    summary: 'An allocation with every request and share',
    params,
    status: 200,
    problems: ['allocation_not_found'],
  },
  createAllocation: {
    ...ofStaff,
    summary: 'Announce an allocation and set its units aside',
    request: newAllocation,
    status: 201,
    problems: ['product_not_found', 'allocation_refused'],
  },
  editAllocation: {
    ...ofStaff,
    summary: 'Change an allocation that has not opened yet',
    params,
    request: editedAllocation,
    status: 200,
    problems: ['allocation_not_found', 'allocation_refused', 'stale'],
  },
  cancelAllocation: {
    ...ofStaff,
    summary: 'Cancel an allocation that has not been shared yet, or restore it',
    params,
    request: cancelledAllocation,
    status: 200,
    problems: ['allocation_not_found', 'allocation_refused'],
  },
  requestForAccount: {
    ...ofStaff,
    summary: 'Request units for an account that asks by phone, change its request, or withdraw it',
    params: params.extend({ licence: z.string().max(60) }),
    request: unitsRequest,
    status: 200,
    problems: [
      'allocation_not_found',
      'licence_not_found',
      'licence_suspended',
      'licence_lapsed',
      'allocation_refused',
    ],
  },
  shareReminder: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    summary: 'Preview of the reminder for accounts with an unconfirmed share',
    params,
    status: 200,
    response: mailPreviewJson,
    problems: ['allocation_not_found', 'allocation_refused'],
  },
  remindOfShares: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    summary: 'Email reminders to accounts with an unconfirmed share',
    params,
    request: shareRemindersRequest,
    status: 202,
    response: kegRemindersSent,
    problems: ['allocation_not_found', 'allocation_refused'],
  },
  allocationCsv: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    recentPasskey: true,
    summary: 'Requests and shares as a CSV file',
    params,
    status: 200,
    produces: 'text/csv',
    problems: ['allocation_not_found'],
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
