import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { sessionAtom } from 'shared-domain/state';
import { MAIN_ID } from 'shared-ui/frame';
import { usePageTitle } from 'shared-ui/page';
import { Stack } from '../../kit/layout/index.ts';
import { staffLook } from '../../kit/tokens/index.ts';
import { useReturnPage, useSignInElsewhere } from '../session/index.ts';
import { CheckYourEmail } from './check-your-email.tsx';
import { ConfigurationHelp } from './configuration-help.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { SignInHeader } from './sign-in-header.tsx';
import { SpentLinkNotice } from './spent-link.tsx';
import { useArrival } from './use-arrival.ts';
import { useEntering } from './use-entering.ts';

type Arrival = ReturnType<typeof useArrival>;

/** The form, or the notice of a sent or spent link. */
function Steps({ arrival: { isRecovery, spent, passkeyOf } }: { arrival: Arrival }) {
  const [address, setAddress] = useState('');
  const [step, setStep] = useState<'ask' | 'sent' | 'begin'>('begin');
  const onSent = (to: string) => {
    setAddress(to);
    setStep('sent');
  };
  const enter = useEntering();
  if (step === 'begin' && passkeyOf !== undefined)
    return (
      <PasskeyStep
        address={passkeyOf}
        onConfirmed={(session) => void enter(session)}
        onAgain={() => setStep('ask')}
      />
    );
  if (step === 'sent') return <CheckYourEmail address={address} onAgain={() => setStep('ask')} />;
  if (step === 'begin' && spent?.address) {
    const onOther = () => {
      setAddress(spent.address);
      setStep('ask');
    };
    return <SpentLinkNotice spent={spent} onSent={onSent} onOther={onOther} />;
  }
  return <SignInForm isRecovery={isRecovery} address={address} onSent={onSent} />;
}

/** The sign-in page: requests a link for an address, and exchanges the link's token. */
export function SignIn() {
  usePageTitle('Staff sign-in');
  useSignInElsewhere();
  const { staff } = useAtomValue(sessionAtom);
  // Read on mount, because the link's tab uses up the stored return page.
  const [action] = useState(useReturnPage());
  const arrival = useArrival();
  if (staff && !arrival.isSigningIn) return <Navigate to={action} replace />;
  return (
    <div className={`${staffLook} ${styles.page}`}>
      <SignInHeader />
      <Stack id={MAIN_ID} tabIndex={-1} as="main" middle pad="32 24" className={styles.main}>
        {arrival.isSigningIn ? <p role="status">Signing you in...</p> : <Steps arrival={arrival} />}
      </Stack>
      <ConfigurationHelp open={arrival.needsHelp} onClose={arrival.closeHelp} />
    </div>
  );
}
