import { Types } from 'mongoose';
import type { AuditEntry, AuditJson, licenceTimelineQuery } from 'shared-domain/contracts';
import type { z } from 'zod';
import type { Deps } from '../../foundation/dependencies.ts';
import { licenceAccount, orderModel } from '../../orders/order/index.ts';
import { copyAll, type EntrySource, entriesAbout, presentEntry } from '../../requests/audit/index.ts';
import { cursorOf, type Position, positionOf } from '../../requests/paging/index.ts';
import { kegAccountModel } from '../kegs/index.ts';
import type { LicenseeDocument } from '../licences/index.ts';

const PAGE = 20;
/** Changes of orders beyond this number are only in the audit. */
const MAX_ORDERS = 500;

type Query = z.infer<typeof licenceTimelineQuery>;

/** A page of a licence's history, newest first: staff changes, orders, keg movements, reminders. */
export async function readTimeline(
  deps: Deps,
  sources: EntrySource[],
  licensee: LicenseeDocument,
  { about, cursor, limit = PAGE }: Query,
): Promise<AuditJson> {
  await copyAll(deps, sources);
  const after = cursor === undefined ? undefined : positionOf(cursor);
  const reads = {
    orders: [changesOfOrders, placedOrders],
    kegs: [changesOfKegs, movedKegs],
    licence: [changesOfLicence, reminders],
  };
  const wanted = about ? reads[about] : Object.values(reads).flat();
  const found = (await Promise.all(wanted.map((read) => read(deps, licensee, after, limit + 1)))).flat();
  const entries = found.filter((entry) => isAfter(entry, after)).sort(newestFirst);
  const page = entries.slice(0, limit);
  const last = page.at(-1);
  return {
    entries: page,
    ...(last && entries.length > limit ? { nextCursor: cursorOf(new Date(last.at), last.id) } : {}),
  };
}

type Read = (
  deps: Deps,
  licensee: LicenseeDocument,
  after: Position | undefined,
  limit: number,
) => Promise<AuditEntry[]> | AuditEntry[];

const newestFirst = (one: AuditEntry, other: AuditEntry) =>
  other.at.localeCompare(one.at) || (other.id < one.id ? -1 : 1);

const isAfter = ({ at, id }: AuditEntry, after: Position | undefined) =>
  !after || at < after.at.toISOString() || (at === after.at.toISOString() && id < after.id);

/** The same as a database condition; at the same instant only ids below `id`, or all. */
function following(field: string, after: Position | undefined, id: unknown): object {
  if (!after) return {};
  const below = id === undefined ? {} : { _id: { $lt: id } };
  return { $or: [{ [field]: { $lt: after.at } }, { [field]: after.at, ...below }] };
}

async function changesOf(deps: Deps, subjects: string[], after: Position | undefined, limit: number) {
  // Entry ids sort before order ids.
  const isEntry = after && /^[0-9a-f]{24}$/.test(after.id);
  const place = following('at', after, isEntry ? new Types.ObjectId(after.id) : undefined);
  return (await entriesAbout(deps, subjects, place, limit)).map(presentEntry);
}

const changesOfLicence: Read = (deps, { _id }, after, limit) => changesOf(deps, [_id], after, limit);
const changesOfKegs: Read = (deps, { _id }, after, limit) =>
  changesOf(deps, [licenceAccount(_id)], after, limit);

const changesOfOrders: Read = async (deps, { _id }, after, limit) => {
  const orders = await orderModel(deps.connection)
    .find({ licenseNum: _id, state: 'placed' }, { _id: 1 })
    .sort({ orderDate: -1 })
    .limit(MAX_ORDERS)
    .lean();
  return changesOf(
    deps,
    orders.map((order) => order._id),
    after,
    limit,
  );
};

const placedOrders: Read = async (deps, { _id: licenseNum }, after, limit) => {
  const place = following('orderDate', after, after?.id);
  const orders = await orderModel(deps.connection)
    .find({ $and: [{ licenseNum, state: 'placed' }, place] }, { orderDate: 1, totalAmount: 1, delivery: 1 })
    .sort({ orderDate: -1, _id: -1 })
    .limit(limit)
    .lean();
  return orders.map(({ _id, orderDate, totalAmount, delivery }) => ({
    id: _id,
    at: orderDate.toISOString(),
    who: 'customer',
    action: 'order.placed',
    subject: _id,
    after: { totalAmount, ...(delivery?.kind === 'delivery' ? { day: delivery.day } : {}) },
  }));
};

/** Bookings by drivers and by deliveries; those of staff are in the audit. */
const movedKegs: Read = async ({ connection }, { _id }) => {
  const account = await kegAccountModel(connection).findById(licenceAccount(_id), { entries: 1 }).lean();
  return (account?.entries ?? [])
    .filter(({ who }) => !who.includes('@'))
    .map(({ id, at, kind, change, order, who, reason }) => ({
      id: `kegs ${id}`,
      at,
      who,
      action: `kegs.${kind}`,
      subject: order ?? licenceAccount(_id),
      after: { kegs: change, ...(reason ? { reason } : {}) },
    }));
};

const reminders: Read = (_deps, { _id, reminders: sent = [] }) =>
  sent.map(({ at, days, endDate, to }) => ({
    id: `reminder ${endDate} ${days}`,
    at: at.toISOString(),
    who: 'system',
    action: 'licence.reminder',
    subject: _id,
    after: { days, to },
  }));
