import { dayOf } from '../../foundation/dates/index.ts';
import type { Cents } from '../../foundation/money/index.ts';
import { HOME_PROVINCE, type Province } from '../../foundation/provinces/index.ts';
import { type Price, priceOf } from '../../goods/pricing/index.ts';
import { type Channel, isDepositFee, type Product } from '../../goods/products/index.ts';
import { availableUnits, fulfil } from '../../goods/stock/index.ts';
import { type ChargeRow, chargeRowsOn, chargesFrom, lineTotalOf } from '../charges/index.ts';
import { type Totals, totalsOf } from './totals.ts';

/** What to price. Quantities are units of the channel: cases or kegs, bottles or cans, kegs. */
export type QuoteRequest = {
  readonly channel: Channel;
  readonly lines: readonly { readonly product: Product; readonly quantity: number }[];
  /** Retail taxes go by province; British Columbia until the customer has chosen. */
  readonly province?: Province | null | undefined;
  /** Cents of the chosen shipping option; used only in retail. */
  readonly shipping?: Cents | null | undefined;
  /** The time of pricing: decides offers and dated rates. */
  readonly at: Date;
  /** The table of charges with added rows; the plain one if left out. */
  readonly table?: readonly ChargeRow[] | undefined;
};

/** A line of a quote, amounts in cents. */
export type QuoteLine = {
  readonly product: Product;
  readonly quantity: number;
  readonly unitPrice: Cents;
  /** Without the offer, in the same channel. */
  readonly ordinaryPrice: Cents;
  readonly lineTotal: Cents;
  /** Units beyond the stock of a product that is forced visible. */
  readonly backOrdered: number;
  readonly price: Price;
};

/** A line that isn't available as requested: how many units are left. */
export type Unavailable = { readonly productId: string; readonly left: number };

/** A quote: what some lines cost at an instant, in cents. */
export type Quote = Totals & {
  readonly channel: Channel;
  readonly province: Province;
  readonly lines: readonly QuoteLine[];
  readonly unavailable: readonly Unavailable[];
  /** ISO 8601. */
  readonly pricedAt: string;
};

/**
 * Prices lines (QUOTE-2): unit prices, charges, shipping, total. Lines of one product are merged, since they share its
 * stock. The deposit line is left out: it is a result, not a request (DEPOSIT-5).
 * @throws RangeError if a quantity is not a whole number of at least 1.
 */
export function quoteFor(request: QuoteRequest): Quote {
  const { channel, at, table } = request;
  const province = request.province ?? HOME_PROVINCE;
  const lines = mergeLines(request.lines).map(({ product, quantity }) =>
    quoteLine(product, quantity, channel, at),
  );
  const charges = chargesFrom(
    chargeRowsOn(dayOf(at), channel, province, table),
    lines.map(({ product }) => product),
  );
  const shipping = channel === 'dtc' ? (request.shipping ?? 0) : 0;
  return {
    channel,
    province,
    lines,
    ...totalsOf(
      lines.map((line) => ({ ...line, productId: line.product.id })),
      charges,
      shipping,
    ),
    unavailable: lines.flatMap((line) => shortfall(line, channel)),
    pricedAt: at.toISOString(),
  };
}

function mergeLines(lines: QuoteRequest['lines']): QuoteRequest['lines'] {
  const merged = new Map<string, QuoteRequest['lines'][number]>();
  for (const { product, quantity } of lines) {
    if (isDepositFee(product.id)) continue;
    const before = merged.get(product.id)?.quantity ?? 0;
    merged.set(product.id, { product, quantity: before + requireQuantity(quantity) });
  }
  return [...merged.values()];
}

function requireQuantity(quantity: number): number {
  if (Number.isSafeInteger(quantity) && quantity >= 1) return quantity;
  throw new RangeError(`not a quantity: ${quantity}`);
}

function quoteLine(product: Product, quantity: number, channel: Channel, at: Date): QuoteLine {
  const price = priceOf(product, channel, at);
  const { backOrdered } = fulfil(product, channel, quantity);
  const unitPrice = price.unit;
  const lineTotal = lineTotalOf({ quantity, unitPrice });
  return { product, quantity, unitPrice, ordinaryPrice: price.ordinary, lineTotal, backOrdered, price };
}

function shortfall({ product, quantity }: QuoteLine, channel: Channel): Unavailable[] {
  if (fulfil(product, channel, quantity).short === 0) return [];
  return [{ productId: product.id, left: Math.max(0, availableUnits(product, channel)) }];
}
