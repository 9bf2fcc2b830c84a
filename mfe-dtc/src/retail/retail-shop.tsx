import { useAtomValue } from 'jotai';
import { catalogueAsOfAtom, settingsAtom } from 'shared-domain/state';
import { Outlet } from 'shared-ui/router';
import { OfflineBar } from 'shared-ui/states';
import styles from './retail-shop.module.css';
import { StoreClosed } from './store-closed.tsx';
import { useCartAtHand } from './use-cart-at-hand.ts';
import { useEarlierPayment } from './use-earlier-payment.ts';

/** Notices above every page of the retail shop: the browser is offline, the store is closed. */
export function RetailShop() {
  const asOf = useAtomValue(catalogueAsOfAtom);
  const { retailStoreOpen } = useAtomValue(settingsAtom);
  useEarlierPayment();
  useCartAtHand();
  return (
    <>
      <div className={`wrap ${styles.notices}`}>
        <OfflineBar since={asOf ?? undefined} />
        {!retailStoreOpen && <StoreClosed />}
      </div>
      <Outlet />
    </>
  );
}
