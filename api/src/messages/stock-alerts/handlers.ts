import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { readSignedCookie, setSignedCookie } from '../../requests/cookies/index.ts';
import { answerAlertLink } from './alert-link.ts';
import { requestStockAlert } from './alert-request.ts';
import { stockAlertsModel } from './model.ts';

/** The address confirmed in this browser. */
const COOKIE = 'cbo.mailbox';

type Confirmed = { mailbox: string };

/** Stock alerts of sold-out products, the links in their mails, and how many customers wait, for staff. */
export const stockAlertHandlers = (
  deps: Deps,
): Handlers<'askForStockAlert' | 'openStockAlerts' | 'stockAlertCounts'> => ({
  askForStockAlert: ({ body, request }) => {
    const confirmed = readSignedCookie<Confirmed>(request, COOKIE);
    return requestStockAlert(deps, body, confirmed?.mailbox === body.email.toLowerCase());
  },
  openStockAlerts: async ({ body, response }) => {
    response.set('Cache-Control', 'no-store');
    const alerts = await answerAlertLink(deps, body);
    const mailbox = alerts.email.toLowerCase();
    if (body.answer === 'confirm')
      setSignedCookie(response, deps.configuration, COOKIE, { mailbox } satisfies Confirmed);
    return alerts;
  },
  stockAlertCounts: async () => {
    const found = await stockAlertsModel(deps.connection).aggregate<{ _id: string; waiting: number }>([
      { $match: { 'alerts.state': 'waiting' } },
      { $unwind: '$alerts' },
      { $match: { 'alerts.state': 'waiting', 'alerts.until': { $gt: deps.clock() } } },
      { $group: { _id: '$alerts.productId', waiting: { $sum: 1 } } },
    ]);
    return { counts: Object.fromEntries(found.map(({ _id, waiting }) => [_id, waiting])) };
  },
});
