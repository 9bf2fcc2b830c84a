import { dollarsOf } from '../../foundation/money/index.ts';
import type { Province } from '../../foundation/provinces/index.ts';
import type { Kegs } from '../../goods/kegs/index.ts';
import type { Channel, PackagingType } from '../../goods/products/index.ts';
import { displayName } from '../../goods/products/index.ts';
import type { ChargedAmount, ChargeKind } from '../charges/index.ts';
import type { DeliveryPromise } from '../delivery/index.ts';
import { chargedAs, presentTaxes, type Quote, type QuoteLine } from '../quotes/index.ts';
import type { ShippingOption } from '../shipping/index.ts';
import { INITIAL_STATUS, type OrderStatus } from './status.ts';
import type { PaymentTerms } from './terms.ts';

/** A line of an order, as stored and in JSON; dollars. */
export type OrderItem = {
  productId: string;
  productName: string;
  /** Dollars for one unit of the channel. */
  productPrice: number;
  productCategory?: string;
  productPackagingType: PackagingType;
  quantity: number;
  /** Dollars. */
  lineTotal: number;
  /** Units of `quantity` beyond the stock at that time; absent if there were enough. */
  backOrdered?: number;
  /** Dollars that a unit cost without the offer; absent if no offer changed the price. */
  ordinaryPrice?: number;
};

/** Taxes and other parts of the total, in dollars. `canDeposit` is the container deposit. */
export type TaxDetails = {
  gst: number;
  pst: number;
  hst: number;
  alcoholTax: number;
  canDeposit: number;
  totalTax: number;
  /** Lines only. */
  subtotal: number;
};

/** A charge of an order, as stored and in JSON: its amount, and everything needed to recalculate it. */
export type OrderCharge = {
  id: string;
  kind: ChargeKind;
  label: string;
  /** Thousandths of a per cent of its products' amount. */
  rate?: number | undefined;
  /** The id of the rate with which it is rounded as one sum. */
  roundedWith?: string | undefined;
  /** Dollars per unit of its products, instead of a rate. */
  perUnit?: number | undefined;
  /** Ids of the products that it applies to; all of the order's if left out. */
  products?: readonly string[] | undefined;
  /** Dollars. */
  amount: number;
};

/** How an order was shipped, in dollars. */
export type OrderShipping = { serviceName: string; transitDays: number; amount: number };

/** When an order was priced, and for which province. */
export type OrderPricing = { pricedAt: string; province: Province };

/** The delivery rules that staff overrode, and why (ORDER-22). */
export type PassedRules = {
  rules: ('cut-off' | 'minimum')[];
  /** Whether the zone's weekdays were passed, too. */
  weekday?: true;
  reason: string;
  who: string;
};

/** The customer's part of an order. */
export type OrderCustomer = {
  customerName: string;
  customerEmail: string;
  /** Street, city, province, postal code joined; a keg order has 'Phone: ...'. */
  address: string;
  deliveryDetails?: string;
  notes?: string;
  accountName?: string;
  licenseNum?: string;
  /** Empty kegs to collect on delivery, by size; without numbers, as many as there are (KEGS-9). */
  collectEmpties?: Kegs;
};

/** One entry of an order's timeline: every status change with who and when. */
export type TimelineEntry = { at: string; who: string; event: string; from?: OrderStatus; to?: OrderStatus };

/** The order fields that all three channels share. The API adds `payment`, `composition`, follow-ups. */
export type OrderDocument = OrderCustomer & {
  id: string;
  channel: Channel;
  items: OrderItem[];
  /** Dollars. */
  totalAmount: number;
  /** ISO 8601. */
  orderDate: string;
  status: OrderStatus;
  taxDetails: TaxDetails;
  charges: OrderCharge[];
  shipping?: OrderShipping;
  /** Absent if the business has no delivery zones, or nothing was chosen. */
  delivery?: DeliveryPromise;
  pricing: OrderPricing;
  timeline: TimelineEntry[];
  /** Absent unless staff overrode a delivery rule. */
  passed?: PassedRules;
  /** The account's terms when it was placed; absent if it is paid on delivery (RECEIVABLE-8). */
  terms?: PaymentTerms;
};

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
