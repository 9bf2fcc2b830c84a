import { compareNames } from 'shared-domain/catalogue';
import type { KegAccountsJson } from 'shared-domain/contracts';
import { presentDeposits } from '../../catalogue/settings/index.ts';
import { AS_READ, containing } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { kegAccountModel } from './model.ts';
import { type Listed, presentRow } from './present.ts';

/** Maximum accounts without kegs among search results. */
const MAX_FOUND = 50;
const LIST_FIELDS = { entries: 0 } as const;

/** Accounts with kegs out, oldest keg first; a search also finds some without. */
export async function readAccounts(
  { connection, clock, tradeSettings }: Deps,
  search?: string,
): Promise<KegAccountsJson> {
  const accounts = kegAccountModel(connection);
  const named = search ? { $or: [{ _id: containing(search) }, { name: containing(search) }] } : {};
  const [out, none, settings] = await Promise.all([
    accounts.find({ ...named, total: { $gt: 0 } }, LIST_FIELDS).lean<Listed[]>(),
    search
      ? accounts
          .find({ ...named, total: 0 }, LIST_FIELDS)
          .sort({ name: 1 })
          .collation(AS_READ)
          .limit(MAX_FOUND)
          .lean<Listed[]>()
      : [],
    tradeSettings(),
  ]);
  const now = clock();
  const rows = out.map((account) => presentRow(account, now, settings));
  rows.sort((one, other) => other.oldest - one.oldest || compareNames(one.name, other.name));
  return {
    accounts: [...rows, ...none.map((account) => presentRow(account, now, settings))],
    limitDays: settings.kegLimitDays,
    deposits: presentDeposits(settings.kegDeposits),
  };
}
