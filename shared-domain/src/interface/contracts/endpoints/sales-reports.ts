import type { CallName } from '../../../foundation/calls/index.ts';
import {
  prepareRequest,
  salesReportFileParams,
  salesReportJson,
  salesReportParams,
  salesReportsJson,
  salesReportsQuery,
  sendReportsRequest,
} from '../sales-reports.ts';
import type { EndpointContract } from './endpoint.ts';

const staff = { who: 'staff', role: 'office', rate: 'staff', status: 200 } as const;

/** Suppliers' sales reports by week, for staff. */
export const salesReportEndpoints = {
  salesReports: {
    ...staff,
    summary: 'The sales reports of a week, by default of the latest',
    query: salesReportsQuery,
    response: salesReportsJson,
  },
  salesReport: {
    ...staff,
    summary: "A sales report's lines and its sums by class of customer",
    params: salesReportParams,
    response: salesReportJson,
    problems: ['not_found'],
  },
  salesReportFile: {
    ...staff,
    recentPasskey: true,
    summary: 'A sales report as CSV or PDF',
    params: salesReportFileParams,
    produces: 'text/csv',
    problems: ['not_found'],
  },
  prepareSalesReports: {
    ...staff,
    summary: 'Prepare the reports of a week again, except those that are sent',
    request: prepareRequest,
    response: salesReportsJson,
    problems: ['report_refused'],
  },
  sendSalesReports: {
    ...staff,
    recentPasskey: true,
    summary: 'Mail prepared reports to the contacts of their suppliers; from then on they never change',
    request: sendReportsRequest,
    response: salesReportsJson,
    problems: ['report_refused', 'stale'],
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
