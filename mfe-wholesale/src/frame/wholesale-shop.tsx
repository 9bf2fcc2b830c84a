import { useAtomValue } from 'jotai';
import { catalogueAsOfAtom } from 'shared-domain/state';
import { Outlet } from 'shared-ui/router';
import { OfflineBar } from 'shared-ui/states';
import styles from './wholesale-shop.module.css';

/** What stands above every page of the wholesale shop: how old prices and stock are while the browser is offline. */
export function WholesaleShop() {
  const asOf = useAtomValue(catalogueAsOfAtom);
  return (
    <>
      <div className="wrap">
        <OfflineBar since={asOf ?? undefined} />
      </div>
      <Outlet />
    </>
  );
}

/** Holds the place of a page whose code is on the way when it is the first one opened. */
export const WholesaleWaiting = () => <div className={styles.waiting} aria-busy="true" />;
