import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import type { Problem } from 'shared-domain/client';
import type { LicenseeOrderRequest, OrderJson } from 'shared-domain/contracts';
import { promiseText } from 'shared-domain/delivery';
import { CART_TOAST, clearCartAtom, loadSessionAtom, showToastAtom } from 'shared-domain/state';
import { orderedOf, ownOrderOf } from 'shared-ui/checkout';
import { paths } from '../address/index.ts';

/** The message for an order that could not be submitted (ORDER-13). */
export const ORDER_FAILURE = 'There was a problem submitting your order. Please try again.';

/**
 * Handles a wholesale order's outcome (ORDER-13). If placed, clears the cart and replaces this page by the confirmation;
 * `onPlaced` is called first, so that the empty cart doesn't show. If the licence is no longer known, reloads the
 * session, so that its gate opens.
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
          order: ownOrderOf(order),
          collectEmpties,
          ...(order.delivery ? { delivery: promiseText(order.delivery) } : {}),
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
