import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Problem } from 'shared-domain/client';
import type { StaffOrderRequest } from 'shared-domain/contracts';
import { HOME_PROVINCE } from 'shared-domain/provinces';
import { kegCount } from 'shared-domain/runs';
import { useChange, useRequestKey, useToast } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import type { OrderDraft } from './draft.ts';

/** A draft's request at the total that is shown. The API names missing fields. */
export function requestOf(draft: OrderDraft, total: number) {
  const { channel, account, form, lines, delivery, empties, passing } = draft;
  const { deliveryDetails, address, postalCode, ...person } = form;
  const common = { channel, lines, expectedTotal: total, ...(passing.trim() ? { passing } : {}) };
  if (channel === 'licensee') {
    const place = { address, postalCode, province: HOME_PROVINCE, deliveryDetails };
    return {
      ...person,
      ...place,
      ...common,
      licenseNumber: account ?? '',
      ...(delivery ? { delivery } : {}),
      ...(kegCount(empties) > 0 ? { collectEmpties: empties } : {}),
    };
  }
  const to = delivery?.kind === 'delivery' ? { ...delivery, address, postalCode } : delivery;
  return { ...person, ...common, notes: deliveryDetails, ...(to ? { delivery: to } : {}) };
}

/** Places the order. Retrying after a lost answer sends the same request. */
export function usePlace(onPlaced: () => void, refetch: () => void) {
  const toast = useToast();
  const navigate = useNavigate();
  const { send, isSending } = useChange('placeStaffOrder', { topic: 'orders' });
  const keyFor = useRequestKey();
  const [problem, setProblem] = useState<Problem | null>(null);
  const place = async (draft: OrderDraft, total: number) => {
    const body = requestOf(draft, total) as StaffOrderRequest;
    const result = await send({ body, idempotencyKey: keyFor(body) });
    if (!result.ok) {
      refetch();
      return setProblem(result.problem);
    }
    setProblem(null);
    onPlaced();
    await navigate(paths.order(result.data.id));
    toast.done(`${result.data.id} placed`, `The confirmation goes to ${result.data.customerEmail}.`);
  };
  return { place, isPlacing: isSending, problem, clear: () => setProblem(null) };
}
