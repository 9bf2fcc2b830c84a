import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { sessionAtom } from 'shared-domain/state';
import { MAIN_ID } from 'shared-ui/frame';
import { usePageTitle } from 'shared-ui/page';
import { Navigate, useLocation } from 'shared-ui/router';
import { useWayBack } from '../session/index.ts';
import { staffLook } from '../tokens/index.ts';
import { CheckYourEmail } from './check-your-email.tsx';
import { ConfigurationHelp } from './configuration-help.tsx';
import { Shelf } from './shelf.tsx';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { useArrival } from './use-arrival.ts';

/** The staff sign-in page: an address is asked for, a link is mailed, the link's token is exchanged here. */
export function SignIn() {
  usePageTitle('Staff sign-in');
  const { staff } = useAtomValue(sessionAtom);
  const { state } = useLocation();
  const wayBack = useWayBack();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const arrival = useArrival();
  if (staff && !state?.signedOut) return <Navigate to={wayBack()} replace />;
  return (
    <div className={`${staffLook} ${styles.page}`}>
      <Shelf />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {arrival.isSigningIn && <p role="status">Signing you in...</p>}
        {!arrival.isSigningIn && sentTo !== null && (
          <CheckYourEmail address={sentTo} onAgain={() => setSentTo(null)} />
        )}
        {!arrival.isSigningIn && sentTo === null && (
          <SignInForm isRecovery={arrival.isRecovery} onSent={setSentTo} />
        )}
      </main>
      <ConfigurationHelp open={arrival.needsHelp} onClose={arrival.closeHelp} />
    </div>
  );
}
