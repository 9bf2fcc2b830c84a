import type { OrderDetailJson, OrderJson } from 'shared-domain/contracts';
import { useCall } from '../../staff/index.ts';

/** After so long an order whose mails are on their way is looked at again, in milliseconds. */
const MAIL_PAUSE = 2_000;

const againAfter = ({ mailLog }: OrderDetailJson) =>
  mailLog.some(({ state }) => state === 'queued') && MAIL_PAUSE;

/**
 * An order that is open: at once as the list has it (`listed`), then with what only its own page shows (`detail`). It is
 * read again when somebody has changed it: a refund must not begin with what is past.
 */
export function useOrder(id: string, listed: OrderJson | undefined) {
  const { data, problem, refetch } = useCall('adminOrder', { params: { id } }, { againAfter });
  const detail = data?.id === id ? data : undefined;
  const isBehind = (listed?.updatedAt ?? '') > (detail?.updatedAt ?? '');
  return { order: isBehind ? listed : (detail ?? listed), detail, problem, refetch };
}
