import { formatCents } from 'shared-domain/money';
import { displayName } from 'shared-domain/products';
import { Button } from 'shared-ui/button';
import { OrderRefusal, SubmitBar } from 'shared-ui/checkout';
import { Icon } from 'shared-ui/icons';
import styles from './retail-cart.module.css';
import type { RetailCheckout } from './use-checkout.ts';

/** The message for a failed order (ORDER-13). */
const FAILURE = 'There was a problem submitting your order. Please try again.';

/** @param form id of the form that the button submits */
type PaymentBarProps = { form: string; checkout: RetailCheckout };

/**
 * 'Continue to payment' and its errors; below 1000 px in a sticky bar with the total (PAYMENT-15). Disabled until
 * shipping is known (SHIPPING-5).
 */
export function PaymentBar({ form: formId, checkout: { form, cart, shipping, start } }: PaymentBarProps) {
  const nameOf = (id: string) => {
    const found = cart.lines.find(({ line }) => line.product.id === id);
    return found ? displayName(found.product) : id;
  };
  return (
    <SubmitBar
      refusal={
        start.problem && (
          <OrderRefusal
            problem={start.problem}
            shownTotal={start.shownTotal}
            nameOf={nameOf}
            onReduce={(lines) => {
              cart.reduce(lines);
              start.dismiss();
            }}
            failure={FAILURE}
          />
        )
      }
    >
      <div className={styles.submit}>
        <p className={`${styles.barTotal} num`} aria-hidden="true">
          <small>{shipping.chosen ? 'Total with shipping' : 'Total before shipping'}</small>
          <b>{formatCents(cart.quote.total)}</b>
        </p>
        <Button
          type="submit"
          form={formId}
          variant="action"
          wide
          busy={form.busy || shipping.isCalculating}
          busyText={form.busy ? 'Opening payment...' : 'Calculating shipping...'}
        >
          <Icon name="lock" size={18} />
          Continue to payment
        </Button>
      </div>
    </SubmitBar>
  );
}
