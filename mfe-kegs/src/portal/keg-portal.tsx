import { Outlet } from 'react-router';
import { OfflineBar, usePreloadedPages } from 'shared-ui/shop';
import { paths } from '../paths.ts';
import styles from './keg-portal.module.css';

/** The offline notice above every page of the keg portal, with the age of its prices. */
export function KegPortal() {
  usePreloadedPages('keg', paths.cart);
  return (
    <>
      <div className={`wrap ${styles.notices}`}>
        <OfflineBar />
      </div>
      <Outlet />
    </>
  );
}
