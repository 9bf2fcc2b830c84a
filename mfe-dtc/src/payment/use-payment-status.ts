import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Problem } from 'shared-domain/client';
import type { PaymentState } from 'shared-domain/contracts';
import { environmentAtom } from 'shared-domain/state';

/** Poll intervals in milliseconds; the webhook usually arrives before the customer. */
const POLL_INTERVALS_MS = [500, 1000, 1500, 2000] as const;
const LAST_POLL_INTERVAL_MS = 2500;
/** Polls after which the page says that it takes longer than usual. */
const SLOW_AFTER_POLLS = 10;

export type PaymentStatus =
  | { state: 'waiting'; isSlow: boolean }
  | { state: 'known'; payment: PaymentState }
  | { state: 'unknown'; problem: Problem | null };

const isPassing = ({ status }: Problem): boolean => status === 0 || status === 429 || status >= 500;

/** Polls an order's payment until its outcome is known; only the verified webhook makes it paid (PAYMENT-2). */
export function usePaymentStatus(orderId: string | null): PaymentStatus {
  const { client, schedule } = useAtomValue(environmentAtom);
  const [status, setStatus] = useState<PaymentStatus>({ state: 'waiting', isSlow: false });

  useEffect(() => {
    if (orderId === null) return;
    let isGone = false;
    let callOff = () => {};
    const ask = async (asked: number) => {
      const result = await client.call('readPayment', { params: { id: orderId } });
      if (isGone) return;
      if (result.ok && result.data.status !== 'pending')
        return setStatus({ state: 'known', payment: result.data });
      if (!result.ok && !isPassing(result.problem))
        return setStatus({ state: 'unknown', problem: result.problem });
      setStatus({ state: 'waiting', isSlow: asked >= SLOW_AFTER_POLLS });
      callOff = schedule(() => void ask(asked + 1), POLL_INTERVALS_MS[asked] ?? LAST_POLL_INTERVAL_MS);
    };
    void ask(0);
    return () => {
      isGone = true;
      callOff();
    };
  }, [orderId, client, schedule]);

  return orderId === null ? { state: 'unknown', problem: null } : status;
}
