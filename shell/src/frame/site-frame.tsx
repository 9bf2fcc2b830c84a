import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { company } from 'shared-domain/company';
import { futureAtom } from 'shared-domain/state';
import { Breadcrumbs, Footer, Header, MAIN_ID, SkipLink } from 'shared-ui/frame';
import { SiteDialogs, SiteGate } from 'shared-ui/gates';
import { type FrameSpec, Slot } from 'shared-ui/remote';
import { Toasts } from 'shared-ui/toasts';
import { type ReleaseRegistry, remoteAt } from '../registry/index.ts';
import styles from './frame.module.css';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageFooter } from './page-footer.tsx';
import { PreviewBadge } from './preview-badge.tsx';
import { Scroll } from './scroll.tsx';
import { useArrival } from './use-arrival.ts';

/** The frame of paths without a remote. */
const plain: FrameSpec = {
  chrome: 'customer',
  links: [{ label: 'Home', to: '/' }],
  cart: null,
  breadcrumbs: false,
  footer: 'retail',
  gate: null,
};

/** The customers' header, breadcrumbs and footer; staff pages have their own layout. */
function Chrome({ frame, app, children }: { frame: FrameSpec; app: string; children: ReactNode }) {
  if (frame.chrome === 'staff') return children;
  return (
    <>
      <SkipLink />
      <Header frame={frame} />
      {frame.breadcrumbs && <Breadcrumbs />}
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {frame.footer === 'none' ? <PageFooter app={app} /> : <Footer kind={frame.footer} />}
    </>
  );
}

/** Shown only to staff who view a shop as of another time; loaded on demand. */
function FutureBar() {
  const moment = useAtomValue(futureAtom);
  return moment && <Slot name="future-bar" props={{ moment }} />;
}

/** The frame that stays while remotes change. It depends only on the registry, so it renders before remotes load. */
export function SiteFrame({ registry }: { registry: ReleaseRegistry }) {
  const remote = remoteAt(registry, useLocation().pathname);
  const frame = remote?.frame ?? plain;
  const announced = useArrival(remote?.title ?? company.name);
  return (
    <>
      <NavigationProgress />
      <Chrome frame={frame} app={remote?.app ?? 'shell'}>
        <SiteGate gate={frame.gate}>
          <Outlet />
        </SiteGate>
      </Chrome>
      <SiteDialogs isForStaff={frame.chrome === 'staff'} />
      <Toasts dense={frame.chrome === 'staff'} />
      <FutureBar />
      {registry.preview && <PreviewBadge preview={registry.preview} />}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <Scroll />
    </>
  );
}
