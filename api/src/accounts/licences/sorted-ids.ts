import { compareNames } from 'shared-domain/catalogue';
import type { LicenceSort, StandingFilter } from 'shared-domain/contracts';
import { licenceKey } from 'shared-domain/licences';
import { AS_READ, containing } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { licenceAccount, textsContaining } from '../../orders/order/index.ts';
import { accountSums, LICENCES_WITH_ORDERS, PORTAL_CUSTOMERS } from '../../orders/sums/index.ts';
import { offsetCursor, offsetOf } from '../../requests/paging/index.ts';
import { ofStandings } from './by-standing.ts';
import { licenseeModel } from './model.ts';

export type Query = {
  limit: number;
  cursor?: string | undefined;
  search?: string | undefined;
  sort?: LicenceSort | undefined;
  standing?: StandingFilter[] | undefined;
};

export const numberOf = (id: string): string => id.slice(licenceAccount('').length);

/** Sorts by a licensee's own fields. */
const BY_DOCUMENT = {
  created: { created_at: -1, _id: 1 },
  // By the index alone, which also keeps equal names in one order.
  company: { companyName: 1 },
  number: { _id: 1 },
  endDate: { endDate: 1, _id: 1 },
} as const;

/** A page of accounts as the list is sorted: licensees and, on the list of all accounts, keg portal customers (LICENCE-21). */
export async function readIds(
  deps: Deps,
  query: Query,
  isOfAll = false,
): Promise<{ ids: string[]; total: number; nextCursor?: string }> {
  const { search, standing, sort = 'lastOrder', limit } = query;
  const start = offsetOf(query.cursor);
  const { licenceGraceDays } = await deps.tradeSettings();
  const wanted = {
    ...matching(search),
    ...(standing ? ofStandings(standing, deps.clock(), licenceGraceDays) : {}),
  };
  const sums = await accountSums(deps);
  const portal = {
    ...PORTAL_CUSTOMERS,
    ...(isOfAll && search ? { texts: await textsContaining(deps.connection, search, FEW_TEXTS) } : {}),
  };
  const licensees = licenseeModel(deps.connection);
  const isNarrowed = Boolean(search) || standing !== undefined;
  const [own, others] = await Promise.all([
    isNarrowed ? licensees.countDocuments(wanted) : licensees.estimatedDocumentCount(),
    isOfAll ? sums.countDocuments(portal) : 0,
  ]);
  const page: Page = { limit, start, wanted, isNarrowed, own, sums, portal: isOfAll ? portal : undefined };
  const ids = await (sort === 'lastOrder' || sort === 'twelveMonths'
    ? byOrders(deps, page, sort)
    : sort === 'company'
      ? byName(deps, page)
      : byField(deps, page, sort));
  const total = own + others;
  return {
    ids,
    total,
    ...(start + ids.length < total ? { nextCursor: offsetCursor(start + ids.length) } : {}),
  };
}

/** With more matching texts, a search compares those of all customers. */
const FEW_TEXTS = 5_000;

type Page = {
  limit: number;
  start: number;
  /** Matches the licensees that are wanted, of whom there are `own`. */
  wanted: object;
  isNarrowed: boolean;
  own: number;
  sums: Awaited<ReturnType<typeof accountSums>>;
  /** Matches the keg portal customers that are wanted, if any are. */
  portal: object | undefined;
};

const BY_ORDERS = {
  lastOrder: { lastOrderAt: -1, _id: 1 },
  twelveMonths: { twelveMonths: -1, lastOrderAt: -1, _id: 1 },
} as const;

