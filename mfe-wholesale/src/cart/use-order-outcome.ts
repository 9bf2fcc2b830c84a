import { useSetAtom } from 'jotai';
import type { Problem } from 'shared-domain/client';
import type { LicenseeOrderRequest, OrderJson } from 'shared-domain/contracts';
import { promiseWords } from 'shared-domain/delivery';
import { CART_TOAST, clearCartAtom, loadSessionAtom, showToastAtom } from 'shared-domain/state';
import { orderedOf } from 'shared-ui/checkout';
import { useNavigate } from 'shared-ui/router';
import { paths } from '../address/index.ts';

/** The message for an order that could not be submitted (ORDER-13). */
export const ORDER_FAILURE = 'There was a problem submitting your order. Please try again.';

/**
 * What happens after a wholesale order is sent (ORDER-13). Placed: the cart is cleared and the confirmation replaces
 * this page in the history; `onPlaced` is called at once, so that the emptied cart is never seen. Refused because the
 * licence is no longer known: the session is requested again, so that its gate opens.
 */
export function useOrderOutcome(onPlaced: () => void) {
  const show = useSetAtom(showToastAtom);
  const clear = useSetAtom(clearCartAtom);
  const loadSession = useSetAtom(loadSessionAtom);
  const navigate = useNavigate();
  return {
    placed: (order: OrderJson, { email, collectEmpties }: LicenseeOrderRequest) => {
      show({
        title: 'Order submitted successfully! Redirecting to confirmation page...',
        kind: 'success',
        key: CART_TOAST,
      });
      void navigate(paths.thankYou, {
        replace: true,
        state: {
          orderId: order.id,
          customerEmail: order.customerEmail || email,
          ordered: orderedOf(order),
          collectEmpties,
          ...(order.delivery ? { delivery: promiseWords(order.delivery) } : {}),
        },
      });
      onPlaced();
      clear('licensee');
    },
    refused: ({ code }: Problem) => {
      if (code.startsWith('licence_')) void loadSession();
    },
  };
}
