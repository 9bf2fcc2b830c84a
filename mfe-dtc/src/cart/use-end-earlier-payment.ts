import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import { environmentAtom, forgetRetailPaymentAtom, readRetailPaymentAtom } from 'shared-domain/state';
import { paths } from '../paths.ts';

/**
 * Ends an unfinished payment before a new one starts, so that its stock returns and nobody pays twice. If it was paid
 * after all, it is shown instead.
 * @returns 'paid' if there is nothing left to pay for
 */
export function useEndEarlierPayment(): () => Promise<'paid' | 'none'> {
  const { client } = useAtomValue(environmentAtom);
  const read = useSetAtom(readRetailPaymentAtom);
  const forget = useSetAtom(forgetRetailPaymentAtom);
  const navigate = useNavigate();
  return async () => {
    const earlier = read();
    if (!earlier) return 'none';
    const { orderId } = earlier;
    const ended = await client.call('cancelPayment', { params: { id: orderId } });
    if (ended.ok || ended.problem.code === 'order_not_found') forget(orderId);
    if (ended.ok || ended.problem.code !== 'payment_closed') return 'none';
    await navigate(`${paths.paymentSuccess}?order=${encodeURIComponent(orderId)}`);
    return 'paid';
  };
}
