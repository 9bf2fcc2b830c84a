import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import {
  ageAtom,
  isCookieBannerDueAtom,
  openDialogAtom,
  settingsAtom,
  showToastAtom,
} from 'shared-domain/state';
import { useLocation } from '../router/index.ts';
import { useAfter } from './delay.ts';
import { Guard } from './guard.tsx';
import { ComingSoonCover, ContactDialog, CookieBanner, CustomerTypeDialog } from './lazies.ts';

/** Milliseconds from section 9. */
const BANNER_DELAY = 1000;
const COMING_SOON_DELAY = 1500;

const isShop = (pathname: string) => pathname === '/shop' || pathname.startsWith('/shop/');

/** Where somebody has paid or is paying, what they bought matters more than the launch. */
const PAYING = /^\/dtc\/(?:payment-success|payment-cancel|thank-you)\b/;
const isCovered = (pathname: string) =>
  (pathname === '/dtc' || pathname.startsWith('/dtc/')) && !PAYING.test(pathname);

function OpenDialog() {
  const [dialog, openDialog] = useAtom(openDialogAtom);
  const { pathname } = useLocation();
  const close = useCallback(() => openDialog(null), [openDialog]);
  if (dialog === 'contact') return <ContactDialog onClose={close} />;
  if (dialog === null) return null;
  return (
    <CustomerTypeDialog onShop={isShop(pathname)} startAtVerify={dialog === 'licence'} onClose={close} />
  );
}

function Cookies() {
  const isDue = useAtomValue(isCookieBannerDueAtom);
  return useAfter(BANNER_DELAY, isDue) ? <CookieBanner /> : null;
}

function ComingSoon() {
  const { comingSoon } = useAtomValue(settingsAtom);
  const isOfAge = useAtomValue(ageAtom) === 'verified';
  const isDue = isCovered(useLocation().pathname) && comingSoon && isOfAge;
  return useAfter(COMING_SOON_DELAY, isDue) ? <ComingSoonCover /> : null;
}

/**
 * What appears over the pages of all remotes: the dialog that `openDialogAtom` names, the cookie banner 1 s after the
 * first page, the coming-soon overlay 1.5 s after a retail page. The shell mounts it once, inside its router.
 */
export function SiteDialogs() {
  const openDialog = useSetAtom(openDialogAtom);
  const showToast = useSetAtom(showToastAtom);
  const dialog = useAtomValue(openDialogAtom);
  const giveUp = () => {
    openDialog(null);
    showToast({
      kind: 'error',
      title: 'This could not be loaded',
      description: 'Please check your connection and try again.',
    });
  };
  return (
    <>
      <Guard key={dialog ?? 'none'} onFailure={giveUp}>
        <OpenDialog />
      </Guard>
      <Guard>
        <Cookies />
      </Guard>
      <Guard>
        <ComingSoon />
      </Guard>
    </>
  );
}
