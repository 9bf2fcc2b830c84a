import { formatCents } from 'shared-domain/money';
import { PROVINCES } from 'shared-domain/provinces';
import type { Quote } from 'shared-domain/quotes';
import { taxRows } from 'shared-domain/taxes';
import { OrderSummary, type SummaryRow } from 'shared-ui/order-summary';
import styles from './retail-cart.module.css';
import type { CheckoutInHand } from './use-checkout.ts';

/** All that will be charged, as rows that add up: taxes, deposit and shipping too. Nothing is added on the payment page. */
export function Summary({ checkout: { cart, shipping, province } }: { checkout: CheckoutInHand }) {
  const { quote } = cart;
  const { chosen, isCalculating } = shipping;
  return (
    <OrderSummary
      rows={[
        { label: 'Subtotal', amount: quote.subtotal },
        ...taxRows(quote.taxes, quote.rates, quote),
        ...depositRow(quote),
        chosen
          ? { label: `Shipping, ${chosen.serviceName}`, amount: chosen.amount }
          : { label: 'Shipping', amount: isCalculating ? 'Calculating...' : 'By postal code' },
      ]}
      total={quote.total}
      totalLabel={chosen ? 'Total' : 'Total before shipping'}
      busy={isCalculating}
    >
      {province === null && (
        <p
          className={styles.taxNote}
        >{`With the taxes of ${PROVINCES[quote.province]} until you choose a province.`}</p>
      )}
    </OrderSummary>
  );
}

/** 'Container deposit, 14 × $0.10', if something carries one. */
function depositRow({ deposit: { units, perUnit, amount } }: Quote): SummaryRow[] {
  if (amount === 0) return [];
  return [{ label: `Container deposit, ${units} × ${formatCents(perUnit)}`, amount }];
}
