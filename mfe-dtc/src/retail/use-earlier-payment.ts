import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import {
  environmentAtom,
  forgetRetailPaymentAtom,
  readRetailPaymentAtom,
  showToastAtom,
} from 'shared-domain/state';
import { paths } from '../paths.ts';

/**
 * When the shop opens, checks once a payment whose success page was never seen, and removes paid items from the cart.
 * Payment pages handle their own.
 */
export function useEarlierPayment(): void {
  const { client } = useAtomValue(environmentAtom);
  const read = useSetAtom(readRetailPaymentAtom);
  const store = useStore();
  const forget = useSetAtom(forgetRetailPaymentAtom);
  const show = useSetAtom(showToastAtom);
  const { pathname } = useLocation();
  const isPaymentPage = pathname === paths.paymentSuccess || pathname === paths.paymentCancel;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on the first page
  useEffect(() => {
    const payment = isPaymentPage ? null : read();
    if (!payment) return;
    const { orderId } = payment;
    void client.call('readPayment', { params: { id: orderId } }).then(async (result) => {
      if (!result.ok) return result.problem.code === 'order_not_found' ? forget(orderId) : undefined;
      if (result.data.status === 'expired') return forget(orderId);
      if (result.data.status === 'pending') return;
      // Rarely needed, so loaded on demand.
      const { finishRetailCheckoutAtom } = await import('../payment/retail-checkout.ts');
      store.set(finishRetailCheckoutAtom, orderId);
      show({ title: `Your payment for order ${orderId} went through.`, kind: 'success' });
    });
  }, [client]);
}
