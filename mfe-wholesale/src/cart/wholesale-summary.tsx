import type { Quote } from 'shared-domain/quotes';
import { taxRows } from 'shared-domain/taxes';
import { OrderSummary } from 'shared-ui/order-summary';

/** Subtotal, GST (5%), container deposit where there is one, total. */
export function WholesaleSummary({ quote }: { quote: Quote }) {
  const deposit =
    quote.deposit.units > 0 ? [{ label: 'Container deposit', amount: quote.deposit.amount }] : [];
  const rows = [
    { label: 'Subtotal', amount: quote.subtotal },
    ...taxRows(quote.taxes, quote.rates, quote),
    ...deposit,
  ];
  return <OrderSummary rows={rows} total={quote.total} />;
}
