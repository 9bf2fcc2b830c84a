import { reportsOf } from 'shared-domain/driver';
import { placeOf, type Run, type Stop } from 'shared-domain/runs';
import { licenseeModel } from '../../accounts/licences/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { findOrder, type OrderDocument } from '../../orders/order/index.ts';
import type { DeliveryOnDay } from '../../requests/protections/index.ts';
import { driverLogModel } from '../driver/index.ts';
import { readRunDay } from '../runs/index.ts';

/** The account of an order, as far as these mails need it. */
type Account = { licenseNumber: string; companyName: string; on: boolean };

/** A delivery on its day: its order, its place on a run if it has one, and its account if it has one. */
export type Delivery = { order: OrderDocument; run?: Run; stop?: Stop; account?: Account };

/** Reads a delivery; undefined if its order doesn't exist. */
export async function readDelivery(
  deps: Deps,
  { day, order: id }: DeliveryOnDay,
): Promise<Delivery | undefined> {
  const [order, runDay] = await Promise.all([findOrder(deps, id), readRunDay(deps.connection, day)]);
  if (!order) return undefined;
  const account = await accountOf(deps, order);
  return { order, ...placeOf(runDay, id), ...(account ? { account } : {}) };
}

/** Only licensees have an account; of any other customer's order there is one such mail, and nothing to turn off. */
async function accountOf(
  { connection }: Deps,
  { channel, licenseNum }: OrderDocument,
): Promise<Account | undefined> {
  if (channel !== 'licensee' || !licenseNum) return undefined;
  const found = await licenseeModel(connection)
    .findById(licenseNum, { companyName: 1, arrivalMails: 1 })
    .lean();
  return found
    ? { licenseNumber: found._id, companyName: found.companyName, on: found.arrivalMails !== false }
    : undefined;
}

/** Whether the driver has reported the end of a stop; a phone that was offline reports several at once (DRIVER-4). */
export async function hasReportedEnd({ connection }: Deps, run: string, stop: string): Promise<boolean> {
  const log = await driverLogModel(connection).findById(run, { presses: 1 }).lean();
  const ending = reportsOf(log?.presses.filter((update) => update.stop === stop) ?? []).get(stop)?.ending;
  return ending !== undefined && ending.what !== 'reopened';
}
