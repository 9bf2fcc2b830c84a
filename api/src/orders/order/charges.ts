import { chargeAmounts, chargeRowsOn, chargesFrom } from 'shared-domain/charges';
import { dayOf } from 'shared-domain/dates';
import { lineOf, type OrderCharge, orderChargeOf, type PricedOrder } from 'shared-domain/orders';
import type { FormerRates, OrderDocument } from './document.ts';

type Kept = Pick<OrderDocument, 'channel' | 'items' | 'charges' | 'pricing'>;

/** An order's charges. Old orders stored rates instead, which are converted. */
export function chargesOf({ charges, channel, items, pricing }: Kept): OrderCharge[] {
  if (charges) return charges;
  const { pricedAt, province, rates } = pricing;
  const rows = chargeRowsOn(dayOf(new Date(pricedAt)), channel, province).map((row) =>
    row.perUnit === undefined
      ? { ...row, rate: rates?.[row.id as keyof FormerRates] ?? row.rate }
      : { ...row, perUnit: rates?.depositPerUnit ?? row.perUnit },
  );
  const products = items.map(({ productId, productCategory, productPackagingType }) => ({
    id: productId,
    category: productCategory,
    packagingType: productPackagingType,
  }));
  return chargeAmounts(chargesFrom(rows, products), items.map(lineOf)).map(orderChargeOf);
}

/** A stored order for shared-domain: for payment items, refunds, mails and documents. */
export const toPricedOrder = (order: OrderDocument): PricedOrder => ({
  items: order.items,
  charges: chargesOf(order),
  shipping: order.shipping,
});
