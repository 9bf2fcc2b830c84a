import { shownCharges } from 'shared-domain/charges';
import type { Quote } from 'shared-domain/quotes';
import { OrderSummary } from 'shared-ui/order-summary';

/** Subtotal, GST (5%), container deposit and any other charge, total. */
export function WholesaleSummary({ quote }: { quote: Quote }) {
  const rows = [{ label: 'Subtotal', amount: quote.subtotal }, ...shownCharges(quote.charges)];
  return <OrderSummary rows={rows} total={quote.total} />;
}
