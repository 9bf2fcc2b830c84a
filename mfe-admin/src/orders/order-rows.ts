import type { OrderItemJson, OrderJson } from 'shared-domain/contracts';
import type { Deposit } from 'shared-domain/deposits';
import { type Cents, centsOf, formatCents } from 'shared-domain/money';
import { type Charge, chargesOf, type OrderDocument, repriceOrder } from 'shared-domain/orders';
import type { Product } from 'shared-domain/products';

/** A row of an order's sums, in cents. */
export type SumRow = { label: string; amount: Cents };

/** An answer's order as the rule book reads it; its packaging is text there because former orders may hold others. */
export const asDocument = (order: OrderJson) => order as unknown as OrderDocument;

/** 'Container deposit, 24 × $0.10'. */
export const depositLabel = ({ units, perUnit }: Pick<Deposit, 'units' | 'perUnit'>): string =>
  `Container deposit, ${units} × ${formatCents(perUnit)}`;

/** A row's label where staff want to know more of it than a payment page says: the deposit's rate, how it was shipped. */
function labelOf({ kind, label }: Charge, order: OrderJson): string {
  if (kind === 'deposit') return depositLabel(repriceOrder(asDocument(order)).deposit);
  if (kind !== 'shipping') return label;
  const { serviceName, transitDays = 0 } = order.shipping ?? {};
  const service = serviceName && serviceName !== 'Shipping' ? `, ${serviceName}` : '';
  return `Shipping${service}${transitDays > 0 ? `, ${transitDays === 1 ? '1 day' : `${transitDays} days`}` : ''}`;
}

/** Subtotal, then taxes in the order of the law, deposit and shipping, each where there is one. */
export function rowsOf(order: OrderJson): SumRow[] {
  const subtotal = { label: 'Subtotal', amount: centsOf(order.taxDetails.subtotal) };
  const others = order.pricing
    ? chargesOf(asDocument(order))
        .filter(({ kind }) => kind !== 'line')
        .map((charge) => ({ label: labelOf(charge, order), amount: charge.unitAmount }))
    : keptRows(order);
  return [subtotal, ...others];
}

/** An order that does not know its rates: the taxes that it keeps. */
function keptRows({ taxDetails, shipping }: OrderJson): SumRow[] {
  const { gst, pst, hst, alcoholTax, canDeposit } = taxDetails;
  const rows = [
    { label: 'GST', dollars: gst },
    { label: 'PST', dollars: pst },
    { label: 'HST', dollars: hst },
    { label: 'Alcohol tax', dollars: alcoholTax },
    { label: 'Container deposit', dollars: canDeposit },
    { label: 'Shipping', dollars: shipping?.amount ?? 0 },
  ];
  return rows
    .filter(({ dollars }) => dollars > 0)
    .map(({ label, dollars }) => ({ label, amount: centsOf(dollars) }));
}

/** What a line's picture is drawn from: the product where it still exists, else what the line kept. */
export const drawableOf = (item: OrderItemJson, product: Product | undefined) =>
  product ?? {
    name: item.productName,
    category: item.productCategory,
    packagingType: (item.productPackagingType ?? 'Packaged') as Product['packagingType'],
    hiddenCategory: undefined,
  };
