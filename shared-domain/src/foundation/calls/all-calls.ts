import { accountCalls } from './account.ts';
import { allocationCalls } from './allocation.ts';
import { billCalls } from './bills.ts';
import { customerCalls } from './customer.ts';
import { deliveryPageCalls } from './delivery-page.ts';
import { driverCalls } from './driver.ts';
import { kegCalls } from './keg.ts';
import type { Method } from './method-and-path.ts';
import { operatorCalls } from './operator.ts';
import { staffCalls } from './staff.ts';
import { standingOrderCalls } from './standing-order.ts';
import { stockAlertCalls } from './stock-alerts.ts';
import { supplierPageCalls } from './supplier-page.ts';

/** Every call of the API by its name. `contracts/endpoints` says what goes in and out. */
export const calls = {
  ...customerCalls,
  ...accountCalls,
  ...allocationCalls,
  ...billCalls,
  ...deliveryPageCalls,
  ...driverCalls,
  ...kegCalls,
  ...standingOrderCalls,
  ...stockAlertCalls,
  ...supplierPageCalls,
  ...staffCalls,
  ...operatorCalls,
} as const satisfies Record<string, `${Method} /api/${string}`>;

export type CallName = keyof typeof calls;

type Split<Call> = Call extends `${infer M extends Method} ${infer Path}` ? { method: M; path: Path } : never;

/** Method and path of each call. */
export type Addresses = { [Name in CallName]: Split<(typeof calls)[Name]> };
