import { purchasesOf, type YearOfOrders } from 'shared-domain/accounts';
import type { LicenceFiguresJson } from 'shared-domain/contracts';
import { centsOf, dollarsOf } from 'shared-domain/money';
import type { Deps } from '../../foundation/dependencies.ts';
import { orderModel } from '../../orders/order/index.ts';

/** A licensee's order figures, read from a covering index. */
export async function readFigures(
  { connection, clock }: Deps,
  licenseNum: string,
): Promise<LicenceFiguresJson> {
  const found = await orderModel(connection)
    .find(
      { channel: 'licensee', state: 'placed', licenseNum, status: { $ne: 'cancelled' } },
      { _id: 0, orderDate: 1, totalAmount: 1 },
    )
    .sort({ orderDate: -1 })
    .lean();
  const orders = found.map(({ orderDate, totalAmount }) => ({ at: orderDate, cents: centsOf(totalAmount) }));
  const { year, yearBefore, everyDays } = purchasesOf(orders, clock());
  const [last] = orders;
  return {
    year: inDollars(year),
    yearBefore: inDollars(yearBefore),
    ...(everyDays === undefined ? {} : { everyDays }),
    ...(last ? { lastOrderAt: last.at.toISOString() } : {}),
    orders: orders.length,
  };
}

const inDollars = ({ orders, cents, average }: YearOfOrders) => ({
  orders,
  total: dollarsOf(cents),
  average: dollarsOf(average),
});
