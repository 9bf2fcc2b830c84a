import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import {
  checkLicenceAtom,
  LICENCE_ATTEMPTS,
  type LicenceCheck,
  openDialogAtom,
  showToastAtom,
  type ToastRequest,
} from 'shared-domain/state';

const notFound = (attempt: number) => `License number not found. Attempt ${attempt} of ${LICENCE_ATTEMPTS}.`;

/** The message for each outcome (GATE-7 to GATE-9). */
function toastOf(check: LicenceCheck): ToastRequest {
  if (check.kind === 'verified') {
    return { kind: 'success', title: 'License Verified', description: `Welcome, ${check.companyName}` };
  }
  if (check.kind === 'failed') {
    return {
      kind: 'error',
      title: 'Verification Error',
      description: 'An error occurred while verifying your license. Please try again.',
    };
  }
  if (check.kind === 'refused') return { kind: 'error', title: check.title, description: check.text };
  if (check.isLast) {
    return {
      kind: 'error',
      title: 'Verification Failed',
      description: "We're unable to verify your license. Please contact us for assistance.",
    };
  }
  return { kind: 'error', title: 'License Not Found', description: notFound(check.attempt) };
}

/** Licence verification (GATE-7). Clears the field after an unknown number and opens the contact dialog after the third. */
export function useVerification(onVerified: () => void) {
  const check = useSetAtom(checkLicenceAtom);
  const showToast = useSetAtom(showToastAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [checking, setChecking] = useState(false);
  const running = useRef(false);

  const settle = (outcome: LicenceCheck) => {
    showToast({ key: 'licence', ...toastOf(outcome) });
    if (outcome.kind === 'verified') onVerified();
    if (outcome.kind === 'refused') setError(outcome.text);
    if (outcome.kind !== 'not-found') return;
    setTyped('');
    setError(notFound(outcome.attempt));
    if (outcome.isLast) openDialog('contact');
  };

  const verify = async () => {
    if (running.current || typed.trim() === '') return;
    running.current = true;
    setChecking(true);
    setError(undefined);
    const outcome = await check(typed);
    running.current = false;
    setChecking(false);
    settle(outcome);
  };

  return { typed, type: setTyped, error, checking, isEmpty: typed.trim() === '', verify };
}
