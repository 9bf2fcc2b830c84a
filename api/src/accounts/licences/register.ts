import type { AccountRow, LicenceListJson } from 'shared-domain/contracts';
import { dollarsOf } from 'shared-domain/money';
import type { Deps } from '../../foundation/dependencies.ts';
import { licenceAccount } from '../../orders/order/index.ts';
import { type AccountSums, accountSumsModel } from '../../orders/sums/index.ts';
import { countStandings } from './by-standing.ts';
import { licenseeModel, presentLicensee } from './model.ts';
import { numberOf, type Query, readIds } from './sorted-ids.ts';

type AccountFigures = Pick<AccountRow, 'lastOrderAt' | 'orderCount' | 'twelveMonths'>;

/** A page of the register, with order figures. */
export async function readRegister(deps: Deps, query: Query): Promise<LicenceListJson> {
  const now = deps.clock();
  const { licenceGraceDays: graceDays } = await deps.tradeSettings();
  const [{ ids, ...paging }, standings] = await Promise.all([
    readIds(deps, query),
    query.standing && countStandings(deps.connection, now, graceDays),
  ]);
  return {
    licences: await readLicences(deps, ids.map(numberOf)),
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
  const [found, sums] = await Promise.all([
    licenseeModel(deps.connection)
      .find({ _id: { $in: numbers } })
      .lean(),
    readAccountSums(deps, numbers.map(licenceAccount)),
  ]);
  const documents = new Map(found.map((one) => [one._id, one]));
  return numbers.flatMap((number) => {
    const document = documents.get(number);
    return document
      ? [{ ...presentLicensee(document), ...orderFigures(sums.get(licenceAccount(number))) }]
      : [];
  });
}

/** What these accounts have ordered, by account, as it was counted when `readIds` found them. */
export async function readAccountSums(
  { connection }: Pick<Deps, 'connection'>,
  ids: string[],
): Promise<Map<string, AccountSums>> {
  const found = await accountSumsModel(connection)
    .find({ _id: { $in: ids } })
    .lean();
  return new Map(found.map((one) => [one._id, one]));
}

/** An account's order figures as the lists show them. */
export function orderFigures(sums: AccountSums | undefined): AccountFigures {
  if (!sums || sums.orders === 0) return { orderCount: 0, twelveMonths: 0 };
  const { lastOrderAt, orders, twelveMonths } = sums;
  return {
    lastOrderAt: lastOrderAt.toISOString(),
    orderCount: orders,
    twelveMonths: dollarsOf(twelveMonths),
  };
}
