import type { AccountListJson, AccountRow, AccountSort } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import { licenceAccount, partyOf } from '../../orders/order/index.ts';
import { kegAccountModel } from '../kegs/index.ts';
import { orderFigures, readAccountSums, readIds, readLicences } from '../licences/index.ts';

type Query = {
  limit?: number | undefined;
  cursor?: string | undefined;
  search?: string | undefined;
  sort?: AccountSort | undefined;
};

const PAGE = 50;

/** A page of all accounts: licences, and customers of the keg portal (LICENCE-21). */
export async function readAccounts(deps: Deps, query: Query): Promise<AccountListJson> {
  const { ids, ...paging } = await readIds(deps, { limit: PAGE, ...query }, true);
  const emails = ids.filter((id) => 'email' in partyOf(id));
  const [licences, customers] = await Promise.all([
    readLicences(
      deps,
      ids.map(partyOf).flatMap((party) => ('email' in party ? [] : party.licenseNumber)),
    ),
    readAccountSums(deps, emails),
  ]);
  const rows = new Map<string, AccountRow>();
  for (const licence of licences) {
    const { licenseNumber, companyName: name, created_at, orderCount, twelveMonths, lastOrderAt } = licence;
    const id = licenceAccount(licenseNumber);
    const last = lastOrderAt ? { lastOrderAt } : {};
    rows.set(id, { id, name, licenseNumber, created_at, orderCount, twelveMonths, ...last });
  }
  for (const [id, sums] of customers)
    rows.set(id, { id, name: sums.name, ...partyOf(id), ...orderFigures(sums) });
  return {
    accounts: await withKegs(
      deps,
      ids.flatMap((id) => rows.get(id) ?? []),
    ),
    ...paging,
  };
}

async function withKegs({ connection }: Deps, rows: AccountRow[]): Promise<AccountRow[]> {
  const found = await kegAccountModel(connection)
    .find({ _id: { $in: rows.map(({ id }) => id) } }, { total: 1 })
    .lean();
  const totals = new Map(found.map(({ _id, total }) => [_id, total]));
  return rows.map((row) => {
    const kegs = totals.get(row.id);
    return kegs === undefined ? row : { ...row, kegs };
  });
}
