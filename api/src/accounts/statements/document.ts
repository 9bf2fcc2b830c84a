import { company } from 'shared-domain/company';
import { dayOf, longDate } from 'shared-domain/dates';
import { type Cents, formatCents } from 'shared-domain/money';
import { METHOD_LABELS } from 'shared-domain/orders';
import {
  AGE_LABELS,
  AGES,
  type Age,
  agesOf,
  KIND_LABELS,
  receivablesOf,
  type StatementPeriod,
  statementOf,
} from 'shared-domain/receivables';
import { newDocument } from '../../orders/papers/index.ts';
import type { StoredEntry } from '../receivables/index.ts';

/** What an account owes at the end of a period, by age. Cents. */
export function owedAt(
  entries: readonly StoredEntry[],
  { to }: StatementPeriod,
): { owed: Cents; ages: Record<Age, Cents> } {
  const known = entries.filter(({ at }) => dayOf(new Date(at)) <= to);
  const { items, credit } = receivablesOf(known);
  const ages = agesOf({ items, credit }, to);
  return { owed: AGES.reduce((sum, age) => sum + ages[age], 0), ages };
}

export const periodText = ({ from, to }: StatementPeriod): string => `${longDate(from)} to ${longDate(to)}`;

export const statementName = (number: string, { to }: StatementPeriod): string => `statement-${number}-${to}`;

const whatOf = ({ kind, document, method, reference, undoes, reason }: StoredEntry): string =>
  [
    undoes === undefined ? '' : 'Taken back:',
    method ? METHOD_LABELS[method] : KIND_LABELS[kind],
    document ?? reference ?? '',
    kind === 'correction' ? reason : '',
  ]
    .filter(Boolean)
    .join(' ');

const COLUMNS = [
  { heading: 'Date', width: 120 },
  { heading: 'What', width: 214 },
  { heading: 'Amount', width: 85, align: 'right' as const },
  { heading: 'Owed', width: 85, align: 'right' as const },
];

type Account = { number: string; name: string; entries: readonly StoredEntry[] };

/**
 * An account's statement as a PDF: what it owed, what was added and paid, and what it owes by age (RECEIVABLE-13).
 * @param link where it can be paid
 */
export async function statementFile(
  { number, name, entries }: Account,
  period: StatementPeriod,
  { at, link }: { at: Date; link?: string | undefined },
): Promise<Buffer> {
  const { opening, rows, closing } = statementOf(entries, period);
  const { ages } = owedAt(entries, period);
  const page = (await newDocument(`Statement, licence ${number}`, at))
    .facts([
      ['Account', name],
      ['Licence number', number],
      ['Period', periodText(period)],
      ['Owed before', formatCents(opening)],
    ])
    .table(
      COLUMNS,
      rows.map(({ entry, balance }) => [
        longDate(dayOf(new Date(entry.at))),
        whatOf(entry),
        formatCents(entry.cents),
        formatCents(balance),
      ]),
    )
    .amounts([
      ...AGES.map((age): [string, string] => [AGE_LABELS[age], formatCents(ages[age])]),
      ['Owed', formatCents(closing)],
    ]);
  if (link !== undefined) page.note('Pay online by card', link);
  return page
    .note(`Does this not match your books? Tell us: ${company.ordersEmail} or ${company.phone}.`)
    .finish();
}
