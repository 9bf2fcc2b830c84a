import { dayOf, longDate } from 'shared-domain/dates';
import { formatCents } from 'shared-domain/money';
import { AGE_LABELS, AGES, type StatementPeriod } from 'shared-domain/receivables';
import type { AttachedFile } from '../../foundation/mailer/index.ts';
import type { MailsAbout } from '../../messages/mails/index.ts';
import { findOrder } from '../../orders/order/index.ts';
import { invoiceFile } from '../../orders/papers/index.ts';
import { billsLink } from '../contact-links/index.ts';
import type { ReceivablesDocument } from '../receivables/index.ts';
import { owedAt, periodText, statementFile, statementName } from './document.ts';
import { reminderContent } from './reminders.ts';

const pdf = (name: string, content: Buffer): AttachedFile => ({
  ...{ name: `${name}.pdf`, type: 'application/pdf', content: content.toString('base64') },
});

/** The mails about what an account owes, made from its ledger when they are sent. */
export const statementMails: MailsAbout = {
  // None for an invoice that was withdrawn or changed in the meantime: that one has a mail of its own.
  invoice: async (record, data, deps) => {
    const { _id, name, entries } = record as ReceivablesDocument;
    const { to, document } = data as { to: string; document: string };
    const undone = new Set(entries.map(({ undoes }) => undoes));
    const invoice = entries.find(
      (entry) => entry.kind === 'invoice' && entry.document === document && !undone.has(entry.id),
    );
    const order = await findOrder(deps, document);
    if (!invoice?.due || !order) return undefined;
    return {
      ...{ kind: 'invoice', to, name, document, amount: formatCents(invoice.cents), due: invoice.due },
      link: billsLink(deps, _id, { email: to, from: dayOf(deps.clock()) }),
      files: [pdf(`invoice-${document}`, await invoiceFile(deps, order))],
    };
  },
  statement: async (record, data, deps) => {
    const { _id: number, name, entries } = record as ReceivablesDocument;
    const { to, from, until } = data as { to: string; from: string; until: string };
    const period: StatementPeriod = { from, to: until };
    const { owed, ages } = owedAt(entries, period);
    const link = owed > 0 ? billsLink(deps, number, { email: to, from: dayOf(deps.clock()) }) : undefined;
    const file = await statementFile({ number, name, entries }, period, { at: deps.clock(), link });
    const shown = AGES.filter((age) => ages[age] !== 0);
    return {
      ...{ kind: 'statement', to, name, period: periodText(period), link },
      owed:
        owed > 0
          ? `On ${longDate(until)}, ${name} owed ${formatCents(owed)}.`
          : owed < 0
            ? `On ${longDate(until)}, ${name} had ${formatCents(-owed)} of credit.`
            : `On ${longDate(until)}, ${name} owed nothing.`,
      facts: shown.map((age) => [AGE_LABELS[age], formatCents(ages[age])]),
      files: [pdf(statementName(number, period), file)],
    };
  },
  'due-reminder': (record, data, deps) => reminderContent(record as ReceivablesDocument, data, deps),
};
