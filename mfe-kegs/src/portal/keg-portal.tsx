import { Outlet } from 'shared-ui/router';
import { OfflineBar } from 'shared-ui/shop';
import styles from './keg-portal.module.css';

/** The offline notice above every page of the keg portal, with the age of its prices. */
export function KegPortal() {
  return (
    <>
      <div className={`wrap ${styles.notices}`}>
        <OfflineBar />
      </div>
      <Outlet />
    </>
  );
}
