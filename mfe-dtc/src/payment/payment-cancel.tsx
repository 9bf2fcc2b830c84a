import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { environmentAtom, forgetRetailPaymentAtom } from 'shared-domain/state';
import { ButtonLink } from 'shared-ui/button';
import { usePageTitle } from 'shared-ui/page';
import { CrateDrawing } from 'shared-ui/states';
import { paths } from '../paths.ts';
import { Outcome } from './outcome.tsx';
import { useOrderInQuestion } from './use-order-in-question.ts';

/** The return page after a cancelled payment (PAYMENT-5). Ends the session; cart and form stay. */
export function PaymentCancel() {
  const orderId = useOrderInQuestion();
  usePageTitle('Payment Cancelled');
  useEndedPayment(orderId);
  const back = (
    <ButtonLink to={paths.cart} variant="action">
      Return to cart
    </ButtonLink>
  );
  return (
    <Outcome mark={<CrateDrawing />} title="Payment Cancelled" actions={back}>
      Your payment was not completed. Your cart has been preserved.
    </Outcome>
  );
}

/** Ends the payment session, or shows it as paid. If it can't be ended, it expires. */
function useEndedPayment(orderId: string | null): void {
  const { client } = useAtomValue(environmentAtom);
  const forget = useSetAtom(forgetRetailPaymentAtom);
  const navigate = useNavigate();
  useEffect(() => {
    if (orderId === null) return;
    let isGone = false;
    void client.call('cancelPayment', { params: { id: orderId } }).then(async (result) => {
      if (result.ok) return forget(orderId);
      if (result.problem.code !== 'payment_closed' || isGone) return;
      await navigate(`${paths.paymentSuccess}?order=${encodeURIComponent(orderId)}`, { replace: true });
    });
    return () => {
      isGone = true;
    };
  }, [orderId, client, forget, navigate]);
}
