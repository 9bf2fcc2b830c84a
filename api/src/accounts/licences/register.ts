import { compareNames } from 'shared-domain/catalogue';
import type { LicenceListJson, LicenceSort, StandingFilter } from 'shared-domain/contracts';
import { licenceKey } from 'shared-domain/licences';
import { dollarsOf } from 'shared-domain/money';
import { AS_READ, containing } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { offsetCursor, offsetOf } from '../../requests/paging/index.ts';
import { countStandings, ofStandings } from './by-standing.ts';
import { type LicenseeDocument, licenseeModel, presentLicensee } from './model.ts';
import { type Ordered, orderedBy } from './ordered.ts';

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
    query.search || standing ? licensees.countDocuments(wanted) : licensees.estimatedDocumentCount(),
    sort === 'lastOrder' || sort === 'twelveMonths'
      ? byOrders(deps, wanted, sort, start, limit)
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

/** Licensees who have ordered come first, by last order or sum; then the others by name. */
async function byOrders(
  { connection, ...deps }: Deps,
  wanted: object,
  sort: 'lastOrder' | 'twelveMonths',
  start: number,
  limit: number,
): Promise<LicenseeDocument[]> {
  const licensees = licenseeModel(connection);
  const ordered = await orderedBy({ connection, ...deps });
  const known = await licensees.find({ $and: [wanted, { _id: { $in: [...ordered.keys()] } }] }).lean();
  const weight = ({ _id }: LicenseeDocument) => {
    const one = ordered.get(_id);
    return sort === 'lastOrder' ? (one?.lastOrderAt.getTime() ?? 0) : (one?.cents ?? 0);
  };
  known.sort((one, other) => weight(other) - weight(one) || compareNames(one.companyName, other.companyName));
  const first = known.slice(start, start + limit);
  if (first.length === limit) return first;
  const others = await licensees
    .find({ $and: [wanted, { _id: { $nin: known.map(({ _id }) => _id) } }] })
    .sort(BY_DOCUMENT.company)
    .collation(AS_READ)
    .skip(Math.max(0, start - known.length))
    .limit(limit - first.length)
    .lean();
  return [...first, ...others];
}

function matching(search: string | undefined): object {
  if (!search) return {};
  const pattern = containing(search);
  const key = licenceKey(search);
  const fields = ['_id', 'companyName', 'contacts.name'].map((field) => ({ [field]: pattern }));
  return { $or: [...fields, ...(key ? [{ key: containing(key) }] : [])] };
}

function figuresOf(ordered: Ordered | undefined) {
  if (!ordered) return { orderCount: 0, twelveMonths: 0 };
  const { lastOrderAt, orders, cents } = ordered;
  return { lastOrderAt: lastOrderAt.toISOString(), orderCount: orders, twelveMonths: dollarsOf(cents) };
}
