import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { company, showpieceAt } from 'shared-domain/company';
import { sessionAtom } from 'shared-domain/state';
import { CompanyMark } from 'shared-ui/brand-marks';
import { MAIN_ID } from 'shared-ui/frame';
import { usePageTitle } from 'shared-ui/page';
import { Drawing } from 'shared-ui/product-drawing';
import { Link } from 'shared-ui/router';
import { useToast } from '../../data/calls/index.ts';
import { Row, Stack } from '../../kit/layout/index.ts';
import { staffLook } from '../../kit/tokens/index.ts';
import { useReturnPage, useSignInElsewhere } from '../session/index.ts';
import { ConfigurationHelp } from './configuration-help.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { CheckYourEmail, SpentLinkNotice } from './spent-link.tsx';
import { useEntering } from './use-entering.ts';
import { useToken } from './use-token.ts';

const drawn = [
  { ...showpieceAt(4), packagingType: 'Packaged', container: 'can' },
  { ...showpieceAt(6), packagingType: 'Packaged', container: 'bottle' },
  { ...showpieceAt(3), packagingType: 'Packaged', container: 'can' },
  { ...showpieceAt(0), packagingType: '50L' },
  { ...showpieceAt(5), packagingType: 'Packaged', container: 'bottle' },
  { ...showpieceAt(2), packagingType: 'Packaged', container: 'can' },
] as const;

/** The company's half of the sign-in page. */
function SignInHeader() {
  return (
    <Row as="header" column justify="between" pad="40 56" align="stretch" className={styles.header}>
      <Link to="/">
        <Row as="span" inline gap={10} weight={600} className={styles.wordmark}>
          <CompanyMark size={28} />
          {company.name}
        </Row>
      </Link>
      <Row align="end" justify="between" pad="0 8" className={styles.row} aria-hidden="true">
        {drawn.map((product) => (
          <Drawing
            key={product.name}
            product={{ ...product, category: 'Beer-Craft' }}
            className={product.packagingType === '50L' ? styles.keg : styles.drawn}
          />
        ))}
      </Row>
      <p className={styles.reach}>
        {company.city}, {company.province} <span>{company.ordersEmail}</span> <span>{company.phone}</span>
      </p>
    </Row>
  );
}

const asksForHelp = (description: string) => /invalid|path/i.test(description);

/** Reads the address: a token, a link's error, or a password reset. */
function useArrival() {
  const [parameters, setParameters] = useSearchParams();
  const toast = useToast();
  const description = parameters.get('error') === null ? null : parameters.get('error_description');
  const reported = useRef<string | null>(null);
  const [needsHelp, setNeedsHelp] = useState(false);
  // Read once, because it is removed from the address while the notice stays.
  const [isRecovery] = useState(() => parameters.get('type') === 'recovery');
  const { hash } = useLocation();
  // A shell of an earlier release hands it on in the query.
  const exchange = useToken(new URLSearchParams(hash.slice(1)).get('token') ?? parameters.get('token'));

  useEffect(() => {
    if (description === null || reported.current === description) return;
    reported.current = description;
    toast.failed('Authentication Error', description);
    if (asksForHelp(description)) setNeedsHelp(true);
  }, [description, toast]);

  useEffect(() => {
    // Removing a token clears the whole query.
    if (!parameters.has('type') || parameters.has('token') || hash) return;
    const others = new URLSearchParams(parameters);
    others.delete('type');
    setParameters(others, { replace: true });
  }, [parameters, hash, setParameters]);

  return { ...exchange, isRecovery, needsHelp, closeHelp: () => setNeedsHelp(false) };
}

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
