import type { z } from 'zod';
import { dollarsOf } from '../../foundation/money/index.ts';
import { displayName } from '../../goods/products/index.ts';
import type { ChargedAmount } from '../charges/index.ts';
import { chargedAs, presentTaxes, type Quote, type QuoteLine } from '../quotes/index.ts';
import type { ShippingOption } from '../shipping/index.ts';
import type {
  orderCharge,
  orderDescription,
  orderItem,
  orderPricing,
  passedRules,
  taxDetails,
} from './description.ts';
import { INITIAL_STATUS } from './status.ts';

/** A line of an order, as stored and in JSON; dollars. */
export type OrderItem = z.infer<typeof orderItem>;
/** Taxes and other parts of the total, in dollars. `canDeposit` is the container deposit. */
export type TaxDetails = z.infer<typeof taxDetails>;
/** A charge of an order, as stored and in JSON: its amount, and everything needed to recalculate it. */
export type OrderCharge = z.infer<typeof orderCharge>;
/** When an order was priced, and for which province. */
export type OrderPricing = z.infer<typeof orderPricing>;
/** The delivery rules that staff overrode, and why (ORDER-22). */
export type PassedRules = z.infer<typeof passedRules>;

/** The order fields that all three channels share. The API adds `payment`, `composition`, follow-ups. */
export type OrderDocument = z.infer<typeof orderDescription> & { id: string; pricing: OrderPricing };
/** How an order was shipped, in dollars. */
export type OrderShipping = NonNullable<OrderDocument['shipping']>;
/** The customer's part of an order. */
export type OrderCustomer = Pick<
  OrderDocument,
  | 'customerName'
  | 'customerEmail'
  | 'address'
  | 'deliveryDetails'
  | 'notes'
  | 'accountName'
  | 'licenseNum'
  | 'collectEmpties'
>;

/** What an order is made from. */
export type OrderRequest = {
  readonly id: string;
  readonly quote: Quote;
  readonly customer: OrderCustomer;
  /** The shipping option that the quote includes. */
  readonly shippingOption?: ShippingOption | null;
  readonly placedAt: Date;
  /** Who placed it, for the timeline: an email address. */
  readonly placedBy: string;
};

/** The order document of a quote: amounts in dollars, status pending, its charges and the date of its prices. */
export function orderFrom({
  id,
  quote,
  customer,
  shippingOption,
  placedAt,
  placedBy,
}: OrderRequest): OrderDocument {
  const orderDate = placedAt.toISOString();
  return {
    id,
    channel: quote.channel,
    ...customer,
    items: quote.lines.map(itemFrom),
    totalAmount: dollarsOf(quote.total),
    orderDate,
    status: INITIAL_STATUS,
    taxDetails: taxDetailsOf(quote),
    charges: quote.charges.map(orderChargeOf),
    ...shippingOf(quote, shippingOption),
    pricing: { pricedAt: quote.pricedAt, province: quote.province },
    timeline: [{ at: orderDate, who: placedBy, event: 'placed', to: INITIAL_STATUS }],
  };
}

/** The tax columns of an order, in dollars. */
export function taxDetailsOf({ charges, subtotal }: Pick<Quote, 'charges' | 'subtotal'>): TaxDetails {
  const { total, ...taxes } = presentTaxes(charges);
  return {
    ...taxes,
    canDeposit: chargedAs('deposit', charges),
    totalTax: total,
    subtotal: dollarsOf(subtotal),
  };
}

/** A charge as an order stores it. */
export function orderChargeOf({ units: _, amount, perUnit, ...charge }: ChargedAmount): OrderCharge {
  const price = perUnit === undefined ? {} : { perUnit: dollarsOf(perUnit) };
  return { ...charge, ...price, amount: dollarsOf(amount) };
}

/** Stored even if no option is named: without the amount the order couldn't be repriced. */
function shippingOf(
  { shipping }: Quote,
  option: ShippingOption | null | undefined,
): Pick<OrderDocument, 'shipping'> {
  if (!option && shipping === 0) return {};
  const { serviceName, transitDays } = option ?? { serviceName: 'Shipping', transitDays: 0 };
  return { shipping: { serviceName, transitDays, amount: dollarsOf(shipping) } };
}

/** A line of a quote as an order stores it. */
export function itemFrom(line: QuoteLine): OrderItem {
  const { product, quantity, backOrdered, unitPrice, ordinaryPrice } = line;
  return {
    productId: product.id,
    productName: displayName(product),
    productPrice: dollarsOf(unitPrice),
    ...(product.category === undefined ? {} : { productCategory: product.category }),
    productPackagingType: product.packagingType,
    quantity,
    lineTotal: dollarsOf(line.lineTotal),
    ...(backOrdered > 0 ? { backOrdered } : {}),
    ...(ordinaryPrice === unitPrice ? {} : { ordinaryPrice: dollarsOf(ordinaryPrice) }),
  };
}
