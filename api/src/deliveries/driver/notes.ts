import type { Conflict } from 'shared-domain/driver';
import type { OrderStatus } from 'shared-domain/orders';
import type { Deps } from '../../foundation/dependencies.ts';
import { accountOf, type OrderDocument } from '../../orders/order/index.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { driverLogModel } from './model.ts';

/** Records a stop's order as it was before the driver's first update. Returns its status at that time. */
export async function rememberStop(deps: Deps, run: string, order: OrderDocument): Promise<OrderStatus> {
  const logs = driverLogModel(deps.connection);
  const stop = { order: order._id, account: accountOf(order)?.id ?? '', before: order.status };
  await logs.updateOne({ _id: run, 'stops.order': { $ne: order._id } }, { $push: { stops: stop } });
  const log = await logs.findById(run, { stops: 1 }).lean();
  return log?.stops.find((one) => one.order === order._id)?.before ?? order.status;
}

type Refused = { run: string; stop: string; press: string; why: Conflict };

/** Records once, for the driver and in the audit, why an update doesn't count. */
export async function recordConflict(deps: Deps, { run, stop, press: update, why }: Refused): Promise<void> {
  const pendingAudit = entryOf(deps, `driver of run ${run}`, {
    action: 'run.press-refused',
    subject: run,
    after: { order: stop, why },
  });
  await driverLogModel(deps.connection).updateOne(
    { _id: run, 'conflicts.press': { $ne: update } },
    { $push: { conflicts: { press: update, stop, why }, pendingAudit } },
  );
}

/** Records who received a delivery, as a suggestion for the account's next one. */
export async function recordSettled(
  { connection }: Deps,
  { run, stop, receivedBy }: { run: string; stop: string; receivedBy: string | undefined },
): Promise<void> {
  if (!receivedBy) return;
  await driverLogModel(connection).updateOne(
    { _id: run, 'stops.order': stop },
    { $set: { 'stops.$.receivedBy': receivedBy } },
  );
}
