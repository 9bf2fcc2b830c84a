import { company } from 'shared-domain/company';
import type { BillPayment, BillsJson } from 'shared-domain/contracts';
import { dayOf } from 'shared-domain/dates';
import { centsOf, dollarsOf, sumOf } from 'shared-domain/money';
import {
  agesOf,
  chosenItems,
  itemName,
  onlineProblemOf,
  overdueOf,
  receivablesOf,
} from 'shared-domain/receivables';
import type { Deps } from '../../foundation/dependencies.ts';
import { billReference, openCheckout, type ReturnAddresses } from '../../orders/payments/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { accountNamed, receivablesModel } from '../receivables/index.ts';
import { entryIdOf } from './online.ts';

/**
 * What an account owes, item by item (RECEIVABLE-14).
 * @param session the checkout session from which its payer returns
 */
export async function readBills(deps: Deps, number: string, session?: string): Promise<BillsJson> {
  const { name } = await accountNamed(deps, number);
  const ledger = await receivablesModel(deps.connection).findById(number).lean();
  const { items, credit } = receivablesOf(ledger?.entries ?? []);
  const paid = ledger?.entries.find(({ id }) => session !== undefined && id === entryIdOf(session));
  return {
    ...{ name, balance: dollarsOf(ledger?.balance ?? 0), credit: dollarsOf(credit) },
    overdue: dollarsOf(overdueOf(agesOf({ items, credit }, dayOf(deps.clock())))),
    invoices: items
      .filter(({ left }) => left > 0)
      .sort((one, other) => one.due.localeCompare(other.due))
      .map(({ document, at, due, cents, left }) => ({
        ...{ document, name: itemName(document), at, due, amount: dollarsOf(cents), left: dollarsOf(left) },
      })),
    ...(paid ? { paid: dollarsOf(-paid.cents) } : {}),
  };
}

/**
 * Opens a checkout for what an account owes and returns the address of its page; the same id opens the same one. Nothing is recorded
 * until Stripe reports the payment (RECEIVABLE-15). Throws `bills_refused` for what isn't owed any more.
 */
export async function openBillCheckout(
  deps: Deps,
  { account: number, email }: { account: string; email: string },
  { id, documents, amount }: BillPayment,
  pages: ReturnAddresses,
): Promise<string> {
  const { name } = await accountNamed(deps, number);
  const ledger = await receivablesModel(deps.connection).findById(number, { open: 1 }).lean();
  const [open, cents] = [ledger?.open ?? [], centsOf(amount)];
  const reason = onlineProblemOf(open, { chosen: documents, cents });
  if (reason !== undefined) throw problem('bills_refused', { values: { reason } });
  const chosen = chosenItems(open, documents);
  const isWhole = sumOf(chosen.map(({ left }) => left)) === cents;
  const { url } = await openCheckout(deps, {
    items: [{ label: labelOf(chosen, isWhole), quantity: 1, unitAmount: cents }],
    reference: billReference({ account: number, settles: documents }),
    client: { customer_email: email },
    description: `${company.name}, account of ${name}`,
    pages,
    key: `bills:${number}:${id}`,
  });
  return url;
}

const NAMED = 5;

/** 'Invoices CBO-1, CBO-2' */
function labelOf(items: readonly { document: string }[], isWhole: boolean): string {
  const named = items.slice(0, NAMED).map(({ document }) => itemName(document));
  const more = items.length > NAMED ? ` and ${items.length - NAMED} more` : '';
  const what = `${items.length === 1 ? 'Invoice' : 'Invoices'} ${named.join(', ')}${more}`;
  return isWhole ? what : `Part of: ${what}`;
}
