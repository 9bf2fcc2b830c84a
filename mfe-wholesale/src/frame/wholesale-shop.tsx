import { useAtomValue } from 'jotai';
import { catalogueAsOfAtom } from 'shared-domain/state';
import { Outlet } from 'shared-ui/router';
import { OfflineBar } from 'shared-ui/states';
import styles from './wholesale-shop.module.css';

/** Notice above every page of the wholesale shop: how old prices and stock are while the browser is offline. */
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

/** Placeholder while the code of the first page loads. */
export const WholesaleWaiting = () => <div className={styles.waiting} aria-busy="true" />;
