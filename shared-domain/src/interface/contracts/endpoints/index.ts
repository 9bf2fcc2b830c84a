import { type Addresses, type CallName, calls, methodAndPath } from '../../../foundation/calls/index.ts';
import { accountPeopleEndpoints } from './account.ts';
import { accountingEndpoints } from './accounting.ts';
import { accountEndpoints } from './accounts.ts';
import { allocationEndpoints } from './allocations.ts';
import { apiKeyEndpoints } from './api-keys.ts';
import { billEndpoints } from './bills.ts';
import { driverEndpoints } from './driver.ts';
import type { EndpointContract } from './endpoint.ts';
import { importEndpoints } from './imports.ts';
import { inventoryEndpoints } from './inventory.ts';
import { kegEndpoints } from './kegs.ts';
import { operatorEndpoints } from './operator.ts';
import { orderDeskEndpoints } from './order-desk.ts';
import { orderingEndpoints } from './ordering.ts';
import { passkeyEndpoints } from './passkeys.ts';
import { personalDataEndpoints } from './personal-data.ts';
import { receivableEndpoints } from './receivables.ts';
import { runEndpoints } from './runs.ts';
import { salesReportEndpoints } from './sales-reports.ts';
import { shopEndpoints } from './shop.ts';
import { signingInEndpoints } from './signing-in.ts';
import { staffEndpoints } from './staff.ts';
import { standingOrderEndpoints } from './standing-orders.ts';
import { stockAlertEndpoints } from './stock-alerts.ts';
import { supplierPageEndpoints } from './supplier-page.ts';
import { supplierEndpoints } from './suppliers.ts';
import { webhookEndpoints } from './webhooks.ts';

const contracts = {
  ...shopEndpoints,
  ...orderingEndpoints,
  ...allocationEndpoints,
  ...stockAlertEndpoints,
  ...signingInEndpoints,
  ...passkeyEndpoints,
  ...inventoryEndpoints,
  ...importEndpoints,
  ...orderDeskEndpoints,
  ...kegEndpoints,
  ...receivableEndpoints,
  ...billEndpoints,
  ...runEndpoints,
  ...accountEndpoints,
  ...accountPeopleEndpoints,
  ...supplierEndpoints,
  ...salesReportEndpoints,
  ...accountingEndpoints,
  ...driverEndpoints,
  ...staffEndpoints,
  ...apiKeyEndpoints,
  ...webhookEndpoints,
  ...personalDataEndpoints,
  ...standingOrderEndpoints,
  ...supplierPageEndpoints,
  ...operatorEndpoints,
} as const satisfies Record<CallName, EndpointContract>;

export type EndpointName = CallName;
export type Endpoints = { [Name in CallName]: (typeof contracts)[Name] & Addresses[Name] };

/** Every call of the API by its name. */
export const endpoints = Object.fromEntries(
  Object.entries(contracts).map(([name, contract]) => [
    name,
    { ...methodAndPath(calls[name as CallName]), ...contract },
  ]),
) as Endpoints;
