import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { yearBegins } from 'shared-domain/accounts';
import { type Day, dayOf } from 'shared-domain/dates';
import { z } from 'zod';
import {
  AS_READ,
  batched,
  centsIn,
  DURABLE,
  driverCollection,
  modelOf,
  oncePer,
  type Stored,
  schemaOf,
  searchable,
} from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import {
  accountOf,
  ERASED_EMAIL,
  emailAccount,
  licenceAccount,
  NAMED,
  type OrderDocument,
  orderModel,
  partyOf,
} from '../order/index.ts';

const MAX = { maxTimeMS: 30_000 };
/** Accounts that are counted at once. */
const SLICE = 200;

/** What an account has ordered (LICENCE-15, LICENCE-21); cancelled orders don't count. */
const description = z.object({
  _id: z.string(),
  channel: z.enum(['licensee', 'keg']),
  /** Of a keg portal customer, as on the latest order. */
  name: z.string(),
  /** What a keg portal customer is found by: address and name, as in the texts of their orders. */
  texts: z.array(z.string()).optional(),
  orders: z.number(),
  lastOrderAt: z.date(),
  /** Cents of the 365 days that end with `counted`. */
  twelveMonths: z.number(),
  /** The day it was counted on; '' since an order has changed. */
  counted: z.string(),
  /** New with each mark. */
  version: z.string(),
});
export type AccountSums = Stored<typeof description>;
type Figures = Pick<AccountSums, 'name' | 'texts' | 'orders' | 'lastOrderAt' | 'twelveMonths'>;

const schema = schemaOf(description, { collection: 'account_sums', ...DURABLE });
schema.index({ lastOrderAt: -1, _id: 1 });
schema.index({ channel: 1, orders: 1 });
schema.index({ channel: 1, name: 1 }, { collation: AS_READ });
schema.index({ twelveMonths: -1, lastOrderAt: -1, _id: 1 });
schema.index({ counted: 1, twelveMonths: 1 });
schema.index({ texts: 1 }, { sparse: true });

export const accountSumsModel = modelOf<AccountSums>('AccountSums', schema);

const NONE: Figures = { name: '', orders: 0, lastOrderAt: new Date(0), twelveMonths: 0 };
/** Without an order of versions, since an account may be deleted and made again. */
const stale = () => ({ counted: '', version: randomUUID() });
/** The document that says that every account is there. */
const ALL = '';

/** Match the accounts with orders: of licensees, and of keg portal customers. */
export const LICENCES_WITH_ORDERS = { channel: 'licensee', orders: { $gt: 0 } } as const;
export const PORTAL_CUSTOMERS = { channel: 'keg', orders: { $gt: 0 } } as const;

/** Has the accounts of changed orders counted again before they are next read. */
export async function markAccounts(connection: Connection, orders: readonly OrderDocument[]): Promise<void> {
  const ids = new Set(orders.flatMap((order) => accountOf(order)?.id ?? []));
  // An erased order doesn't say any more which customer of the keg portal it was.
  ids.delete(emailAccount(ERASED_EMAIL));
  await mark(connection, ids);
  const former = orders.flatMap(({ formerTexts = [] }) => formerTexts);
  if (former.length > 0)
    await driverCollection(accountSumsModel(connection)).updateMany(
      { texts: { $in: former } },
      { $set: stale() },
    );
}

async function mark(connection: Connection, ids: ReadonlySet<string>): Promise<void> {
  if (ids.size === 0) return;
  await driverCollection(accountSumsModel(connection)).bulkWrite(
    [...ids].map((_id) => {
      const party = partyOf(_id);
      const kind =
        'email' in party
          ? { channel: 'keg' as const, texts: [searchable(party.email)] }
          : { channel: 'licensee' as const };
      const update = { $set: stale(), $setOnInsert: { ...NONE, ...kind } };
      return { updateOne: { filter: { _id }, update, upsert: true } };
    }),
    { ordered: false, ...MAX },
  );
}

/**
 * Counts the accounts whose orders, or whose twelve months, have changed before the call since they were counted. Concurrent calls
 * of a process share the work.
 */
