import { useCallback } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { type OrderStatus, STATUS_LABELS } from 'shared-domain/orders';
import { useStaff, useToast, useUndo } from '../../staff/index.ts';
import { nowWords, STALE_TITLE } from './stale.ts';

/**
 * Sets an order's status, with an Undo that sets it back. A refusal (stock that is gone) says why in the toast. Where
 * somebody else has set another status meanwhile, nothing is overwritten: the page shows the order as it is now, and
 * staff choose. Answers whether it worked.
 */
export function useSetStatus(onChanged: (order: OrderJson) => void) {
  const staff = useStaff();
  const toast = useToast();
  const offerUndo = useUndo();
  return useCallback(
    async (order: OrderJson, status: OrderStatus): Promise<boolean> => {
      const set = async (wanted: OrderStatus, from: OrderStatus) => {
        const result = await staff.setOrderStatus(order.id, wanted, { from });
        if (result.ok) {
          onChanged(result.data);
          return true;
        }
        const { code, detail, currentOrder } = result.problem;
        if (code !== 'stale' || !currentOrder) {
          toast.failed('Failed to update order status. Please try again.', detail);
          return false;
        }
        onChanged(currentOrder);
        const [here, mine] = [STATUS_LABELS[from], STATUS_LABELS[wanted]];
        const choice = `Here it was still ${here}. It was not changed: choose ${mine} again if that is right.`;
        toast.failed(STALE_TITLE, `${nowWords(currentOrder)}. ${choice}`);
        return false;
      };
      if (order.status === status || !(await set(status, order.status))) return false;
      offerUndo({
        title: `${order.id} is ${STATUS_LABELS[status]}`,
        description: `It was ${STATUS_LABELS[order.status]}.`,
        undo: async () => {
          await set(order.status, status);
        },
      });
      return true;
    },
    [staff, toast, offerUndo, onChanged],
  );
}
