import { useCallback, useEffect } from 'react';
import type { OrderDetailJson, OrderJson } from 'shared-domain/contracts';
import { useLoaded, useStaff } from '../../staff/index.ts';

/** After so long an order whose mails are on their way is looked at again, in milliseconds. */
const MAIL_PAUSE = 2_000;

/**
 * What the list does not know of an order: its mails, the card that paid, what its customer has bought. It is read anew
 * when the order changes, and while a mail is on its way; undefined until the first answer.
 */
export function useOrderDetail({ id, updatedAt }: OrderJson): OrderDetailJson | undefined {
  const staff = useStaff();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed order is another answer
  const load = useCallback((signal: AbortSignal) => staff.order(id, { signal }), [staff, id, updatedAt]);
  const { data, reload } = useLoaded(load);
  const detail = data?.id === id ? data : undefined;
  useEffect(() => {
    if (!detail?.mailLog.some(({ state }) => state === 'queued')) return;
    const timer = setTimeout(reload, MAIL_PAUSE);
    return () => clearTimeout(timer);
  }, [detail, reload]);
  return detail;
}
