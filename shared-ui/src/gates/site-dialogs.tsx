import { useAtomValue, useSetAtom } from 'jotai';
import { useLocation } from 'react-router';
import { ageAtom, isCookieBannerDueAtom, settingsAtom, showToastAtom } from 'shared-domain/state';
import { useAfter } from './delay.ts';
import { Guard } from './guard.tsx';
import { ComingSoonOverlay, ContactDialog, CookieBanner, CustomerTypeDialog } from './lazy-dialogs.ts';
import { useOpenDialog } from './use-open-dialog.ts';

/** Milliseconds (GATE-11, GATE-12). */
const BANNER_DELAY = 1000;
const COMING_SOON_DELAY = 1500;

const isShop = (pathname: string) => pathname === '/shop' || pathname.startsWith('/shop/');

/** The launch must not cover someone's payment. */
const PAYING = /^\/dtc\/(?:payment-success|payment-cancel|thank-you)\b/;
const isCovered = (pathname: string) =>
  (pathname === '/dtc' || pathname.startsWith('/dtc/')) && !PAYING.test(pathname);

function Cookies() {
  const isDue = useAtomValue(isCookieBannerDueAtom);
  return useAfter(BANNER_DELAY, isDue) ? <CookieBanner /> : null;
}

function ComingSoon() {
  const { comingSoon } = useAtomValue(settingsAtom);
  const isOfAge = useAtomValue(ageAtom) === 'verified';
  const isDue = isCovered(useLocation().pathname) && comingSoon && isOfAge;
  return useAfter(COMING_SOON_DELAY, isDue) ? <ComingSoonOverlay /> : null;
}

/** The dialog named by `openDialogAtom`, or a message if it can't be loaded. */
function OpenDialog() {
  const { dialog, close, leave } = useOpenDialog();
  const showToast = useSetAtom(showToastAtom);
  const { pathname } = useLocation();
  const giveUp = () => {
    close();
    showToast({
      kind: 'error',
      title: 'This could not be loaded',
      description: 'Please check your connection and try again.',
    });
  };
  return (
    <Guard key={dialog ?? 'none'} onFailure={giveUp}>
      {dialog === 'contact' && <ContactDialog onClose={close} />}
      {(dialog === 'customer-type' || dialog === 'licence') && (
        <CustomerTypeDialog
          onShop={isShop(pathname)}
          startAtVerify={dialog === 'licence'}
          onClose={close}
          onLeave={leave}
        />
      )}
    </Guard>
  );
}

/**
 * Dialogs, cookie banner and Coming Soon overlay over all remotes' pages. The shell mounts it once, inside its router. Staff's pages
 * have no banner: they need all of the window.
 */
export function SiteDialogs({ isForStaff = false }: { isForStaff?: boolean }) {
  return (
    <>
      <OpenDialog />
      <Guard>{isForStaff || <Cookies />}</Guard>
      <Guard>
        <ComingSoon />
      </Guard>
    </>
  );
}
