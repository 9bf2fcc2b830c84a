import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { settingsAtom } from 'shared-domain/state';
import { CartActions, CartList } from 'shared-ui/cart-page';
import { CheckoutFields } from 'shared-ui/checkout';
import { Page, PageHead, Panel } from 'shared-ui/page';
import { paths } from '../paths.ts';
import { PaymentButton } from './payment-button.tsx';
import styles from './retail-cart.module.css';
import { ShippingChoice } from './shipping-choice.tsx';
import { Summary } from './summary.tsx';
import { useCheckout } from './use-checkout.ts';

/** Lines, 'Order Information', shipping and the full cost; while the store is closed there is no way to order. */
export function Checkout() {
  const { retailStoreOpen } = useAtomValue(settingsAtom);
  const formId = useId();
  const checkout = useCheckout();
  const { form, cart, shipping } = checkout;
  return (
    <Page>
      <PageHead title="Your Cart" actions={<CartActions shop={paths.shop} onClear={cart.clear} />} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <Panel>
            <CartList cart={cart} label="Your cart" />
          </Panel>
          {retailStoreOpen && (
            <Panel title="Order Information">
              <form id={formId} onSubmit={form.submit} noValidate aria-label="Order Information">
                <CheckoutFields channel="dtc" field={form.field} />
              </form>
            </Panel>
          )}
        </div>
        <div className={styles.side}>
          {retailStoreOpen && <ShippingChoice shipping={shipping} />}
          <Panel title="Order Summary">
            <Summary checkout={checkout} />
            {retailStoreOpen ? <PaymentButton form={formId} checkout={checkout} /> : <NoOrders />}
          </Panel>
        </div>
      </div>
    </Page>
  );
}

function NoOrders() {
  return (
    <p role="status" className={styles.closed}>
      Our retail store is closed at the moment. Your cart is kept; please come back soon.
    </p>
  );
}
