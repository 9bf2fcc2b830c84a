import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { createTypedCall, type Problem } from 'shared-domain/client';
import type { DeliveryPageJson } from 'shared-domain/contracts';
import { deliveryPageCalls } from 'shared-domain/forms';
import { environmentAtom } from 'shared-domain/state';

/** The poll interval in milliseconds; each failure in a row doubles it, up to the longest. */
const POLL_MS = 30_000;
const LONGEST_MS = 300_000;

type Answer = 'read' | 'stop' | 'resume';
type Heard = { known: DeliveryPageJson | null; problem: Problem | null; failures: number };

const NOTHING: Heard = { known: null, problem: null, failures: 0 };

/** Follows the delivery of a mailed link while it is under way. The link's token is in the fragment. */
export function useDelivery() {
  const { client, schedule, onVisible } = useAtomValue(environmentAtom);
  const token = useLocation().hash.slice(1);
  const [heard, setHeard] = useState(NOTHING);
  const [busy, setBusy] = useState(false);
  const ask = useCallback(
    async (answer: Answer) => {
      const call = createTypedCall(client.raw, deliveryPageCalls);
      const answered = await call('openDelivery', { body: { token: token || 'none', answer } });
      setHeard(({ known, failures }) =>
        answered.ok
          ? { ...NOTHING, known: answered.data }
          : { known, problem: answered.problem, failures: failures + 1 },
      );
    },
    [client, token],
  );
  const read = useCallback(() => void ask('read'), [ask]);
  useEffect(() => {
    setHeard(NOTHING);
    read();
  }, [read]);
  useEffect(() => onVisible(read), [onVisible, read]);
  useEffect(() => {
    const { known, failures } = heard;
    if (known?.state !== 'coming' && known?.state !== 'waiting') return;
    return schedule(read, Math.min(POLL_MS * 2 ** failures, LONGEST_MS));
  }, [heard, read, schedule]);
  const turnMails = async (on: boolean) => {
    setBusy(true);
    await ask(on ? 'resume' : 'stop');
    setBusy(false);
  };
  const retry = () => {
    setHeard(NOTHING);
    read();
  };
  return { ...heard, busy, turnMails, retry };
}
