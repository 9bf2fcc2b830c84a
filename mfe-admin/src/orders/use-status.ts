import { useCallback } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { type OrderStatus, STATUS_LABELS } from 'shared-domain/orders';
import { useStaff, useToast, useUndo } from '../staff/index.ts';

/**
 * Sets an order's status, with an Undo that sets it back. A refusal (stock that is gone) says why in the toast.
 * Answers whether it worked.
 */
export function useSetStatus(onChanged: (order: OrderJson) => void) {
  const staff = useStaff();
  const toast = useToast();
  const offerUndo = useUndo();
  return useCallback(
    async (order: OrderJson, status: OrderStatus): Promise<boolean> => {
      const set = async (wanted: OrderStatus) => {
        const result = await staff.setOrderStatus(order.id, wanted);
        if (result.ok) onChanged(result.data);
        else toast.failed('Failed to update order status. Please try again.', result.problem.detail);
        return result.ok;
      };
      if (order.status === status || !(await set(status))) return false;
      offerUndo({
        title: `${order.id} is ${STATUS_LABELS[status]}`,
        description: `It was ${STATUS_LABELS[order.status]}.`,
        undo: async () => {
          await set(order.status);
        },
      });
      return true;
    },
    [staff, toast, offerUndo, onChanged],
  );
}
