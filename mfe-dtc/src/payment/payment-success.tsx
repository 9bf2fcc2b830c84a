import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { PaymentState } from 'shared-domain/contracts';
import { forgetRetailPaymentAtom } from 'shared-domain/state';
import { CapCheck, CapSpinner } from 'shared-ui/brand-marks';
import { ButtonAnchor, ButtonLink } from 'shared-ui/button';
import { OrderedLines, orderedOf } from 'shared-ui/checkout';
import { usePageTitle } from 'shared-ui/page';
import { CrateDrawing } from 'shared-ui/states';
import { paths } from '../paths.ts';
import { NEXT } from './next.ts';
import { Outcome } from './outcome.tsx';
import { finishRetailCheckoutAtom } from './retail-checkout.ts';
import { useOrderInQuestion } from './use-order-in-question.ts';
import { usePaymentStatus } from './use-payment-status.ts';

/**
 * The return page after a payment (PAYMENT-2). Waits until the payment is verified before it says so and removes the
 * items from the cart.
 */
export function PaymentSuccess() {
  const orderId = useOrderInQuestion();
  const status = usePaymentStatus(orderId);
  const finish = useSetAtom(finishRetailCheckoutAtom);
  const forget = useSetAtom(forgetRetailPaymentAtom);
  const payment = status.state === 'known' ? status.payment : null;
  usePageTitle(payment && isPaid(payment) ? 'Payment Successful!' : 'Your payment');
  useEffect(() => {
    if (payment) (isPaid(payment) ? finish : forget)(payment.id);
  }, [payment, finish, forget]);

  return (
    <div role="status">
      {payment && isPaid(payment) ? (
        <Paid payment={payment} />
      ) : status.state === 'waiting' ? (
        <Waiting orderId={orderId} isSlow={status.isSlow} />
      ) : payment ? (
        <NotPaid orderId={orderId} />
      ) : (
        <NotKnown />
      )}
    </div>
  );
}

/** A refunded order was paid too. */
const isPaid = ({ status }: PaymentState): boolean => status === 'paid' || status === 'refunded';

function Paid({ payment: { id, customerEmail, items, totalAmount, tracking } }: { payment: PaymentState }) {
  const ordered = items && totalAmount !== undefined ? orderedOf({ items, totalAmount }) : undefined;
  return (
    <Outcome
      mark={<CapCheck size={96} />}
      title="Payment Successful!"
      orderId={id}
      details={
        <>
          {ordered && <OrderedLines ordered={ordered} />}
          <p>{customerEmail ? `Confirmation sent to ${customerEmail}. ${NEXT}` : NEXT}</p>
        </>
      }
      actions={
        <>
          <ButtonLink to={paths.shop} variant="action">
            Continue Shopping
          </ButtonLink>
          {tracking && (
            <ButtonAnchor href={tracking.url} variant="outline" target="_blank" rel="noreferrer">
              {`Follow it at ${tracking.carrierName}`}
            </ButtonAnchor>
          )}
          <ButtonLink to={paths.thankYou} variant="outline" state={{ orderId: id, customerEmail, ordered }}>
            Order details
          </ButtonLink>
        </>
      }
    >
      Thank you for your order. You will receive a confirmation email shortly.
    </Outcome>
  );
}

function Waiting({ orderId, isSlow }: { orderId: string | null; isSlow: boolean }) {
  return (
    <Outcome mark={<CapSpinner />} title="Confirming your payment..." orderId={orderId}>
      {isSlow
        ? 'This is taking longer than usual. There is no need to pay again: we will email you as soon as it is confirmed, and your cart is kept until then.'
        : 'One moment, please.'}
    </Outcome>
  );
}

function NotPaid({ orderId }: { orderId: string | null }) {
  const back = (
    <ButtonLink to={paths.cart} variant="action">
      Return to cart
    </ButtonLink>
  );
  return (
    <Outcome mark={<CrateDrawing />} title="This payment was not completed" orderId={orderId} actions={back}>
      Nothing was charged. Your cart has been preserved.
    </Outcome>
  );
}

function NotKnown() {
  const on = <ButtonLink to={paths.shop}>Continue Shopping</ButtonLink>;
  return (
    <Outcome mark={<CrateDrawing />} title="There is no payment to show here" actions={on}>
      Only the browser that placed an order can see its payment. Once it is paid, a confirmation is in your
      email.
    </Outcome>
  );
}
