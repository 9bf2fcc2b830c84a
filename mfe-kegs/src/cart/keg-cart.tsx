import { shownCharges, taxTotalOf } from 'shared-domain/charges';
import { brandAt } from 'shared-domain/company';
import { formatCents } from 'shared-domain/money';
import { ButtonLink } from 'shared-ui/button';
import { CartList, RemovedStrips } from 'shared-ui/cart-page';
import { DeliveryPanel, useDelivery } from 'shared-ui/checkout';
import { OrderSummary } from 'shared-ui/order-summary';
import { BelowFold, Page, PageHead, Panel, usePageTitle } from 'shared-ui/page';
import { type CartOnPage, useCart } from 'shared-ui/shop';
import { Empty } from 'shared-ui/states';
import { paths } from '../paths.ts';
import styles from './keg-cart.module.css';
import { KegCheckout } from './keg-checkout.tsx';

const linkTo = (id: string) => ({ to: paths.keg(id) });

/** 'Your Keg Cart' (CART-12): lines, 'Order Summary' with both taxes, and the checkout form. */
export function KegCart() {
  const cart = useCart('keg');
  const delivery = useDelivery('keg', cart);
  usePageTitle('Your Keg Cart');
  if (cart.isEmpty) return <EmptyKegCart />;
  return (
    <Page>
      <PageHead
        title="Your Keg Cart"
        actions={
          <ButtonLink to={paths.products} variant="ghost">
            Continue Shopping
          </ButtonLink>
        }
      />
      <div className={styles.columns}>
        <div className={styles.side}>
          <Panel>
            <CartList cart={cart} label="Kegs in your cart" linkTo={linkTo} />
          </Panel>
          <DeliveryPanel delivery={delivery} />
        </div>
        <div className={`${styles.side} ${styles.pay}`}>
          <Panel title="Order Summary">
            <KegSummary cart={cart} />
          </Panel>
          <BelowFold>
            <KegCheckout cart={cart} delivery={delivery} />
          </BelowFold>
        </div>
      </div>
    </Page>
  );
}

/** Subtotal, GST (5%), PST-Liquor (10%), total tax, total. */
function KegSummary({ cart: { quote } }: { cart: CartOnPage }) {
  const rows = [{ label: 'Subtotal', amount: quote.subtotal }, ...shownCharges(quote.charges)];
  return (
    <OrderSummary rows={rows} total={quote.total}>
      <p className={`${styles.totalTax} num`}>{`Total tax ${formatCents(taxTotalOf(quote.charges))}`}</p>
    </OrderSummary>
  );
}

function EmptyKegCart() {
  return (
    <Page>
      <RemovedStrips channel="keg" />
      <Empty
        level={1}
        title="Your Cart is Empty"
        brand={brandAt(3)}
        action={<ButtonLink to={paths.products}>Browse Keg Products</ButtonLink>}
      />
    </Page>
  );
}
