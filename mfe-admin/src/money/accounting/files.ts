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
];
