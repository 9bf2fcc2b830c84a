import { dollarsOf } from '../money/index.ts';
import type { Taxes } from '../taxes/index.ts';
import type { Quote, QuoteLine, Unavailable } from './quote.ts';

/** Taxes in dollars, as JSON carries them. */
export type TaxesJson = { gst: number; pst: number; hst: number; alcoholTax: number; total: number };

/** A line of `POST /api/quotes`, amounts in dollars. */
export type QuoteLineJson = {
  productId: string;
  quantity: number;
  unitPrice: number;
  lineTotal: number;
  backOrdered?: number;
};

/** The priced part of the answer of `POST /api/quotes`, amounts in dollars; the API adds `shippingOptions`. */
export type QuoteJson = {
  lines: QuoteLineJson[];
  /** Lines only. */
  subtotal: number;
  taxes: TaxesJson;
  deposit: number;
  shipping: number;
  total: number;
  unavailable: Unavailable[];
  /** ISO 8601. */
  pricedAt: string;
};

/** Taxes in cents to dollars. */
export const presentTaxes = (taxes: Taxes): TaxesJson => ({
  gst: dollarsOf(taxes.gst),
  pst: dollarsOf(taxes.pst),
  hst: dollarsOf(taxes.hst),
  alcoholTax: dollarsOf(taxes.alcoholTax),
  total: dollarsOf(taxes.total),
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
  taxes: presentTaxes(quote.taxes),
  deposit: dollarsOf(quote.deposit.amount),
  shipping: dollarsOf(quote.shipping),
  total: dollarsOf(quote.total),
  unavailable: [...quote.unavailable],
  pricedAt: quote.pricedAt,
});
