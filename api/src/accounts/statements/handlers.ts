import type { Response } from 'express';
import type { receivableStatementQuery } from 'shared-domain/contracts';
import { dayOf } from 'shared-domain/dates';
import { periodOfMonth } from 'shared-domain/receivables';
import type { z } from 'zod';
import type { Deps } from '../../foundation/dependencies.ts';
import { answerPdf } from '../../orders/papers/index.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { accountNamed, receivablesModel } from '../receivables/index.ts';
import { statementFile, statementName } from './document.ts';
import { previewReminders } from './reminders.ts';
import { readProgress, readStatements, sendStatements } from './sending.ts';

type Names = 'receivableStatement' | 'statements' | 'statementProgress' | 'sendStatements' | 'dueReminders';

/** Statements of what accounts owe, and reminders of what is due. */
export const statementHandlers = (deps: Deps): Handlers<Names> => ({
  receivableStatement: ({ params: { number }, query, response }) =>
    sendStatement(deps, number, query, response),
  statements: ({ query }) => readStatements(deps, query),
  statementProgress: ({ query }) => readProgress(deps, query),
  sendStatements: ({ body, staff }) => sendStatements(deps, staff, body),
  dueReminders: ({ query: { before, after } }) =>
    previewReminders(deps, { remindDaysBefore: before, remindDaysAfter: after }),
});

/** Answers with an account's statement of a month or of days as a PDF. */
export async function sendStatement(
  deps: Deps,
  number: string,
  query: z.output<typeof receivableStatementQuery>,
  response: Response,
) {
  const today = dayOf(deps.clock());
  const { from, to } = periodOfMonth(query.month ?? today.slice(0, 7), today);
  const period = { from: query.from ?? from, to: query.to ?? to };
  const { name } = await accountNamed(deps, number);
  const ledger = await receivablesModel(deps.connection).findById(number, { entries: 1 }).lean();
  const account = { number, name, entries: ledger?.entries ?? [] };
  const file = await statementFile(account, period, { at: deps.clock() });
  return answerPdf(response, statementName(number, period), file);
}
