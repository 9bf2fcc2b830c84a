import { labelWithUnits, shownCharges } from 'shared-domain/charges';
import { PROVINCES } from 'shared-domain/provinces';
import { OrderSummary } from 'shared-ui/order-summary';
import styles from './retail-cart.module.css';
import type { RetailCheckout } from './use-checkout.ts';

/** Everything that will be charged, as rows that add up. The payment page adds nothing. */
export function Summary({ checkout: { cart, shipping, province } }: { checkout: RetailCheckout }) {
  const { quote } = cart;
  const { chosen, isCalculating } = shipping;
  return (
    <OrderSummary
      rows={[
        { label: 'Subtotal', amount: quote.subtotal },
        ...shownCharges(quote.charges).map((charge) => ({
          label: labelWithUnits(charge),
          amount: charge.amount,
        })),
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
        >{`With ${PROVINCES[quote.province]} taxes until you choose a province.`}</p>
      )}
    </OrderSummary>
  );
}
