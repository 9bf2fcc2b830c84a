import { useState } from 'react';
import { ButtonLink } from 'shared-ui/button';
import { CartActions, CartList } from 'shared-ui/cart-page';
import { DeliveryPanel, useDelivery } from 'shared-ui/checkout';
import { Page, PageHead, Panel } from 'shared-ui/page';
import { useCart } from 'shared-ui/shop';
import { Empty, Loading } from 'shared-ui/states';
import { paths, useShopTitle } from '../address/index.ts';
import { QuickOrder } from '../quick-order/index.ts';
import { CartNotices } from './cart-notices.tsx';
import { OrderInformation } from './order-information.tsx';
import styles from './shop-cart.module.css';
import { WholesaleSummary } from './wholesale-summary.tsx';

/** 'Your Cart' of a licensee (CART-11): lines with their container deposit, quick order, summary, 'Order Information'. */
export function ShopCart() {
  const cart = useCart('licensee');
  const delivery = useDelivery('licensee', cart);
  const [isPlaced, setPlaced] = useState(false);
  useShopTitle();
  if (isPlaced) return <Loading>Redirecting to confirmation page...</Loading>;
  if (cart.isEmpty) return <EmptyCart />;
  return (
    <Page>
      <PageHead title="Your Cart" actions={<CartActions shop={paths.shop} onClear={cart.clear} />} />
      <CartNotices />
      <div className={styles.columns}>
        <Panel>
          <CartList cart={cart} label="Your order" />
        </Panel>
        <div className={styles.more}>
          <DeliveryPanel delivery={delivery} />
          <QuickOrder />
        </div>
        <div className={styles.side}>
          <Panel title="Order Summary">
            <WholesaleSummary quote={cart.quote} />
          </Panel>
          <Panel title="Order Information">
            <OrderInformation cart={cart} delivery={delivery} onPlaced={() => setPlaced(true)} />
          </Panel>
        </div>
      </div>
    </Page>
  );
}

/** Nothing in the cart: links to the products, and two quick ways to fill it. */
function EmptyCart() {
  return (
    <Page>
      <Empty
        level={1}
        title="Your cart is empty"
        brand="FORCE"
        action={
          <>
            <ButtonLink to={paths.shop}>Browse Products</ButtonLink>
            <ButtonLink to={paths.orders} variant="ghost">
              Order again
            </ButtonLink>
          </>
        }
      />
      <QuickOrder />
    </Page>
  );
}
