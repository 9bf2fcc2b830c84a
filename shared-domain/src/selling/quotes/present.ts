import { dollarsOf, sumOf } from '../../foundation/money/index.ts';
import { type ChargedAmount, type ChargeKind, taxTotalOf } from '../charges/index.ts';
import type { Quote, QuoteLine, Unavailable } from './quote.ts';

/** Taxes in dollars, for JSON. */
export type TaxesJson = { gst: number; pst: number; hst: number; alcoholTax: number; total: number };

/** A charge of a quote, in dollars. */
export type QuoteChargeJson = { id: string; kind: ChargeKind; label: string; amount: number };

/** A line of `POST /api/quotes`, amounts in dollars. */
export type QuoteLineJson = {
  productId: string;
  quantity: number;
  unitPrice: number;
  lineTotal: number;
  backOrdered?: number;
};

/** The priced part of the answer to `POST /api/quotes`, in dollars; the API adds `shippingOptions`. */
export type QuoteJson = {
  lines: QuoteLineJson[];
  /** Lines only. */
  subtotal: number;
  charges: QuoteChargeJson[];
  /** The taxes among the charges. */
  taxes: TaxesJson;
  /** The container deposit among the charges. */
  deposit: number;
  shipping: number;
  total: number;
  unavailable: Unavailable[];
  /** ISO 8601. */
  pricedAt: string;
};

/** The charges of one id, in dollars. */
export const chargedAs = (id: string, charges: readonly ChargedAmount[]): number =>
  dollarsOf(sumOf(charges.filter((charge) => charge.id === id).map(({ amount }) => amount)));

/** The taxes among some charges, in dollars. */
export const presentTaxes = (charges: readonly ChargedAmount[]): TaxesJson => ({
  gst: chargedAs('gst', charges),
  pst: chargedAs('pst', charges),
  hst: chargedAs('hst', charges),
  alcoholTax: chargedAs('alcoholTax', charges),
  total: dollarsOf(taxTotalOf(charges)),
});

const presentLine = (line: QuoteLine): QuoteLineJson => ({
  productId: line.product.id,
  quantity: line.quantity,
  unitPrice: dollarsOf(line.unitPrice),
  lineTotal: dollarsOf(line.lineTotal),
  ...(line.backOrdered > 0 ? { backOrdered: line.backOrdered } : {}),
});

/** A quote as JSON, in dollars with two decimals. */
export const presentQuote = (quote: Quote): QuoteJson => ({
  lines: quote.lines.map(presentLine),
  subtotal: dollarsOf(quote.subtotal),
  charges: quote.charges.map(({ id, kind, label, amount }) => ({
    id,
    kind,
    label,
    amount: dollarsOf(amount),
  })),
  taxes: presentTaxes(quote.charges),
  deposit: chargedAs('deposit', quote.charges),
  shipping: dollarsOf(quote.shipping),
  total: dollarsOf(quote.total),
  unavailable: [...quote.unavailable],
  pricedAt: quote.pricedAt,
});
