import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import type { Problem } from 'shared-domain/client';
import type { OrderJson } from 'shared-domain/contracts';
import { promiseText } from 'shared-domain/delivery';
import { clearCartAtom, environmentAtom, showToastAtom, TOAST_DURATIONS } from 'shared-domain/state';
import { orderedOf, ownOrderOf } from 'shared-ui/checkout';
import { paths } from '../paths.ts';

/** The message for a keg order that could not be placed (ORDER-13). */
export const KEG_FAILURE = 'There was an error submitting your order. Please try again.';

/**
 * Handles a keg order's outcome (MAIL-2, ORDER-13). If placed, clears the cart and opens the thank-you page; a failed
 * internal mail is shown, the customer's only logged. If refused, shows a toast.
 */
export function useKegOutcome() {
  const { log } = useAtomValue(environmentAtom);
  const show = useSetAtom(showToastAtom);
  const clear = useSetAtom(clearCartAtom);
  const navigate = useNavigate();

  const tellOfMails = ({ id, mails }: OrderJson) => {
    if (mails?.business === 'failed') {
      show({
        title: 'There was a problem sending the order confirmation email.',
        kind: 'error',
        duration: TOAST_DURATIONS.cart,
      });
    } else {
      show({ title: 'Order confirmation sent', kind: 'success', duration: TOAST_DURATIONS.cart });
    }
    if (mails?.customer === 'failed') log(`The customer's confirmation of ${id} could not be sent yet`);
  };

  return {
    placed: (order: OrderJson) => {
      tellOfMails(order);
      show({
        key: 'keg-order',
        title: 'Order submitted successfully!',
        kind: 'success',
        duration: TOAST_DURATIONS.cart,
      });
      clear('keg');
      void navigate(paths.thankYou, {
        replace: true,
        state: {
          orderId: order.id,
          customerEmail: order.customerEmail,
          ordered: orderedOf(order),
          order: ownOrderOf(order),
          ...(order.delivery ? { delivery: promiseText(order.delivery) } : {}),
        },
      });
    },
    refused: (problem: Problem) => {
      if (problem.code === 'network' || problem.code === 'timeout' || problem.status >= 500) {
        show({ key: 'keg-order', title: KEG_FAILURE, kind: 'error', duration: TOAST_DURATIONS.cart });
      }
    },
  };
}
