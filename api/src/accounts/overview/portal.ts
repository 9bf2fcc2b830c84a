import type { AccountRow } from 'shared-domain/contracts';
import { dollarsOf } from 'shared-domain/money';
import { centsIn, containing } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { NAMED, orderModel } from '../../orders/order/index.ts';
import { emailAccount } from '../kegs/index.ts';
import { yearBefore } from '../licences/index.ts';

type Customer = { _id: string; name: string; at: Date; orders: number; cents: number };

/**
 * The keg portal's customers of the last 365 days, the latest first, each with their orders but cancelled ones; by a search those
 * whose name or address has it. Reads that year's entries of the index `portal` alone.
 */
export async function portalCustomers(
  { connection, clock }: Pick<Deps, 'connection' | 'clock'>,
  search: string | undefined,
): Promise<AccountRow[]> {
  const found = await orderModel(connection)
    .aggregate<Customer>([
      {
        $match: {
          ...{ channel: 'keg', state: 'placed', orderDate: { $gte: yearBefore({ clock }) } },
          ...{ status: { $ne: 'cancelled' }, customerEmail: NAMED.customerEmail },
        },
      },
      { $sort: { orderDate: -1 } },
      {
        $group: {
          _id: { $toLower: '$customerEmail' },
          name: { $first: '$customerName' },
          at: { $first: '$orderDate' },
          orders: { $sum: 1 },
          cents: { $sum: centsIn('$totalAmount') },
        },
      },
      { $sort: { at: -1, _id: 1 } },
    ])
    .option({ maxTimeMS: 10_000, hint: 'portal' });
  const pattern = search ? containing(search) : /^/;
  return found
    .filter(({ _id, name }) => pattern.test(_id) || pattern.test(name))
    .map(({ _id: email, name, at, orders, cents }) => ({
      ...{ id: emailAccount(email), name, email },
      ...{ lastOrderAt: at.toISOString(), orderCount: orders, twelveMonths: dollarsOf(cents) },
    }));
}
