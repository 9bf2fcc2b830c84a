import type { CallName } from '../../../foundation/calls/index.ts';
import { deliveryLink, deliveryPageJson } from '../delivery-page.ts';
import {
  runCreate,
  runDayJson,
  runDayParams,
  runDaysJson,
  runDaysQuery,
  runEdit,
  runOrder,
  runParams,
  runStateChange,
  runsJson,
  runsPrinted,
  stopMove,
} from '../runs.ts';
import type { EndpointContract } from './endpoint.ts';

const read = { who: 'staff', role: 'office', rate: 'staff', status: 200 } as const;
const change = {
  who: 'staff',
  role: 'office',
  rate: 'staff',
  status: 200,
  response: runsJson,
  problems: ['stale', 'run_refused'],
} as const;

/** Runs of a day and their stops, for staff, and a delivery for its customer. */
export const runEndpoints = {
  openDelivery: {
    who: 'all',
    rate: 'read',
    summary: 'Follow the delivery of an emailed link, or end or resume these emails for its account',
    request: deliveryLink,
    status: 200,
    response: deliveryPageJson,
    problems: ['link_invalid', 'unavailable'],
  },
  runDays: {
    ...read,
    role: 'driver',
    summary: 'Delivery days with their orders, eight at a time',
    query: runDaysQuery,
    response: runDaysJson,
  },
  runDay: {
    ...read,
    role: 'driver',
    summary: "A day's runs, and its orders",
    params: runDayParams,
    response: runDayJson,
  },
  dayDocuments: {
    ...read,
    role: 'driver',
    summary: "The documents of all of a day's runs as one PDF",
    params: runDayParams,
    produces: 'application/pdf',
    problems: ['not_found'],
  },
  runDocuments: {
    ...read,
    role: 'driver',
    summary: "A run's pick list, loading list and delivery notes as one PDF",
    params: runParams,
    produces: 'application/pdf',
    problems: ['not_found'],
  },
  markPrinted: {
    ...change,
    role: 'warehouse',
    summary: "Record that runs' documents were printed",
    request: runsPrinted,
  },
  createRun: {
    ...change,
    role: 'warehouse',
    summary: 'A new run, and the orders to put on it',
    request: runCreate,
    status: 201,
  },
  moveStops: {
    ...change,
    role: 'warehouse',
    summary: 'Put orders on a run, move them within it or to another one, or take them off',
    request: stopMove,
  },
  editRun: {
    ...change,
    role: 'warehouse',
    summary: "A run's driver and leaving time",
    params: runParams,
    request: runEdit,
  },
  arrangeRun: {
    ...change,
    role: 'warehouse',
    summary: 'The order of the stops that can still be moved',
    params: runParams,
    request: runOrder,
  },
  changeRunState: {
    ...change,
    role: 'warehouse',
    summary: 'Set a run to picked or out, or back to an earlier state',
    params: runParams,
    request: runStateChange,
  },
  deleteRun: {
    ...change,
    role: 'warehouse',
    summary: 'Delete a run that has not left; its orders are then on no run',
    params: runParams,
  },
  restoreRun: {
    ...change,
    role: 'warehouse',
    summary: 'Restore a deleted run, with those of its orders that are on no other run',
    params: runParams,
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
