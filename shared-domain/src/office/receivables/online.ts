import { type Cents, formatCents, sumOf } from '../../foundation/money/index.ts';
import { itemName } from './ledger.ts';

/** The least that the payment service takes, in cents. */
const LEAST: Cents = 50;

type OpenItem = { readonly document: string; readonly left: Cents };

/**
 * Why an amount can't be paid online for these items of an account; undefined if it can (RECEIVABLE-14).
 * @param open the account's unsettled items
 * @param chosen the documents that are paid; all items if empty
 */
export function onlineProblemOf(
  open: readonly OpenItem[],
  { chosen, cents }: { chosen: readonly string[]; cents: Cents },
): string | undefined {
  const settled = chosen.find((document) => !open.some((item) => item.document === document));
  if (settled !== undefined) return `${itemName(settled)} is paid already.`;
  const due = sumOf(chosenItems(open, chosen).map(({ left }) => left));
  if (due === 0) return 'Nothing is owed.';
  if (cents > due) return `Only ${formatCents(due)} of it is owed now.`;
  return cents < LEAST ? `A card payment is at least ${formatCents(LEAST)}.` : undefined;
}

/** The items that a payment is for. */
export const chosenItems = <Item extends OpenItem>(open: readonly Item[], chosen: readonly string[]) =>
  chosen.length === 0 ? open : open.filter(({ document }) => chosen.includes(document));

/** A dispute of a card payment, as the payment service has it. Cents. */
type Disputed = { readonly status: string; readonly cents: Cents };

/** While a bank only asks, and once a dispute is won, the money stays with us. */
const isTaken = ({ status }: Disputed): boolean => status !== 'won' && !status.startsWith('warning');

/** What of a card payment is left after refunds and disputes (RECEIVABLE-16). */
export const keptOf = (paid: Cents, refunded: Cents, disputes: readonly Disputed[]): Cents =>
  Math.max(0, paid - refunded - sumOf(disputes.filter(isTaken).map(({ cents }) => cents)));
