import { useState } from 'react';
import { Dialog } from '../../dialog/index.ts';
import { SIGN_IN_PATH } from '../sign-in-path.ts';
import { SelectStep } from './select-step.tsx';
import { VerifyStep } from './verify-step.tsx';

const TEXTS = {
  select: {
    title: 'Who is shopping?',
    description: 'Prices, taxes and delivery differ. You can change this later.',
    width: 720,
  },
  verify: {
    title: 'Verify your licence',
    description: 'Enter the number on your liquor licence to see wholesale prices.',
    width: 520,
  },
} as const;

export interface CustomerTypeDialogProps {
  /** On /shop the dialog starts at 'verify', and going back or closing it leads to the landing page (GATE-5). */
  onShop: boolean;
  /** Starts at 'verify' elsewhere too. */
  startAtVerify?: boolean;
  onClose: () => void;
  /** Called on navigation, to close the dialog. */
  onLeave: (path: string) => void;
}

/** Asks for the customer type, then the licence number (GATE-6). */
export default function CustomerTypeDialog(props: CustomerTypeDialogProps) {
  const { onShop, startAtVerify, onClose, onLeave } = props;
  const [step, setStep] = useState<'select' | 'verify'>(onShop || startAtVerify ? 'verify' : 'select');
  const close = () => (onShop ? onLeave('/') : onClose());
  return (
    <Dialog open onClose={close} backdrop={onShop ? 'heavy' : 'light'} {...TEXTS[step]}>
      {step === 'select' ? (
        <SelectStep onGo={onLeave} onVerify={() => setStep('verify')} />
      ) : (
        <VerifyStep
          onBack={() => (onShop ? onLeave('/') : setStep('select'))}
          onVerified={() => (onShop ? onClose() : onLeave('/shop'))}
          onSignIn={() => onLeave(SIGN_IN_PATH)}
        />
      )}
    </Dialog>
  );
}
