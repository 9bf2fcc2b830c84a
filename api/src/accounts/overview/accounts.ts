import type { AccountListJson, AccountRow, AccountSort } from 'shared-domain/contracts';
import { centsOf } from 'shared-domain/money';
import type { Deps } from '../../foundation/dependencies.ts';
import { kegAccountModel, licenceAccount } from '../kegs/index.ts';
import { readIds, readLicences } from '../licences/index.ts';
import { portalCustomers } from './portal.ts';

type Query = {
  limit?: number | undefined;
  cursor?: string | undefined;
  search?: string | undefined;
  sort?: AccountSort | undefined;
};

const PAGE = 50;

/** A page of all accounts: licences, and customers of the keg portal (LICENCE-21). */
export async function readAccounts(deps: Deps, query: Query): Promise<AccountListJson> {
  const customers = await portalCustomers(deps, query.search);
  const beside = customers.map(({ id, name, lastOrderAt = '', twelveMonths }) => ({
    ...{ id, name },
    weight: query.sort === 'twelveMonths' ? centsOf(twelveMonths) : Date.parse(lastOrderAt),
  }));
  const { ids, ...paging } = await readIds(deps, { limit: PAGE, ...query }, beside);
  const portal = new Map(customers.map((customer) => [customer.id, customer]));
  const licences = await readLicences(
    deps,
    ids.filter((id) => !portal.has(id)),
  );
  const numbered = new Map(licences.map((licence) => [licence.licenseNumber, licence]));
  const rows = ids.flatMap((id): AccountRow[] => {
    const licence = numbered.get(id);
    if (!licence) return [portal.get(id) ?? []].flat();
    const { licenseNumber, companyName: name, created_at, lastOrderAt, orderCount, twelveMonths } = licence;
    const figures = { orderCount, twelveMonths, ...(lastOrderAt ? { lastOrderAt } : {}) };
    return [{ id: licenceAccount(licenseNumber), name, licenseNumber, created_at, ...figures }];
  });
  return { accounts: await withKegs(deps, rows), ...paging };
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
