import type { AccountingFile } from 'shared-domain/contracts';

/** What each file is for, in the order of the page. */
export const FILES: readonly { file: AccountingFile; title: string; text: string }[] = [
  {
    file: 'sales.csv',
    title: 'Sales, taxes, deposits and kegs',
    text: 'One row for each order, for a spreadsheet. Amounts are after refunds.',
  },
  {
    file: 'quickbooks-invoices.csv',
    title: 'QuickBooks Online invoices',
    text: 'Settings, Import data, Invoices. QuickBooks takes 100 invoices at a time; dates are YYYY-MM-DD.',
  },
  {
    file: 'quickbooks-credit-notes.csv',
    title: 'QuickBooks Online credit notes',
    text: 'One for each refund or credit made in the period.',
  },
  {
    file: 'xero.csv',
    title: 'Xero invoices and credit notes',
    text: 'Sales, Invoices, Import; amounts are tax exclusive. Check the accounts 200, 260 and 850 and the tax rates in the drafts. Xero takes 500 at a time.',
  },
  {
    file: 'liquor-register.csv',
    title: 'Liquor register',
    text: 'What was shipped or delivered: brand, size, strength and litres, to which licence, on which day.',
  },
  {
    file: 'payments.csv',
    title: 'Payments, write-offs and corrections',
    text: 'What accounts paid in the period and for which invoices, for a spreadsheet. What was taken back is negative.',
  },
  {
    file: 'quickbooks-payments.csv',
    title: 'QuickBooks Online payments',
    text: 'Transactions, Bank transactions, Upload from file, into the account where payments arrive; dates are DD/MM/YYYY. Match each to its invoices.',
  },
  {
    file: 'xero-payments.csv',
    title: 'Xero payments',
    text: 'Accounting, Bank accounts, Import a statement, into the account where payments arrive. Reconcile each with its invoices.',
  },
];
