import type { LicenceListJson, LicenceSort, StandingFilter } from 'shared-domain/contracts';
import { licenceKey } from 'shared-domain/licences';
import { dollarsOf } from 'shared-domain/money';
import { AS_READ, containing } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { offsetCursor, offsetOf } from '../../requests/paging/index.ts';
import { countStandings, ofStandings } from './by-standing.ts';
import { type LicenseeDocument, licenseeModel, presentLicensee } from './model.ts';
import { lastOrders, type Ordered, orderedBy, yearsSums } from './ordered.ts';

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
  const { limit, sort = 'lastOrder' } = query;
  const start = offsetOf(query.cursor);
  const { standing } = query;
  const now = deps.clock();
  const { licenceGraceDays: graceDays } = await deps.tradeSettings();
  const wanted = { ...matching(query.search), ...(standing ? ofStandings(standing, now, graceDays) : {}) };
  const licensees = licenseeModel(deps.connection);
  const [total, page, standings] = await Promise.all([
    isNarrowed(query) ? licensees.countDocuments(wanted) : licensees.estimatedDocumentCount(),
    sort === 'lastOrder' || sort === 'twelveMonths'
      ? byOrders(deps, query, wanted, sort)
      : licensees
          .find(wanted)
          .sort(BY_DOCUMENT[sort])
          .collation(sort === 'company' ? AS_READ : { locale: 'simple' })
          .skip(start)
          .limit(limit)
          .lean(),
    standing && countStandings(deps.connection, now, graceDays),
  ]);
  const ordered = await orderedBy(
    deps,
    page.map(({ _id }) => _id),
  );
  return {
    licences: page.map((one) => ({ ...presentLicensee(one), ...figuresOf(ordered.get(one._id)) })),
    total,
    graceDays,
    ...(standings ? { standings } : {}),
    ...(start + page.length < total ? { nextCursor: offsetCursor(start + page.length) } : {}),
  };
}

/** Licensees who have ordered come first, by last order or by their sum of twelve months; then the others by name. */
async function byOrders(
  deps: Deps,
  query: Query,
  wanted: object,
  sort: 'lastOrder' | 'twelveMonths',
): Promise<LicenseeDocument[]> {
  const licensees = licenseeModel(deps.connection);
  const [start, { limit }] = [offsetOf(query.cursor), query];
  const weights = await (sort === 'lastOrder' ? lastOrders(deps) : yearsSums(deps));
  const matched = isNarrowed(query) ? new Set(await licensees.distinct('_id', wanted)) : weights;
  const ordered = [...weights].filter(([number]) => matched.has(number));
  ordered.sort(([one, its], [other, others]) => others - its || (one < other ? -1 : 1));
  const numbers = ordered.slice(start, start + limit).map(([number]) => number);
  const found = await licensees.find({ _id: { $in: numbers } }).lean();
  const first = found.sort((one, other) => numbers.indexOf(one._id) - numbers.indexOf(other._id));
  if (numbers.length === limit) return first;
  const others = await licensees
    .find({ $and: [wanted, { _id: { $nin: ordered.map(([number]) => number) } }] })
    .sort(BY_DOCUMENT.company)
    .collation(AS_READ)
    // They follow the licensees with orders, so those aren't part of their offset.
    .skip(Math.max(0, start - ordered.length))
    .limit(limit - numbers.length)
    .lean();
  return [...first, ...others];
}

const isNarrowed = ({ search, standing }: Query): boolean => Boolean(search) || standing !== undefined;

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

function figuresOf(ordered: Ordered | undefined) {
  if (!ordered) return { orderCount: 0, twelveMonths: 0 };
  const { lastOrderAt, orders, cents } = ordered;
  return { lastOrderAt: lastOrderAt.toISOString(), orderCount: orders, twelveMonths: dollarsOf(cents) };
}
