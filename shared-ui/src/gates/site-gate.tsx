import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ageAtom, mayShopWholesaleAtom, openDialogAtom, sessionAtom } from 'shared-domain/state';
import type { FrameSpec } from '../remote/index.ts';
import { ErrorState, Loading } from '../states/index.ts';
import { useAfter } from './delay.ts';
import styles from './gates.module.css';
import { Guard } from './guard.tsx';
import { AgeDialog, CustomerTypeDialog } from './lazy-dialogs.ts';
import { SIGN_IN_PATH } from './sign-in-path.ts';

/** Milliseconds that the shop access modal waits for the session from the API. */
const TIMEOUT_MS = 3000;

const reload = () => window.location.reload();

/** The modal that had the focus is gone, so a screen reader would otherwise start at the top of the document. */
function focusHeading(pages: HTMLElement | null) {
  const heading = pages?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Pages behind a modal, dimmed and inert; they stay closed if the modal can't be loaded. */
function Closed({ closed, modal, children }: { closed: boolean; modal: ReactNode; children: ReactNode }) {
  const [missing, setMissing] = useState(false);
  const pages = useRef<HTMLDivElement>(null);
  const wasClosed = useRef(closed);
  useEffect(() => {
    if (wasClosed.current && !closed) focusHeading(pages.current);
    wasClosed.current = closed;
  }, [closed]);
  const shut = (
    <ErrorState title="This part of the shop could not be loaded" onRetry={reload}>
      Please check your connection and try again.
    </ErrorState>
  );
  return (
    <>
      <div
        ref={pages}
        className={closed ? styles.closed : undefined}
        inert={closed}
        hidden={closed && missing}
      >
        {children}
      </div>
      {closed && (
        <Guard failed={shut} onFailure={() => setMissing(true)}>
          {modal}
        </Guard>
      )}
    </>
  );
}

function AgeGate({ children }: { children: ReactNode }) {
  const age = useAtomValue(ageAtom);
  if (age === 'unknown') return <Loading>Loading...</Loading>;
  return (
    <Closed closed={age === 'unverified'} modal={<AgeDialog />}>
      {children}
    </Closed>
  );
}

const stay = () => undefined;

/**
 * The shop access modal (GATE-5) over the wholesale pages until a licence is verified; staff pass. It waits for the
 * session, so that it doesn't flash for a returning licensee, and hides for the contact dialog. The page on which an account's people
 * sign in is open to everyone.
 */
function LicenceGate({ children }: { children: ReactNode }) {
  const mayShop = useAtomValue(mayShopWholesaleAtom);
  const isUnknown = useAtomValue(sessionAtom).status === 'unknown';
  const isSigningIn = useLocation().pathname === SIGN_IN_PATH;
  const isContactOpen = useAtomValue(openDialogAtom) === 'contact';
  const waitedLong = useAfter(TIMEOUT_MS, !mayShop && isUnknown);
  const navigate = useNavigate();
  const modal = isContactOpen ? null : <CustomerTypeDialog onShop onClose={stay} onLeave={navigate} />;
  return (
    <Closed closed={!mayShop && !isSigningIn && (!isUnknown || waitedLong)} modal={modal}>
      {children}
    </Closed>
  );
}

/** Wraps a remote's pages in its frame's gate: for everyone, adults or licensees. */
export function SiteGate({ gate, children }: { gate: FrameSpec['gate']; children: ReactNode }) {
  if (gate === 'age') return <AgeGate>{children}</AgeGate>;
  if (gate === 'licensee') return <LicenceGate>{children}</LicenceGate>;
  return children;
}
