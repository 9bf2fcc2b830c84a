import type { Response } from 'express';
import {
  creditNotesOf,
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
import { type ProductDocument, productModel } from '../../catalogue/products/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { sendCsv } from '../../requests/calls/index.ts';
import { placedIn, refundedIn, sentIn } from './booked-orders.ts';

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
    rows: rowsOf(invoicesIn(deps, period), quickBooksRows),
  }),
  'quickbooks-credit-notes.csv': (deps, period) => ({
    headers: quickBooksHeaders['credit-note'],
    rows: rowsOf(creditNotesIn(deps, period), quickBooksRows),
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

/** The credit notes of refunds made in a period. */
export async function* creditNotesIn(deps: Deps, period: Period): AsyncGenerator<Invoice> {
  for await (const order of refundedIn(deps, period)) {
    yield* creditNotesOf(order).filter(({ day }) => day >= period.from && day <= period.to);
  }
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
}
