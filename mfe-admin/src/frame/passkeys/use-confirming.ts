import { useState } from 'react';
import type { SessionJson } from 'shared-domain/contracts';
import { useStaff } from '../../data/calls/index.ts';
import { confirmPasskey } from './ceremony.ts';

/** Confirms a passkey and passes on the session, or gives the reason for a failure. */
export function useConfirming(onConfirmed: (session: SessionJson) => void) {
  const staff = useStaff();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    const result = await confirmPasskey(staff);
    setBusy(false);
    if (result.ok) return onConfirmed(result.data);
    setRefusal(result.problem.detail);
  };
  return { busy, refusal, confirm: () => void confirm() };
}
