import type { DeliveryPageJson } from 'shared-domain/contracts';
import { linkEnd } from 'shared-domain/driver';
import { arrivalOf, clockTime, windowText } from 'shared-domain/runs';
import { saveLicensee } from '../../accounts/licences/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { openDeliveryToken } from '../../requests/protections/index.ts';
import { type Delivery, readDelivery } from './delivery.ts';

/** The page of a delivery, for the customer to whom its link was mailed (RUN-15, RUN-16). */
export const arrivalHandlers = (deps: Deps): Handlers<'openDelivery'> => ({
  openDelivery: async ({ body: { token, answer }, response }) => {
    response.set('Cache-Control', 'no-store');
    const on = openDeliveryToken(deps, token);
    if (!on || deps.clock() > linkEnd(on.day)) throw problem('link_invalid');
    const found = await readDelivery(deps, on);
    if (!found) throw problem('link_invalid');
    if (answer === 'read' || !found.account) return present(found, deps.clock());
    const { companyName, licenseNumber } = found.account;
    const isOn = answer === 'resume';
    const who = { email: `customer of order ${on.order}` };
    await saveLicensee(deps, who, licenseNumber, { companyName, arrivalMails: isOn ? null : false });
    return present({ ...found, account: { ...found.account, on: isOn } }, deps.clock());
  },
});

function present({ order, run, stop, account }: Delivery, now: Date): DeliveryPageJson {
  const about = {
    orderId: order._id,
    asOf: clockTime(now),
    ...(account ? { mails: { companyName: account.companyName, on: account.on } } : {}),
  };
  const ended = stop?.at === undefined ? {} : { ended: clockTime(new Date(stop.at)) };
  if (stop?.state === 'refused') return { ...about, state: 'not-delivered', ...ended };
  if (stop?.state === 'delivered' || stop?.state === 'short' || order.status === 'delivered')
    return { ...about, state: 'delivered', ...ended };
  if (!run || order.status === 'cancelled') return { ...about, state: 'off' };
  const arrival = arrivalOf(run, order._id, now);
  if (!arrival) return { ...about, state: 'waiting' };
  return { ...about, state: 'coming', before: arrival.before, when: windowText(arrival, now) };
}
