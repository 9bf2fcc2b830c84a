import { company } from '../../foundation/company/index.ts';
import { type Cents, formatCents } from '../../foundation/money/index.ts';

/** Why an order of an account waits for staff: the account is on hold, owes for too long, or would pass its limit (RECEIVABLE-10). */
export const HOLD_KINDS = ['hold', 'overdue', 'limit'] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

/** What decides whether an order waits. */
export type CreditCheck = {
  /** Why staff put the account on hold. */
  readonly creditHold?: string | undefined;
  /** The most that it may owe with its open orders; absent if there is no limit. */
  readonly creditLimitCents?: Cents | undefined;
  /** Days past due after which an account is on hold; 0 if never. */
  readonly holdAfterDays: number;
  /** Days by which its oldest unsettled item is past due. */
  readonly daysLate: number;
  readonly balance: Cents;
  /** The totals of its orders that aren't delivered yet, with this one. */
  readonly openOrders: Cents;
};

/** Whether an order waits for staff, and why, in words for them; undefined if it needn't (RECEIVABLE-10). */
export function holdOf(check: CreditCheck): { kind: HoldKind; why: string } | undefined {
  const { creditHold, creditLimitCents, holdAfterDays, daysLate, balance, openOrders } = check;
  if (creditHold !== undefined) return { kind: 'hold', why: `The account is on hold: ${creditHold}` };
  if (holdAfterDays > 0 && daysLate > holdAfterDays)
    return { kind: 'overdue', why: `The account is ${daysLate} days overdue` };
  const owed = balance + openOrders;
  if (creditLimitCents === undefined || owed <= creditLimitCents) return undefined;
  const sums = `${formatCents(owed)} with this order, ${formatCents(creditLimitCents)} at most`;
  return { kind: 'limit', why: `The account would pass its credit limit: ${sums}` };
}

/**
 * What the customer of an order that waits reads. It doesn't say why: a licence number is public, and anyone may order with it
 * (RECEIVABLE-11).
 */
export const HELD_TEXT = `We have your order and have put its stock aside. Our office confirms it before it goes on a truck, and emails you then. Questions? Call ${company.phone}.`;