/** Those who have ordered come first, by last order or by their sum of twelve months; then the others by name. */
async function byOrders(
  { connection }: Deps,
  { limit, start, wanted, isNarrowed, sums, portal }: Page,
  sort: keyof typeof BY_ORDERS,
): Promise<string[]> {
  const licensees = licenseeModel(connection);
  const numbers = isNarrowed ? await licensees.distinct('_id', wanted) : undefined;
  const licences = numbers
    ? { ...LICENCES_WITH_ORDERS, _id: { $in: numbers.map(licenceAccount) } }
    : LICENCES_WITH_ORDERS;
  const ordered = { $or: [licences, ...(portal ? [portal] : [])] };
  const first = await sums.find(ordered, { _id: 1 }).sort(BY_ORDERS[sort]).skip(start).limit(limit).lean();
  if (first.length === limit) return first.map(({ _id }) => _id);
  const [count, their] = await Promise.all([sums.countDocuments(ordered), sums.distinct('_id', licences)]);
  const others = await licensees
    .find({ $and: [wanted, { _id: { $nin: their.map(numberOf) } }] }, { _id: 1 })
    .sort(BY_DOCUMENT.company)
    .collation(AS_READ)
    // They follow those with orders, who aren't part of their offset.
    .skip(Math.max(0, start - count))
    .limit(limit - first.length)
    .lean();
  return [...first.map(({ _id }) => _id), ...others.map(({ _id }) => licenceAccount(_id))];
}

/** By name, keg portal customers among the licensees: both lists are read up to the end of the page. */
async function byName(deps: Deps, page: Page): Promise<string[]> {
  const { start, limit, wanted, portal } = page;
  const skipped = portal ? 0 : start;
  const end = start + limit - skipped;
  const [own, others] = await Promise.all([
    licenseeModel(deps.connection)
      .find(wanted, { companyName: 1 })
      .sort(BY_DOCUMENT.company)
      .collation(AS_READ)
      .skip(skipped)
      .limit(end)
      .lean(),
    portal ? firstNames(page, portal, end) : [],
  ]);
  const ids: string[] = [];
  while (ids.length < end && (own.length > 0 || others.length > 0)) {
    const [licensee] = own;
    const [other] = others;
    const isOther = other && (!licensee || compareNames(other.name, licensee.companyName) < 0);
    ids.push(isOther ? (others.shift()?._id ?? '') : licenceAccount(own.shift()?._id ?? ''));
  }
  return ids.slice(start - skipped);
}

/** The first keg portal customers by name; a search is answered by an index that can't sort as people read. */
async function firstNames({ sums, isNarrowed }: Page, portal: object, end: number) {
  const found = sums.find(portal, { name: 1 });
  if (!isNarrowed) return found.sort({ name: 1 }).collation(AS_READ).limit(end).lean();
  return (await found.lean()).sort((one, other) => compareNames(one.name, other.name)).slice(0, end);
}

/** By a field that only licences have; others come last. */
async function byField(
  { connection }: Deps,
  { start, limit, wanted, own, sums, portal }: Page,
  sort: 'created' | 'number' | 'endDate',
): Promise<string[]> {
  const found = await licenseeModel(connection)
    .find(wanted, { _id: 1 })
    .sort(BY_DOCUMENT[sort])
    .skip(start)
    .limit(limit)
    .lean();
  const ids = found.map(({ _id }) => licenceAccount(_id));
  if (!portal || ids.length === limit) return ids;
  const others = await sums
    .find(portal, { _id: 1 })
    .sort(BY_ORDERS.lastOrder)
    .skip(Math.max(0, start - own))
    .limit(limit - ids.length)
    .lean();
  return [...ids, ...others.map(({ _id }) => _id)];
}

const SEARCHED = [
  '_id',
  'companyName',
  'contacts.name',
  'contacts.email',
  'premisesAddress',
  'deliveryAddress',
  'otherAddresses',
];

/** Accounts with a text in one of those fields, their number (LICENCE-18) or, however it is written, a contact's phone number. */
function matching(search: string | undefined): object {
  if (!search) return {};
  const pattern = containing(search);
  const key = licenceKey(search);
  const digits = /^[\d\s()+.-]{4,}$/.test(search) ? [...search.replace(/\D/g, '')] : [];
  return {
    $or: [
      ...SEARCHED.map((field) => ({ [field]: pattern })),
      ...(key ? [{ key: containing(key) }] : []),
      ...(digits.length > 0 ? [{ 'contacts.phone': new RegExp(digits.join('\\D*')) }] : []),
    ],
  };
}
