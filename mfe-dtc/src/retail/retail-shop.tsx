import { useAtomValue } from 'jotai';
import { settingsAtom } from 'shared-domain/state';
import { Outlet } from 'shared-ui/router';
import { OfflineBar } from 'shared-ui/shop';
import styles from './retail-shop.module.css';
import { StoreClosed } from './store-closed.tsx';
import { useEarlierPayment } from './use-earlier-payment.ts';
import { usePreloadedCart } from './use-preloaded-cart.ts';

/** Notices above every page of the retail shop: offline, store closed. */
export function RetailShop() {
  const { retailStoreOpen } = useAtomValue(settingsAtom);
  useEarlierPayment();
  usePreloadedCart();
  return (
    <>
      <div className={`wrap ${styles.notices}`}>
        <OfflineBar />
        {!retailStoreOpen && <StoreClosed />}
      </div>
      <Outlet />
    </>
  );
}
