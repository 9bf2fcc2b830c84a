import type { Response } from 'express';
import { company } from 'shared-domain/company';
import type { receivableStatementQuery } from 'shared-domain/contracts';
import { addDays, type Day, dayOf, longDate } from 'shared-domain/dates';
import { formatCents } from 'shared-domain/money';
import { METHOD_LABELS } from 'shared-domain/orders';
import { AGE_LABELS, AGES, agesOf, KIND_LABELS, receivablesOf, statementOf } from 'shared-domain/receivables';
import type { z } from 'zod';
import type { Deps } from '../../foundation/dependencies.ts';
import { sendPdf } from '../../orders/papers/index.ts';
import { receivablesModel, type StoredEntry } from './model.ts';
import { accountNamed } from './record.ts';

/** The days of a month ('2026-11'), up to today. */
function daysOf(month: string, today: Day): { from: Day; to: Day } {
  const from = `${month}-01`;
  const last = addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1);
  return { from, to: last < today ? last : today };
}

const whatOf = ({ kind, document, method, reference, undoes, reason }: StoredEntry): string =>
  [
    undoes === undefined ? '' : 'Taken back:',
    method ? METHOD_LABELS[method] : KIND_LABELS[kind],
    document ?? reference ?? '',
    kind === 'correction' ? reason : '',
  ]
    .filter(Boolean)
    .join(' ');

/** An account's statement of a month as a PDF: what it owed, what was added and paid, and what it owes by age (RECEIVABLE-13). */
export async function sendStatement(
  deps: Deps,
  number: string,
  { month }: z.output<typeof receivableStatementQuery>,
  response: Response,
) {
  const now = deps.clock();
  const today = dayOf(now);
  const account = await accountNamed(deps, number);
  const ledger = await receivablesModel(deps.connection).findById(number).lean();
  const period = daysOf(month ?? today.slice(0, 7), today);
  const entries = ledger?.entries ?? [];
  const { opening, rows, closing } = statementOf(entries, period);
  const known = entries.filter(({ at }) => dayOf(new Date(at)) <= period.to);
  const ages = agesOf(receivablesOf(known), period.to);
  const document = { title: 'Statement', name: `statement-${number}-${period.to}`, at: now };
  return sendPdf(response, document, (page) =>
    page
      .facts([
        ['Account', account.name],
        ['Licence number', number],
        ['Period', `${longDate(period.from)} to ${longDate(period.to)}`],
        ['Owed before', formatCents(opening)],
      ])
      .table(
        [
          { heading: 'Date', width: 120 },
          { heading: 'What', width: 214 },
          { heading: 'Amount', width: 85, align: 'right' },
          { heading: 'Owed', width: 85, align: 'right' },
        ],
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
      ])
      .note(`Does this not match your books? Tell us: ${company.ordersEmail} or ${company.phone}.`),
  );
}
