import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { settingsAtom } from 'shared-domain/state';
import { ButtonLink } from 'shared-ui/button';
import { CartList } from 'shared-ui/cart-page';
import { CheckoutFields, PostalCodeField } from 'shared-ui/checkout';
import { BelowFold, Page, PageHead, Panel } from 'shared-ui/page';
import { paths } from '../paths.ts';
import { PaymentBar } from './payment-bar.tsx';
import styles from './retail-cart.module.css';
import { ShippingChoice } from './shipping-choice.tsx';
import { Summary } from './summary.tsx';
import { useCheckout } from './use-checkout.ts';

const linkTo = (id: string) => ({ to: paths.product(id) });

/** Shipping, lines, 'Order Information' and the full cost; without checkout while the store is closed. */
export function Checkout() {
  const { retailStoreOpen } = useAtomValue(settingsAtom);
  const formId = useId();
  const checkout = useCheckout();
  const { form, other, closed, cart, shipping } = checkout;
  return (
    <Page>
      <PageHead
        title="Your Cart"
        actions={
          <ButtonLink to={paths.shop} variant="ghost">
            Continue Shopping
          </ButtonLink>
        }
      />
      <div className={styles.columns}>
        <div className={styles.side}>
          {retailStoreOpen && (
            <ShippingChoice
              shipping={shipping}
              closed={closed}
              postalCode={<PostalCodeField field={form.field} form={formId} />}
            />
          )}
          <Panel>
            <CartList cart={cart} label="Your cart" linkTo={linkTo} />
          </Panel>
          {retailStoreOpen && (
            <BelowFold>
              <Panel title="Order Information">
                <form id={formId} onSubmit={form.submit} noValidate aria-label="Order Information">
                  <CheckoutFields channel="dtc" field={form.field} other={other} closed={closed} />
                </form>
              </Panel>
            </BelowFold>
          )}
        </div>
        <div className={styles.pay}>
          <BelowFold>
            <Panel title="Order Summary">
              <Summary checkout={checkout} />
              {retailStoreOpen ? (
                <p className={styles.taxNote}>
                  The payment page takes cards and, where your device has them, Apple Pay, Google Pay and
                  Link.
                </p>
              ) : (
                <NoOrders />
              )}
            </Panel>
            {retailStoreOpen && <PaymentBar form={formId} checkout={checkout} />}
          </BelowFold>
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
