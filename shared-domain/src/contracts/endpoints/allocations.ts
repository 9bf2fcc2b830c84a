import { z } from 'zod';
import type { CallName } from '../../calls/index.ts';
import { mailPreviewJson } from '../accounts.ts';
import {
  allocationJson,
  allocationListJson,
  allocationListQuery,
  allocationResultJson,
  cancelledAllocation,
  editedAllocation,
  licenseeAllocationJson,
  newAllocation,
  shareConfirmation,
  shareLetGo,
  shareRemindersRequest,
  unitsRequest,
} from '../allocations.ts';
import { kegRemindersSent } from '../kegs.ts';
import type { EndpointContract } from './endpoint.ts';

const params = z.object({ id: z.string().max(60) });
const ofLicensee = { who: 'licensee', status: 200, response: licenseeAllocationJson, params } as const;
const changes = { ...ofLicensee, rate: 'order', presentOnly: true, goodStanding: 'session' } as const;
const ofStaff = { who: 'staff', role: 'office', rate: 'staff', response: allocationJson } as const;
const licenceProblems = ['licence_required', 'licence_suspended', 'allocation_not_found'] as const;
const refusals = [...licenceProblems, 'licence_lapsed', 'allocation_refused'] as const;

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
    summary: 'Ask for units, change the request, or take it back',
    request: unitsRequest,
    problems: refusals,
  },
  confirmShare: {
    ...changes,
    summary: 'Order units that are held for this account; the same press twice places one order',
    request: shareConfirmation,
    problems: [...refusals, 'price_changed', 'out_of_stock', 'delivery_day_closed', 'delivery_refused'],
  },
  letShareGo: {
    ...changes,
    summary: 'Let the held units go, or take that back within a minute',
    request: shareLetGo,
    problems: refusals,
  },
  allocationResult: {
    who: 'all',
    rate: 'read',
    summary: 'A result without names, for anyone to repeat',
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
    summary: 'Cancel an allocation that is not shared yet, or bring it back',
    params,
    request: cancelledAllocation,
    status: 200,
    problems: ['allocation_not_found', 'allocation_refused'],
  },
  shareReminder: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    summary: 'The reminder that accounts with a share to confirm would get now',
    params,
    status: 200,
    response: mailPreviewJson,
    problems: ['allocation_not_found', 'allocation_refused'],
  },
  remindOfShares: {
    who: 'staff',
    role: 'office',
    rate: 'staff',
    summary: 'Remind accounts by mail of shares that they have not confirmed',
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
