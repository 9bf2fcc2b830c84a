import { addDays, dayOf } from 'shared-domain/dates';
import { dollarsOf, formatCents } from 'shared-domain/money';
import type { AccountFinding, AccountPayment, Deps } from '../../foundation/dependencies.ts';
import { disputeText, isOpen, isOurCurrency } from '../../orders/payments/index.ts';
import { type ReceivablesDocument, receivablesModel } from '../receivables/index.ts';
import { entryIdOf } from './online.ts';

/** How long a refund is shown while its account owes, and a dispute while it is open, in days. */
const SHOWN = { refund: 30, dispute: 180 };

/** What staff should look at: card payments that a ledger lacks, and those that were refunded or disputed (RECEIVABLE-16). */
export async function accountFindings(
  deps: Deps,
  paid: readonly AccountPayment[],
): Promise<AccountFinding[]> {
  const model = receivablesModel(deps.connection);
  const since = new Date(`${addDays(dayOf(deps.clock()), -SHOWN.dispute)}T00:00:00Z`);
  const [known, looked] = await Promise.all([
    model
      .find({ _id: { $in: paid.map(({ account }) => account) } }, { entries: 1 })
      .maxTimeMS(10_000)
      .lean(),
    model
      .find({ lookAt: { $gte: since } })
      .maxTimeMS(10_000)
      .lean(),
  ]);
  const recorded = new Set(known.flatMap(({ entries }) => entries.map(({ id }) => id)));
  const lacking = paid.filter(({ sessionId }) => !recorded.has(entryIdOf(sessionId)));
  const today = dayOf(deps.clock());
  return [...lacking.map(lackingPayment), ...looked.flatMap((ledger) => takenBack(ledger, today))];
}

const lackingPayment = ({ account, sessionId, cents, currency }: AccountPayment): AccountFinding => ({
  ...{ id: `stuck:${sessionId}`, account, sessionId, isDisputed: false, paidAmount: dollarsOf(cents) },
  detail: `The payment service has ${formatCents(cents)} of this account that its ledger lacks.`,
  canRecord: isOurCurrency(currency),
});

/** The open disputes of an account, and the refunds and lost disputes after which it still owes. */
function takenBack(
  { _id: account, name, entries, disputes = [], balance }: ReceivablesDocument,
  today: string,
): AccountFinding[] {
  const about = (paymentIntent: string) => {
    const cents = -(entries.find((entry) => entry.paymentIntent === paymentIntent)?.cents ?? 0);
    return { account, sessionId: paymentIntent, paidAmount: dollarsOf(cents), canRecord: false };
  };
  const open = disputes.filter(isOpen);
  const reversed = entries.flatMap(({ id, undoes, at, cents }) => {
    const intent = entries.find((entry) => entry.id === undoes)?.paymentIntent;
    const isOld = addDays(dayOf(new Date(at)), SHOWN.refund) < today;
    if (!intent || isOld || balance <= 0 || open.some(({ paymentIntent }) => paymentIntent === intent))
      return [];
    const detail = `A card payment of ${formatCents(cents)} by ${name} was taken back. It owes ${formatCents(balance)}.`;
    return [{ id: `taken-back:${id}`, isDisputed: false, ...about(intent), detail }];
  });
  return [
    ...open.map((dispute) => ({
      ...{ id: `disputed:${dispute.id}`, isDisputed: true, ...about(dispute.paymentIntent) },
      detail: `${name}: ${disputeText(dispute)}`,
    })),
    ...reversed,
  ];
}
