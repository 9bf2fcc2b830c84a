import { z } from 'zod';
import type { CallName } from '../../../foundation/calls/index.ts';
import {
  receivableAccountJson,
  receivableRequest,
  receivableReversal,
  receivablesJson,
  receivablesQuery,
} from '../receivables.ts';
import {
  dueRemindersJson,
  dueRemindersQuery,
  receivableStatementQuery,
  sendStatementsRequest,
  statementProgressJson,
  statementsJson,
  statementsQuery,
  statementsSentJson,
} from '../statements.ts';
import type { EndpointContract } from './endpoint.ts';

const read = { who: 'staff', role: 'office', rate: 'staff', status: 200 } as const;
const number = z.string().max(60);
const params = z.object({ number });

/** What accounts owe. */
export const receivableEndpoints = {
  receivables: {
    ...read,
    summary: 'Accounts that owe, the most overdue first',
    query: receivablesQuery,
    response: receivablesJson,
  },
  receivablesCsv: {
    ...read,
    recentPasskey: true,
    summary: 'What accounts owe by age, as a CSV file',
    produces: 'text/csv',
  },
  dueReminders: {
    ...read,
    summary: 'Who would be reminded of due and late invoices today',
    query: dueRemindersQuery,
    response: dueRemindersJson,
  },
  statements: {
    ...read,
    summary: 'Who gets the statement of a period, and which were mailed',
    query: statementsQuery,
    response: statementsJson,
  },
  statementProgress: {
    ...read,
    summary: "How many emails of a period's statements have left",
    query: statementsQuery,
    response: statementProgressJson,
  },
  sendStatements: {
    ...read,
    recentPasskey: true,
    summary: 'Mail the statement of a period to accounts, to each once unless told otherwise',
    request: sendStatementsRequest,
    response: statementsSentJson,
  },
  receivable: {
    ...read,
    summary: "An account's invoices and ledger",
    params,
    response: receivableAccountJson,
    problems: ['not_found'],
  },
  receivableStatement: {
    ...read,
    summary: "An account's statement of a month or of days as a PDF",
    params,
    query: receivableStatementQuery,
    produces: 'application/pdf',
    problems: ['not_found'],
  },
  recordReceivable: {
    ...read,
    summary: 'Record a payment, write-off or correction',
    params,
    request: receivableRequest,
    response: receivableAccountJson,
    problems: ['not_found', 'receivable_refused'],
  },
  reverseReceivable: {
    ...read,
    summary: 'Take back a payment, write-off or correction by a reversing entry',
    params: z.object({ number, entry: z.string().max(100) }),
    request: receivableReversal,
    response: receivableAccountJson,
    problems: ['not_found', 'receivable_refused'],
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
