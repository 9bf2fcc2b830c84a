import { arrivalOf, dayOfRun, windowText } from 'shared-domain/runs';
import type { MailsAbout } from '../../messages/mails/index.ts';
import { deliveryToken } from '../../requests/protections/index.ts';
import { hasReportedEnd, readDelivery } from './delivery.ts';

/**
 * The mail to the customer of a stop that became the next one, with its place and window at the moment of sending. None if
 * the stop has ended, left the run or been cancelled by then, or its account doesn't want it (RUN-14, RUN-16).
 */
export const arrivalMails: MailsAbout = {
  'next-stop': async (_, data, deps) => {
    const { run: id, order: orderId } = data as { run: string; order: string };
    const on = { day: dayOfRun(id), order: orderId };
    const found = await readDelivery(deps, on);
    if (found?.run?.id !== id || found.order.status === 'cancelled' || found.account?.on === false)
      return undefined;
    const now = deps.clock();
    const arrival = arrivalOf(found.run, orderId, now);
    if (!arrival || (await hasReportedEnd(deps, id, orderId))) return undefined;
    return {
      kind: 'next-stop',
      to: found.order.customerEmail,
      orderId,
      before: arrival.before,
      when: windowText(arrival, now),
      token: deliveryToken(deps, on),
      ...(found.account ? { companyName: found.account.companyName } : {}),
    };
  },
};
