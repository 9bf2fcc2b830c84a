import { dayOf } from 'shared-domain/dates';
import { centsOf, sumOf } from 'shared-domain/money';
import type { PaymentTerms } from 'shared-domain/orders';
import { daysLate, type HoldKind, holdOf } from 'shared-domain/receivables';
import type { Deps } from '../../foundation/dependencies.ts';
import { orderModel } from '../../orders/order/index.ts';
import { licenseeModel } from '../licences/index.ts';
import { receivablesModel } from './model.ts';

/** A new order of an account. */
type NewOrder = { id: string; licenseNum: string; totalAmount: number };

/**
 * The terms of an order's account, and why the order waits for staff, if it does (RECEIVABLE-8, RECEIVABLE-10). Asked once the order
 * is stored, so that concurrent ones see each other. An account without a limit is looked up alone.
 */
export async function creditCheck(
  { connection, clock, tradeSettings }: Pick<Deps, 'connection' | 'clock' | 'tradeSettings'>,
  { id, licenseNum, totalAmount }: NewOrder,
): Promise<{ terms?: PaymentTerms; held?: { kind: HoldKind; why: string } }> {
  const [licensee, { holdAfterDays }] = await Promise.all([
    licenseeModel(connection).findById(licenseNum, { paymentTerms: 1, creditLimit: 1, creditHold: 1 }).lean(),
    tradeSettings(),
  ]);
  if (!licensee) return {};
  const { paymentTerms, creditLimit, creditHold } = licensee;
  const ledger =
    creditLimit === undefined && holdAfterDays === 0
      ? null
      : await receivablesModel(connection).findById(licenseNum, { open: 1, balance: 1 }).lean();
  const others = creditLimit === undefined ? [] : await openTotals(connection, licenseNum, id);
  const held = holdOf({
    creditHold,
    holdAfterDays,
    ...(creditLimit === undefined ? {} : { creditLimitCents: centsOf(creditLimit) }),
    daysLate: daysLate(ledger?.open ?? [], dayOf(clock())),
    balance: ledger?.balance ?? 0,
    openOrders: centsOf(totalAmount) + sumOf(others),
  });
  return {
    ...(paymentTerms && paymentTerms !== 'on-delivery' ? { terms: paymentTerms } : {}),
    ...(held ? { held } : {}),
  };
}

/** The totals of an account's other orders that aren't delivered yet, in cents, with those being placed. */
async function openTotals(connection: Deps['connection'], licenseNum: string, id: string) {
  const open = await orderModel(connection)
    .find(
      {
        _id: { $ne: id },
        licenseNum,
        channel: 'licensee',
        state: { $ne: 'rejected' },
        status: { $in: ['pending', 'processed', 'shipped'] },
      },
      { totalAmount: 1 },
    )
    .maxTimeMS(5_000)
    .lean();
  return open.map((order) => centsOf(order.totalAmount));
}
