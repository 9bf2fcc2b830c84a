import { useAtomValue } from 'jotai';
import { Outlet } from 'react-router';
import { settingsAtom } from 'shared-domain/state';
import { Icon } from 'shared-ui/icons';
import { OfflineBar, usePreloadedPages } from 'shared-ui/shop';
import { paths } from '../paths.ts';
import styles from './retail-shop.module.css';
import { useEarlierPayment } from './use-earlier-payment.ts';

/** The notice of a closed store (GATE-13). */
function StoreClosed() {
  return (
    <p className={styles.closed}>
      <Icon name="info" />
      <span>
        <b>Our retail store is closed at the moment.</b> Look around as you like; ordering opens again soon.
      </span>
    </p>
  );
}

/** Notices above every page of the retail shop: offline, store closed. */
export function RetailShop() {
  const { retailStoreOpen } = useAtomValue(settingsAtom);
  useEarlierPayment();
  usePreloadedPages('dtc', paths.cart, paths.product('any'));
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
