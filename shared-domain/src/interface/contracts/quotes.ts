import { z } from 'zod';
import { CHANNELS } from '../../goods/products/index.ts';
import { CHARGE_KINDS } from '../../selling/charges/index.ts';
import { inItsProvince, postalCode, province } from './addresses.ts';
import { dollars, instant, sku } from './fields.ts';

export const channel = z.enum(CHANNELS, { error: 'Please choose licensee, dtc or keg' });

const quantityMessage = 'Quantity must be a whole number of at least 1';

/** A requested line: cases and kegs for licensee, pieces for dtc, kegs for keg. */
export const orderLine = z.object({
  productId: sku,
  quantity: z
    .number({ error: quantityMessage })
    .int(quantityMessage)
    .min(1, quantityMessage)
    .max(9999, 'Quantity must be at most 9999'),
});

/** The lines of an order, with the message that its cart shows when it is empty. */
export const orderLines = (emptyMessage: string) =>
  z.array(orderLine, { error: emptyMessage }).min(1, emptyMessage).max(500, 'Please order at most 500 lines');

export const serviceName = z.string().trim().min(1).max(100);

/** `POST /api/quotes`. A quote may be empty, so that an empty cart has a total too. */
export const quoteRequest = z
  .object({
    channel,
    lines: z.array(orderLine).max(500, 'Please order at most 500 lines'),
    province: z.optional(province),
    postalCode: z.optional(postalCode),
    shippingService: serviceName.optional().describe('Which of the shipping options; else the cheapest'),
  })
  .check(inItsProvince);

export const shippingOption = z.object({
  serviceName: z.string(),
  transitDays: z.number().int(),
  amount: dollars,
});

/** A line that isn't available as requested, and how many are left (0: sold out or no longer sold). */
export const shortLine = z.object({ productId: z.string(), left: z.number().int() });

export const quoteTaxes = z.object({
  gst: dollars,
  pst: dollars.describe('PST, QST or PST-Liquor'),
  hst: dollars,
  alcoholTax: dollars,
  total: dollars,
});

export const quoteCharge = z.object({
  id: z.string(),
  kind: z.enum(CHARGE_KINDS),
  label: z.string(),
  amount: dollars,
});

export const quoteLineJson = z.object({
  productId: z.string(),
  quantity: z.number().int(),
  unitPrice: dollars,
  lineTotal: dollars,
  backOrdered: z.number().int().optional(),
});

/** What a cart costs at one time, in dollars. The rows add up to the total. */
export const quoteJson = z.object({
  channel: channel.optional(),
  lines: z.array(quoteLineJson),
  subtotal: dollars.describe('Lines only'),
  charges: z.array(quoteCharge).describe('Every tax, deposit and fee'),
  taxes: quoteTaxes.describe('The taxes among the charges'),
  deposit: dollars.describe('The container deposit among the charges'),
  shippingOptions: z.array(shippingOption),
  shipping: dollars,
  shippingService: z.string().optional().describe('The chosen option'),
  fallbackRates: z.boolean().optional().describe('The shipping rate is an estimate by province'),
  province: z.string().optional(),
  total: dollars,
  unavailable: z.array(shortLine),
  pricedAt: instant,
});
export type QuoteJson = z.infer<typeof quoteJson>;

/** `POST /api/shipping/quote`. */
export const shippingQuoteRequest = z.object({
  destinationPostalCode: postalCode,
  destinationProvince: z.optional(province),
  itemCount: z.number().int().min(1).max(100_000),
});
export type ShippingQuoteRequest = z.input<typeof shippingQuoteRequest>;

export const shippingQuoteJson = z.object({
  shippingOptions: z.array(shippingOption),
  fallbackRates: z.boolean().optional(),
});
export type ShippingQuoteJson = z.infer<typeof shippingQuoteJson>;
