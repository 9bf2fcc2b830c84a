import type { OrderDetailJson, OrderJson } from 'shared-domain/contracts';
import { useCall } from '../../data/calls/index.ts';

/** Poll interval of an open order whose mails are still being sent, in milliseconds. */
const MAIL_PAUSE = 2_000;

const againAfter = ({ mailLog }: OrderDetailJson) =>
  mailLog.some(({ state }) => state === 'queued') && MAIL_PAUSE;

/**
 * An open order: the list's version at once (`listed`), then its own (`detail`). It is reloaded when someone changes it,
 * because a refund must not start from stale data.
 */
export function useOrder(id: string, listed: OrderJson | undefined) {
  const { data, problem, refetch } = useCall('adminOrder', { params: { id } }, { againAfter });
  const detail = data?.id === id ? data : undefined;
  const isBehind = (listed?.updatedAt ?? '') > (detail?.updatedAt ?? '');
  return { order: isBehind ? listed : (detail ?? listed), detail, problem, refetch };
}
