import { escapeFormula, textCell } from '../../foundation/csv/index.ts';
import { type Day, dayOf } from '../../foundation/dates/index.ts';
import type { Cents } from '../../foundation/money/index.ts';
import { METHOD_LABELS, type PaidBy } from '../../selling/orders/index.ts';
import { KIND_LABELS, type ReceivableKind } from '../receivables/index.ts';
import { amountCell } from './sales-file.ts';

/** An entry of an account's ledger besides invoices and credit notes, which have files of their own. Cents, negative if less is owed. */
export type AccountEntry = {
  readonly account: string;
  readonly licence: string;
  /** ISO 8601. */
  readonly at: string;
  readonly kind: ReceivableKind;
  readonly cents: Cents;
  readonly settles?: readonly string[] | undefined;
  readonly undoes?: string | undefined;
  readonly method?: PaidBy | undefined;
  readonly reference?: string | undefined;
  readonly reason?: string | undefined;
};

export const paymentsHeaders: readonly string[] = [
  ...['Day', 'Account', 'Licence', 'Entry', 'Paid by', 'Reference', 'For invoices', 'Why', 'Amount'],
];

/** An entry for a spreadsheet: a payment is positive, its reversal negative (ACCOUNTING-9). */
export const paymentsRow = (entry: AccountEntry): string[] => [
  dayIn(entry),
  textCell(entry.account),
  textCell(entry.licence),
  entry.undoes === undefined ? KIND_LABELS[entry.kind] : `${KIND_LABELS[entry.kind]}, taken back`,
  entry.method ? METHOD_LABELS[entry.method] : '',
  textCell(entry.reference ?? ''),
  textCell((entry.settles ?? []).join(' ')),
  textCell(entry.reason ?? ''),
  amountCell(0 - entry.cents),
];

/** Whether an entry moved money: write-offs and corrections didn't. */
export const isMoney = ({ kind }: Pick<AccountEntry, 'kind'>): boolean => kind === 'payment';

/** The columns in which QuickBooks Online takes bank transactions (ACCOUNTING-9). */
export const quickBooksPaymentHeaders: readonly string[] = ['Date', 'Description', 'Amount'];

/** A payment as a bank transaction of QuickBooks Online, which matches it to its invoices. */
export const quickBooksPaymentRow = (entry: AccountEntry): string[] => [
  dayFirst(dayIn(entry)),
  escapeFormula([entry.account, ...referencesOf(entry)].join(', ')),
  amountCell(0 - entry.cents),
];

/** The columns of Xero's statement template (ACCOUNTING-9). */
export const xeroPaymentHeaders: readonly string[] = [
  ...['*Date', '*Amount', 'Payee', 'Description', 'Reference', 'Check Number'],
];

/** A payment as a line of a bank statement for Xero, which matches it to its invoices. */
export const xeroPaymentRow = (entry: AccountEntry): string[] => [
  dayFirst(dayIn(entry)),
  amountCell(0 - entry.cents),
  escapeFormula(entry.account),
  entry.undoes === undefined ? 'Payment' : 'Payment taken back',
  escapeFormula(referencesOf(entry).join(', ')),
  entry.method === 'cheque' ? escapeFormula(entry.reference ?? '') : '',
];

const dayIn = ({ at }: AccountEntry): Day => dayOf(new Date(at));

const referencesOf = ({ method, reference, settles = [] }: AccountEntry): string[] =>
  [method ? METHOD_LABELS[method] : '', reference ?? '', settles.join(' ')].filter(Boolean);

/** 25/11/2026 */
export const dayFirst = (day: Day): string => day.split('-').toReversed().join('/');
