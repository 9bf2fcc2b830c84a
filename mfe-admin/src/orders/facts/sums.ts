import { labelWithUnits } from 'shared-domain/charges';
import type { OrderJson } from 'shared-domain/contracts';
import { centsOf } from 'shared-domain/money';
import { repriceOrder, type TotalRow, totalRows } from 'shared-domain/orders';

/** 'Shipping, Expedited Parcel, 3 days'. */
function shippingLabel({ shipping }: OrderJson): string {
  const { serviceName, transitDays = 0 } = shipping ?? {};
  const service = serviceName && serviceName !== 'Shipping' ? `, ${serviceName}` : '';
  return `Shipping${service}${transitDays > 0 ? `, ${transitDays === 1 ? '1 day' : `${transitDays} days`}` : ''}`;
}

/** Subtotal, charges and shipping, with details for staff, then the total before and after refunds. */
export function sumRowsOf(order: OrderJson): TotalRow[] {
  const { charges, shipping } = repriceOrder(order);
  const added = [
    ...charges.map((charge) => ({ label: labelWithUnits(charge), amount: charge.amount })),
    { label: shippingLabel(order), amount: shipping },
  ];
  return [
    { label: 'Subtotal', amount: centsOf(order.taxDetails.subtotal) },
    ...added.filter(({ amount }) => amount !== 0),
    ...totalRows(order),
  ];
}
