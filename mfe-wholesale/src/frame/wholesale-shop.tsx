import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { sessionAtom } from 'shared-domain/state';
import { OfflineBar, usePreloadedPages } from 'shared-ui/shop';
import { paths, productPath } from '../address/index.ts';
import styles from './wholesale-shop.module.css';

const LicenceNotice = lazy(() =>
  import('../pages/index.ts').then(
    (pages) => ({ default: pages.LicenceNotice }),
    () => ({ default: () => null }),
  ),
);

/** Notices above every page of the wholesale shop: offline, licence ends. */
export function WholesaleShop() {
  const notice = useAtomValue(sessionAtom).licensee?.notice;
  usePreloadedPages('licensee', paths.cart, productPath({ id: 'any' }));
  return (
    <>
      <div className="wrap">
        <OfflineBar />
        {notice && (
          <Suspense fallback={null}>
            <LicenceNotice notice={notice} />
          </Suspense>
        )}
      </div>
      <Outlet />
    </>
  );
}

/** Shown while the first page's code loads. */
export const WholesaleWaiting = () => <div className={styles.waiting} aria-busy="true" />;
