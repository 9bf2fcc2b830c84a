import { useAtom, useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { brandAt } from 'shared-domain/company';
import { mayOrderAtom } from 'shared-domain/state';
import { ButtonLink } from 'shared-ui/button';
import { CartList, RemovedStrips } from 'shared-ui/cart-page';
import { DeliveryPanel, useDelivery } from 'shared-ui/checkout';
import { BelowFold, Page, PageHead, Panel } from 'shared-ui/page';
import { useCart } from 'shared-ui/shop';
import { Empty, Loading } from 'shared-ui/states';
import { paths, productPath, useShopTitle } from '../address/index.ts';
import { QuickOrder } from '../quick-order/index.ts';
import { CartNotices } from './cart-notices.tsx';
import { justAddedAtom } from './just-added.ts';
import { OrderInformation } from './order-information.tsx';
import styles from './shop-cart.module.css';
import { WholesaleSummary } from './wholesale-summary.tsx';

/** Loaded after the cart, because most orders have none. */
const CartEmpties = lazy(async () => ({ default: (await import('../pages/index.ts')).CartEmpties }));

/** Loaded after the cart. */
const SaveCart = lazy(async () => ({ default: (await import('../pages/index.ts')).SaveCart }));

const linkTo = (id: string) => ({ to: productPath({ id }) });

/** 'Your Cart' of a licensee (CART-11): lines with their container deposit, quick order, summary, 'Order Information'. */
export function ShopCart() {
  const cart = useCart('licensee');
  const delivery = useDelivery('licensee', cart);
  const mayOrder = useAtomValue(mayOrderAtom);
  const [isPlaced, setPlaced] = useState(false);
  const { added, list } = useJustAdded();
  useShopTitle();
  if (isPlaced) return <Loading>Redirecting to confirmation page...</Loading>;
  if (cart.isEmpty) return <EmptyCart />;
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
      <CartNotices />
      <div className={styles.columns}>
        <div ref={list}>
          <Panel>
            <CartList cart={cart} label="Your order" linkTo={linkTo} added={added} />
          </Panel>
        </div>
        <div className={styles.more}>
          <DeliveryPanel delivery={delivery} />
          <Suspense>
            <CartEmpties />
          </Suspense>
          <QuickOrder />
          <Suspense>
            <SaveCart />
          </Suspense>
        </div>
        <div className={styles.side}>
          <Panel title="Order Summary">
            <WholesaleSummary quote={cart.quote} />
          </Panel>
          {mayOrder ? (
            <BelowFold>
              <OrderInformation cart={cart} delivery={delivery} onPlaced={() => setPlaced(true)} />
            </BelowFold>
          ) : (
            <Panel title="Order Information">
              <p>Your sign-in doesn't include ordering. A manager of the account can add it.</p>
            </Panel>
          )}
        </div>
      </div>
    </Page>
  );
}

/** The products just added; scrolls to the top and focuses the lines. */
function useJustAdded() {
  const [added, mark] = useAtom(justAddedAtom);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (added.size === 0) return;
    document.documentElement.scrollIntoView?.();
    list.current?.querySelector('ul')?.focus({ preventScroll: true });
  }, [added]);
  useEffect(() => () => mark(new Set<string>()), [mark]);
  return { added, list };
}

function EmptyCart() {
  return (
    <Page>
      <RemovedStrips channel="licensee" />
      <Empty
        level={1}
        title="Your cart is empty"
        brand={brandAt(3)}
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
