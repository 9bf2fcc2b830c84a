import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import {
  type AccountEntry,
  creditedRows,
  creditNotesOf,
  creditsOf,
  type Invoice,
  invoiceOf,
  type Period,
  paymentsHeaders,
  paymentsRow,
  quickBooksHeaders,
  quickBooksPaymentHeaders,
  quickBooksPaymentRow,
  quickBooksRows,
  registerHeaders,
  registerRows,
  saleOf,
  salesHeaders,
  salesRow,
  xeroHeaders,
  xeroPaymentHeaders,
  xeroPaymentRow,
  xeroRows,
} from 'shared-domain/accounting';
import { ACCOUNTING_ARCHIVE, ACCOUNTING_FILES, type AccountingFile } from 'shared-domain/contracts';
import { type Day, dayOf } from 'shared-domain/dates';
import { type ProductDocument, productModel } from '../../catalogue/products/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { csvOf, sendCsv, type Table } from '../../requests/calls/index.ts';
import { entriesIn, paymentsIn } from './account-entries.ts';
import { creditedIn, placedIn, refundedIn, sentIn } from './booked-orders.ts';

/** Streams one of a period's files; its name contains the period. */
export async function sendFile(
  deps: Deps,
  response: Response,
  file: AccountingFile,
  period: Period,
): Promise<void> {
  const { headers, rows } = await FILES[file](deps, period);
  await sendCsv(response, nameOf(file, period), headers, rows);
}

/** 'sales-2026-11-01-to-2026-11-30' */
const nameOf = (file: string, { from, to }: Period): string =>
  `${file.replace(/\.\w+$/, '')}-${from}-to-${to}`;

/** Streams all of a period's files as one ZIP archive, one after the other (ACCOUNTING-8). */
export async function sendArchive(deps: Deps, response: Response, period: Period): Promise<void> {
  const { ZipFile } = await import('yazl');
  const archive = new ZipFile();
  let reading: Readable | undefined;
  for (const file of ACCOUNTING_FILES) {
    const options = { mtime: deps.clock() };
    const open = async () => {
      reading = await csvOf(await FILES[file](deps, period));
      return reading;
    };
    archive.addReadStreamLazy(`${nameOf(file, period)}.csv`, options, (use) => {
      void open().then(
        (csv) => use(null, csv),
        (cause: Error) => use(cause, new PassThrough()),
      );
    });
  }
  archive.end();
  archive.on('error', (cause) => response.destroy(cause));
  response.set({
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${nameOf(ACCOUNTING_ARCHIVE, period)}.zip"`,
    'Cache-Control': 'no-store',
  });
  try {
    await pipeline(archive.outputStream, response);
  } finally {
    reading?.destroy();
  }
}

const FILES: Record<AccountingFile, (deps: Deps, period: Period) => Table | Promise<Table>> = {
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
  'payments.csv': (deps, period) => ({
    headers: paymentsHeaders,
    rows: rowOf(entriesIn(deps, period), paymentsRow),
  }),
  'quickbooks-payments.csv': (deps, period) => ({
    headers: quickBooksPaymentHeaders,
    rows: rowOf(paymentsIn(deps, period), quickBooksPaymentRow),
  }),
  'xero-payments.csv': (deps, period) => ({
    headers: xeroPaymentHeaders,
    rows: rowOf(paymentsIn(deps, period), xeroPaymentRow),
  }),
  'liquor-register.csv': async (deps, period) => {
    const products = await productModel(deps.connection)
      .find()
      .select(
        'name originalName packagingType hiddenCategory abv containerVolume containersPerUnit container ldbSku',
      )
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

async function* rowOf(entries: AsyncIterable<AccountEntry>, row: (entry: AccountEntry) => string[]) {
  for await (const entry of entries) yield row(entry);
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
