import type { HeldOrder, ReturnedOrder, SentinelJson, WaitingOrder } from 'shared-domain/contracts';
import { sumOf } from 'shared-domain/money';
import type { Deps } from '../../foundation/dependencies.ts';
import { NOT_REMOVED } from '../../requests/audit/index.ts';
import { HELD, orderModel, WAITS, waitsUntil } from '../order/index.ts';
import { findingsOfDisputes } from './disputes-side.ts';
import { checkModel, type FindingDocument, findingModel } from './model.ts';
import { findingsOfOrders } from './orders-side.ts';
import { findingsOfPayments } from './payments-side.ts';
import { findingsOfRefunds } from './refunds-side.ts';
import { settleFinding } from './settle.ts';

/** Orders of a kind that are listed. */
const MOST = 200;
const REPAIRS = {
  'record-payment': 'Record the payment: the order becomes paid and its emails are sent.',
  'refund-payment': 'Refund the customer.',
  'end-payment': 'End the payment and return the stock.',
  'record-refund': 'Record the refund as the payment service has it; the stock stays as it is.',
} as const;

/** Compares orders and payments and stores what disagrees; what agrees again is removed. */
export async function checkAndRemember(deps: Deps): Promise<void> {
  const checkedAt = deps.clock();
  const { findings: ofPayments, paidSessions } = await findingsOfPayments(deps);
  const ofOrders = await findingsOfOrders(deps, paidSessions);
  const others = await Promise.all([findingsOfRefunds(deps), findingsOfDisputes(deps)]);
  const findings = [...ofPayments, ...ofOrders, ...others.flat()];
  const model = findingModel(deps.connection);
  const found = findings.map(({ _id, ...finding }) => ({
    updateOne: {
      filter: { _id },
      update: {
        $set: { ...finding, checkedAt },
        $setOnInsert: { foundAt: checkedAt },
        $unset: { removedAt: 1 },
      },
      upsert: true,
    },
  }));
  if (found.length > 0) await model.bulkWrite(found as never[], { ordered: false });
  const gone = await model.find({ _id: { $nin: findings.map(({ _id }) => _id) }, ...NOT_REMOVED }).lean();
  for (const finding of gone) await settleFinding(deps, finding);
  await checkModel(deps.connection).updateOne({ _id: 'last' }, { $set: { at: checkedAt } }, { upsert: true });
}

/** The findings of the last comparison, oldest first, and the orders that wait for staff or of which something came back. */
export async function readFindings(deps: Deps): Promise<SentinelJson> {
  const { connection } = deps;
  const [found, last, waiting, held, returned, { unvouchedUnits }] = await Promise.all([
    findingModel(connection).find(NOT_REMOVED).sort({ foundAt: 1, _id: 1 }).lean(),
    checkModel(connection).findById('last').lean(),
    waitingOrders(deps),
    heldOrders(deps),
    returnedOrders(deps),
    deps.tradeSettings(),
  ]);
  return {
    ...{ findings: found.map(present), waiting, held, returned, unvouchedUnits },
    ...(last ? { checkedAt: last.at.toISOString() } : {}),
  };
}

/** The orders that wait for staff to confirm them, the first to end first (ORDER-30). */
async function waitingOrders({ connection }: Deps): Promise<WaitingOrder[]> {
  const orders = await orderModel(connection)
    .find(
      { state: 'placed', ...WAITS },
      { status: 1, review: 1, accountName: 1, customerName: 1, totalAmount: 1, orderDate: 1 },
    )
    .sort({ orderDate: 1 })
    .limit(MOST)
    .maxTimeMS(10_000)
    .lean();
  return orders.flatMap((order) => {
    const until = waitsUntil(order);
    const { _id: orderId, accountName, customerName, totalAmount: orderAmount, orderDate } = order;
    if (!until) return [];
    const [customer, at] = [accountName ?? customerName, orderDate.toISOString()];
    return [{ orderId, customer, orderAmount, orderDate: at, until: until.toISOString() }];
  });
}

/** The orders that wait because of what their account owes, the oldest first, until staff release them (RECEIVABLE-10). */
async function heldOrders({ connection }: Deps): Promise<HeldOrder[]> {
  const orders = await orderModel(connection)
    .find(
      { state: 'placed', ...HELD },
      { held: 1, accountName: 1, customerName: 1, totalAmount: 1, orderDate: 1 },
    )
    .sort({ 'held.at': 1 })
    .limit(MOST)
    .maxTimeMS(10_000)
    .lean();
  return orders.map(({ _id: orderId, accountName, customerName, totalAmount, orderDate, held }) => ({
    ...{ orderId, customer: accountName ?? customerName, orderAmount: totalAmount },
    ...{ orderDate: orderDate.toISOString(), why: held?.why ?? '' },
  }));
}

/** The orders of which a driver noted units that came back, the oldest first, until staff credit or dismiss them (DRIVER-15). */
async function returnedOrders({ connection }: Deps): Promise<ReturnedOrder[]> {
  const orders = await orderModel(connection)
    .find({ 'returned.settled': false }, { returned: 1, accountName: 1, customerName: 1 })
    .sort({ 'returned.at': 1 })
    .limit(MOST)
    .maxTimeMS(10_000)
    .lean();
  return orders.flatMap(({ _id: orderId, accountName, customerName, returned }) => {
    if (!returned) return [];
    const units = sumOf(returned.lines.map(({ quantity }) => quantity));
    return [{ orderId, customer: accountName ?? customerName, units, at: returned.at.toISOString() }];
  });
}

function present({ _id, checkedAt: _checkedAt, paymentIntent: _intent, ...finding }: FindingDocument) {
  const { repair, foundAt, asked: _asked, removedAt: _removedAt, ...rest } = finding;
  return { id: _id, ...rest, foundAt: foundAt.toISOString(), ...(repair ? { repair: REPAIRS[repair] } : {}) };
}
