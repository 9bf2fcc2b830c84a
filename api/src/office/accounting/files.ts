import type { Response } from 'express';
import {
  creditedRows,
  creditNotesOf,
  creditsOf,
  type Invoice,
  invoiceOf,
  type Period,
  quickBooksHeaders,
  quickBooksRows,
  registerHeaders,
  registerRows,
  saleOf,
  salesHeaders,
  salesRow,
  xeroHeaders,
  xeroRows,
} from 'shared-domain/accounting';
import type { AccountingFile } from 'shared-domain/contracts';
import { type Day, dayOf } from 'shared-domain/dates';
import { type ProductDocument, productModel } from '../../catalogue/products/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { sendCsv } from '../../requests/calls/index.ts';
import { creditedIn, placedIn, refundedIn, sentIn } from './booked-orders.ts';

type File = { headers: readonly string[]; rows: AsyncIterable<string[]> };

/** Streams one of a period's files; its name contains the period. */
export async function sendFile(
  deps: Deps,
  response: Response,
  file: AccountingFile,
  period: Period,
): Promise<void> {
  const { headers, rows } = await FILES[file](deps, period);
  const name = `${file.replace('.csv', '')}-${period.from}-to-${period.to}`;
  await sendCsv(response, name, headers, rows);
}

const FILES: Record<AccountingFile, (deps: Deps, period: Period) => File | Promise<File>> = {
  'sales.csv': (deps, period) => ({ headers: salesHeaders, rows: salesIn(deps, period) }),
  'quickbooks-invoices.csv': (deps, period) => ({
    headers: quickBooksHeaders.invoice,
    rows: rowsOf(concatenated(invoicesIn(deps, period), notesIn(deps, period, 'invoice')), quickBooksRows),
  }),
  'quickbooks-credit-notes.csv': (deps, period) => ({
    headers: quickBooksHeaders['credit-note'],
    rows: rowsOf(notesIn(deps, period, 'credit-note'), quickBooksRows),
  }),
  'xero.csv': (deps, period) => ({
    headers: xeroHeaders,
    rows: rowsOf(concatenated(invoicesIn(deps, period), creditNotesIn(deps, period)), xeroRows),
  }),
  'liquor-register.csv': async (deps, period) => {
    const products = await productModel(deps.connection)
      .find()
      .select('hiddenCategory abv containerVolume container')
      .lean<ProductDocument[]>();
    const byId = new Map(products.map((product) => [product._id, product]));
    return { headers: registerHeaders, rows: registerIn(deps, period, byId) };
  },
};

async function* salesIn(deps: Deps, period: Period) {
  for await (const order of placedIn(deps, period)) yield salesRow(saleOf(order));
}

async function* invoicesIn(deps: Deps, period: Period): AsyncGenerator<Invoice> {
  for await (const order of placedIn(deps, period)) yield invoiceOf(order);
}

const isIn = ({ from, to }: Period, day: Day): boolean => day >= from && day <= to;

/** The credit notes of a period's refunds and credits, and the notes that reverse them. */
export async function* creditNotesIn(deps: Deps, period: Period): AsyncGenerator<Invoice> {
  for await (const order of refundedIn(deps, period)) {
    yield* creditNotesOf(order).filter(({ day, number }) => number !== '' && isIn(period, day));
  }
}

async function* notesIn(deps: Deps, period: Period, kind: Invoice['kind']): AsyncGenerator<Invoice> {
  for await (const note of creditNotesIn(deps, period)) if (note.kind === kind) yield note;
}

async function* concatenated(...lists: AsyncIterable<Invoice>[]) {
  for (const list of lists) yield* list;
}

async function* rowsOf(invoices: AsyncIterable<Invoice>, rows: (invoice: Invoice) => string[][]) {
  for await (const invoice of invoices) yield* rows(invoice);
}

async function* registerIn(deps: Deps, period: Period, products: ReadonlyMap<string, ProductDocument>) {
  for await (const { order, day } of sentIn(deps, period)) {
    yield* registerRows(order, day, (id) => products.get(id));
  }
  for await (const order of creditedIn(deps, period)) {
    for (const credit of creditsOf(order))
      if (isIn(period, dayOf(new Date(credit.at))))
        yield* creditedRows(order, credit, (id) => products.get(id));
  }
}
