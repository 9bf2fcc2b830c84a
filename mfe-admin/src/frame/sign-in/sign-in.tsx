import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { company, showpieceAt } from 'shared-domain/company';
import { environmentAtom, sessionAtom } from 'shared-domain/state';
import { CompanyMark } from 'shared-ui/brand-marks';
import { MAIN_ID } from 'shared-ui/frame';
import { usePageTitle } from 'shared-ui/page';
import { Drawing } from 'shared-ui/product-drawing';
import { Link } from 'shared-ui/router';
import { useStaff, useToast } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Quiet, Row, Stack } from '../../kit/layout/index.ts';
import { clockTime } from '../../kit/moments/index.ts';
import { Button } from '../../kit/parts/index.ts';
import { staffLook } from '../../kit/tokens/index.ts';
import { useReturnPage, useSignInElsewhere } from '../session/index.ts';
import { ConfigurationHelp } from './configuration-help.tsx';
import { Notice } from './notice.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { useEntering } from './use-entering.ts';
import { type SpentLink, useToken } from './use-token.ts';

const LINK_LIVES = 10 * 60_000;

/** Shown after the link was sent. */
function CheckYourEmail({ address, onAgain }: { address: string; onAgain: () => void }) {
  const { now } = useAtomValue(environmentAtom);
  const [until] = useState(() => clockTime(now().getTime() + LINK_LIVES));
  return (
    <Notice sign={<StaffIcon name="mail-check" size={28} />} title="Check Your Email">
      <Quiet as="p" size="m" breaks className={styles.lead}>
        A sign-in link is on its way to <strong>{address}</strong>. Open it on this device. It works once and
        until {until}.
      </Quiet>
      <Stack gap={10} className={styles.big}>
        <Button onClick={onAgain}>Try Again</Button>
      </Stack>
      <Row as="p" gap={8} align="start" ruled tight links pad="14 0 0" tone="quiet" size="xs">
        Nothing after a minute? Look in junk mail, or choose Try Again to use another address.
      </Row>
    </Notice>
  );
}

const TITLES = { used: 'This link has been used', expired: 'This link has expired' } as const;
const WHY = {
  used: 'A sign-in link works once, and this one has already been used.',
  expired: 'A sign-in link works for 10 minutes, and this one is older.',
} as const;

type SpentLinkNoticeProps = {
  spent: SpentLink;
  onSent: (address: string) => void;
  /** Called to use another address. */
  onOther: () => void;
};

/** A used or expired link, with a button for a new one. */
function SpentLinkNotice({ spent: { reason, address }, onSent, onOther }: SpentLinkNoticeProps) {
  const staff = useStaff();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const result = await staff.call('requestSignInLink', { body: { email: address } });
    if (result.ok) return onSent(address);
    setBusy(false);
    toast.failed('Authentication Error', result.problem.detail);
  };
  return (
    <Notice sign={<StaffIcon name="mail-x" size={26} />} title={TITLES[reason]} isWarning>
      <Quiet as="p" size="m" breaks className={styles.lead}>
        {WHY[reason]} A new one goes to <strong>{address}</strong>.
      </Quiet>
      <Stack gap={10} className={styles.big}>
        <Button variant="primary" busy={busy} busyText="Sending..." onClick={() => void send()}>
          Email me a new link
        </Button>
        <Button onClick={onOther}>Use another address</Button>
      </Stack>
    </Notice>
  );
}

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
