import type { CallName } from '../../../foundation/calls/index.ts';
import {
  stockAlertAsked,
  stockAlertCountsJson,
  stockAlertRequest,
  stockAlertsJson,
  stockAlertsLink,
} from '../stock-alerts.ts';
import type { EndpointContract } from './endpoint.ts';

/** Mails about products that are back in stock. */
export const stockAlertEndpoints = {
  askForStockAlert: {
    who: 'all',
    rate: 'form',
    summary: 'Request one email when a sold-out product is back',
    request: stockAlertRequest,
    status: 202,
    response: stockAlertAsked,
    problems: ['product_not_found'],
  },
  openStockAlerts: {
    who: 'all',
    rate: 'form',
    summary: "Read, confirm or end the alerts of an emailed link's address",
    request: stockAlertsLink,
    status: 200,
    response: stockAlertsJson,
    problems: ['link_invalid'],
  },
  stockAlertCounts: {
    who: 'staff',
    role: 'warehouse',
    rate: 'staff',
    keys: ['catalogue.read'],
    summary: 'How many customers wait for each sold-out product',
    status: 200,
    response: stockAlertCountsJson,
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
