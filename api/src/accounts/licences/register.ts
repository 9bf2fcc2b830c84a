import { compareNames } from 'shared-domain/catalogue';
import type { AccountRow, LicenceListJson, LicenceSort, StandingFilter } from 'shared-domain/contracts';
import { licenceKey } from 'shared-domain/licences';
import { dollarsOf } from 'shared-domain/money';
import { AS_READ, containing } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { offsetCursor, offsetOf } from '../../requests/paging/index.ts';
import { countStandings, ofStandings } from './by-standing.ts';
import { licenseeModel, presentLicensee } from './model.ts';
import { lastOrders, type Ordered, orderedBy, yearsSums } from './ordered.ts';

type AccountFigures = Pick<AccountRow, 'lastOrderAt' | 'orderCount' | 'twelveMonths'>;

type Query = {
  limit: number;
  cursor?: string | undefined;
  search?: string | undefined;
  sort?: LicenceSort | undefined;
  standing?: StandingFilter[] | undefined;
};

/** Sorts by a licensee's own fields. */
const BY_DOCUMENT = {
  created: { created_at: -1, _id: 1 },
  // By the index alone, which also keeps equal names in one order.
  company: { companyName: 1 },
  number: { _id: 1 },
  endDate: { endDate: 1, _id: 1 },
} as const;

/** A page of the register, with order figures. */
export async function readRegister(deps: Deps, query: Query): Promise<LicenceListJson> {
  const now = deps.clock();
  const { licenceGraceDays: graceDays } = await deps.tradeSettings();
  const [{ ids, ...paging }, standings] = await Promise.all([
    readIds(deps, query),
    query.standing && countStandings(deps.connection, now, graceDays),
  ]);
  return {
    licences: await readLicences(deps, ids),
    ...paging,
    graceDays,
    ...(standings ? { standings } : {}),
  };
}

/** These licences in this order, with order figures. */
export async function readLicences(
  deps: Deps,
  numbers: string[],
): Promise<(LicenceListJson['licences'][number] & AccountFigures)[]> {
  const [found, ordered] = await Promise.all([
    licenseeModel(deps.connection)
      .find({ _id: { $in: numbers } })
      .lean(),
    orderedBy(deps, numbers),
  ]);
  const documents = new Map(found.map((one) => [one._id, one]));
  return numbers.flatMap((number) => {
    const document = documents.get(number);
    return document ? [{ ...presentLicensee(document), ...figuresOf(ordered.get(number)) }] : [];
  });
}

/** Someone without a licence, to be sorted among the licensees; `weight` is what the list is sorted by. */
type Beside = { id: string; name: string; weight: number };

/** A page of licence numbers as the list is sorted, with those of others among them. */
export async function readIds(
  deps: Deps,
  query: Query,
  beside: readonly Beside[] = [],
): Promise<{ ids: string[]; total: number; nextCursor?: string }> {
  const { search, standing, sort = 'lastOrder' } = query;
  const start = offsetOf(query.cursor);
  const { licenceGraceDays } = await deps.tradeSettings();
  const wanted = {
    ...matching(search),
    ...(standing ? ofStandings(standing, deps.clock(), licenceGraceDays) : {}),
  };
  const licensees = licenseeModel(deps.connection);
  const own = await (isNarrowed(query)
    ? licensees.countDocuments(wanted)
    : licensees.estimatedDocumentCount());
  const page = { ...query, start, wanted, own };
  const ids = await (sort === 'lastOrder' || sort === 'twelveMonths'
    ? byOrders(deps, page, sort, beside)
    : sort === 'company'
      ? byName(deps, page, beside)
      : byField(deps, page, sort, beside));
  const total = own + beside.length;
  return {
    ids,
    total,
    ...(start + ids.length < total ? { nextCursor: offsetCursor(start + ids.length) } : {}),
  };
}

/** Where a page of the sorted list begins, which licensees are wanted, and how many there are. */
type Page = Query & { start: number; wanted: object; own: number };

/** Those who have ordered come first, by last order or by their sum of twelve months; then the others by name. */
async function byOrders(
  deps: Deps,
  { limit, start, wanted, ...query }: Page,
  sort: 'lastOrder' | 'twelveMonths',
  beside: readonly Beside[],
): Promise<string[]> {
  const licensees = licenseeModel(deps.connection);
  const weights = await (sort === 'lastOrder' ? lastOrders(deps) : yearsSums(deps));
  const matched = isNarrowed(query) ? new Set(await licensees.distinct('_id', wanted)) : weights;
  const own = [...weights].filter(([number]) => matched.has(number));
  const ordered = [...own, ...beside.map(({ id, weight }): [string, number] => [id, weight])];
  ordered.sort(([one, its], [other, others]) => others - its || (one < other ? -1 : 1));
  const first = ordered.slice(start, start + limit).map(([id]) => id);
  if (first.length === limit) return first;
  const others = await licensees
    .find({ $and: [wanted, { _id: { $nin: own.map(([number]) => number) } }] }, { _id: 1 })
    .sort(BY_DOCUMENT.company)
    .collation(AS_READ)
    // They follow those with orders, who aren't part of their offset.
    .skip(Math.max(0, start - ordered.length))
    .limit(limit - first.length)
    .lean();
  return [...first, ...others.map(({ _id }) => _id)];
}

/** By name, others among the licensees: both lists are read up to the end of the page. */
async function byName(
  { connection }: Deps,
  { start, limit, wanted }: Page,
  beside: readonly Beside[],
): Promise<string[]> {
  const skipped = beside.length === 0 ? start : 0;
  const end = start + limit - skipped;
  const own = await licenseeModel(connection)
    .find(wanted, { companyName: 1 })
    .sort(BY_DOCUMENT.company)
    .collation(AS_READ)
    .skip(skipped)
    .limit(end)
    .lean();
  const others = beside.toSorted((one, other) => compareNames(one.name, other.name));
  const ids: string[] = [];
  while (ids.length < end && (own.length > 0 || others.length > 0)) {
    const [licensee] = own;
    const [other] = others;
    const isOther = other && (!licensee || compareNames(other.name, licensee.companyName) < 0);
    ids.push((isOther ? others.shift()?.id : own.shift()?._id) ?? '');
  }
  return ids.slice(start - skipped);
}

/** By a field that only licences have; others come last. */
async function byField(
  { connection }: Deps,
  { start, limit, wanted, own }: Page,
  sort: 'created' | 'number' | 'endDate',
  beside: readonly Beside[],
): Promise<string[]> {
  const found = await licenseeModel(connection)
    .find(wanted, { _id: 1 })
    .sort(BY_DOCUMENT[sort])
    .skip(start)
    .limit(limit)
    .lean();
  const after = Math.max(0, start - own);
  const others = beside.slice(after, after + limit - found.length);
  return [...found, ...others.map(({ id }) => ({ _id: id }))].map(({ _id }) => _id);
}

const isNarrowed = ({ search, standing }: Pick<Query, 'search' | 'standing'>): boolean =>
  Boolean(search) || standing !== undefined;

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

function figuresOf(ordered: Ordered | undefined): AccountFigures {
  if (!ordered) return { orderCount: 0, twelveMonths: 0 };
  const { lastOrderAt, orders, cents } = ordered;
  return { lastOrderAt: lastOrderAt.toISOString(), orderCount: orders, twelveMonths: dollarsOf(cents) };
}