export const countAccounts = ({ connection, clock }: Pick<Deps, 'connection' | 'clock'>): Promise<void> =>
  counterOf(connection)(dayOf(clock()));

const counterOf = oncePer((connection) =>
  batched(async (days: Day[]) => {
    const [latest = ''] = days.toSorted().reverse();
    await countWaiting(connection, latest);
    return days.map(() => undefined);
  }),
);

async function countWaiting(connection: Connection, today: Day): Promise<void> {
  const all = driverCollection(accountSumsModel(connection));
  if (!(await all.findOne({ _id: ALL }, MAX))) await markEveryAccount(connection);
  const waiting = { $or: [{ counted: '' }, { counted: { $lt: today }, twelveMonths: { $gt: 0 } }] };
  for (;;) {
    const slice = await all.find(waiting, { projection: { version: 1 }, limit: SLICE, ...MAX }).toArray();
    if (slice.length === 0) return;
    const ids = slice.map(({ _id }) => _id);
    const figures = await figuresOf(connection, ids, today);
    await all.bulkWrite(
      // One that was marked meanwhile waits for the next slice.
      slice.map(({ _id, version }) => {
        const filter = { _id, version };
        const its = figures.get(_id);
        return its
          ? { updateOne: { filter, update: { $set: { ...its, counted: today } } } }
          : { deleteOne: { filter } };
      }),
      { ordered: false, ...MAX },
    );
  }
}

/** Has every account counted again. */
export async function markEveryAccount(connection: Connection): Promise<void> {
  const orders = driverCollection(orderModel(connection));
  const all = driverCollection(accountSumsModel(connection));
  const [there, numbers, emails] = await Promise.all([
    all.distinct('_id', { _id: { $gt: ALL } }, MAX),
    orders.distinct('licenseNum', { channel: 'licensee', state: 'placed' }, MAX),
    orders.distinct('customerEmail', { channel: 'keg', ...NAMED }, MAX),
  ]);
  const licences = numbers.flatMap((number) => (number ? licenceAccount(number) : []));
  await mark(connection, new Set([...there, ...licences, ...emails.map(emailAccount)]));
  const isThere = { ...NONE, channel: 'licensee', counted: 'all', version: 'all' } as const;
  await all.updateOne({ _id: ALL }, { $set: isThere }, { upsert: true, ...MAX });
}

/** The figures of those accounts that have orders; licensees' come from the index `licensees` alone. */
async function figuresOf(connection: Connection, ids: readonly string[], today: Day) {
  const parties = ids.map(partyOf);
  const licenseNum = { $in: parties.flatMap((party) => ('email' in party ? [] : party.licenseNumber)) };
  const texts = { $in: parties.flatMap((party) => ('email' in party ? searchable(party.email) : [])) };
  const placed = { state: 'placed', status: { $ne: 'cancelled' } } as const;
  const isRecent = { $gte: ['$orderDate', yearBegins(today)] };
  const figures = {
    orders: { $sum: 1 },
    lastOrderAt: { $max: '$orderDate' },
    twelveMonths: { $sum: { $cond: [isRecent, centsIn('$totalAmount'), 0] } },
  };
  const orders = driverCollection(orderModel(connection));
  const read = (stages: object[]) => orders.aggregate<Figures & { _id: string }>(stages, MAX).toArray();
  const [licences, portal] = await Promise.all([
    read([
      { $match: { ...placed, channel: 'licensee', licenseNum } },
      { $group: { _id: '$licenseNum', name: { $first: '' }, ...figures } },
    ]),
    read([
      { $match: { ...placed, ...NAMED, channel: 'keg', texts } },
      { $sort: { orderDate: -1 } },
      { $group: { _id: { $toLower: '$customerEmail' }, name: { $first: '$customerName' }, ...figures } },
    ]),
  ]);
  return new Map<string, Figures>([
    ...licences.map(({ _id, ...its }) => [licenceAccount(_id), its] as const),
    ...portal.map(({ _id, ...its }) => {
      const found = [...new Set([_id, its.name].map(searchable))];
      return [emailAccount(_id), { ...its, texts: found }] as const;
    }),
  ]);
}
