import type { Request } from 'express';
import type { FormerOrdersJson } from 'shared-domain/contracts';
import type { Handlers } from '../calls/index.ts';
import { readSignedCookie, setSignedCookie } from '../cookies/index.ts';
import type { Deps } from '../dependencies.ts';
import { sendMail } from '../emails/index.ts';
import { orderModel, ordersPlacedHere, presentFormerOrder } from '../orders/index.ts';
import { problem } from '../problems/index.ts';
import { type Licensee, licenseeOf } from '../protections/index.ts';
import { exactly } from '../queries/index.ts';
import { createLink, LINK_MINUTES, redeemLink } from './links.ts';

const COOKIE = 'cbo.former-orders';
const MAX_RESULTS = 100;

/**
 * Licence numbers are public, so verifying one doesn't show what that business bought: former orders are shown to the
 * browser that placed them, or after a link emailed to an address of such an order (ORDER-16).
 */
export const formerOrderHandlers = (deps: Deps): Handlers<'formerOrders' | 'linkFormerOrders'> => ({
  formerOrders: ({ request, response }) => {
    response.set('Cache-Control', 'no-store');
    return formerOrders(deps, request, own(request));
  },
  linkFormerOrders: async ({ body, request, response }) => {
    const licensee = own(request);
    if ('token' in body) {
      await redeemLink(deps, licensee.licenseNumber, body.token);
      setSignedCookie(response, deps.configuration, COOKIE, licensee.licenseNumber);
    } else {
      // Not awaited: the response time must not reveal which addresses are known.
      mailLink(deps, licensee, body.email).catch((cause: unknown) =>
        deps.logger.warn(
          { requestId: request.id, err: cause },
          'a link to former orders could not be mailed',
        ),
      );
    }
    return { accepted: true };
  },
});

/** Former orders belong to a business: staff without a verified licence have none. */
function own(request: Request): Licensee {
  const licensee = licenseeOf(request);
  if (!licensee) throw problem('licence_required');
  return licensee;
}

async function formerOrders(
  { connection }: Deps,
  request: Request,
  { licenseNumber }: Licensee,
): Promise<FormerOrdersJson> {
  const opened = readSignedCookie<string>(request, COOKIE) === licenseNumber;
  const found = await orderModel(connection)
    .find({
      licenseNum: licenseNumber,
      channel: 'licensee',
      state: 'placed',
      ...(opened ? {} : { _id: { $in: ordersPlacedHere(request) } }),
    })
    .sort({ orderDate: -1 })
    .limit(MAX_RESULTS)
    .lean();
  return { orders: found.map(presentFormerOrder), access: opened ? 'link' : 'browser' };
}

/**
 * Mails the link if an order of this licence was placed with the address; otherwise does nothing and doesn't say so.
 */
async function mailLink(deps: Deps, { licenseNumber, companyName }: Licensee, email: string): Promise<void> {
  const address = exactly(email);
  const order = await orderModel(deps.connection)
    .findOne({ licenseNum: licenseNumber, channel: 'licensee', state: 'placed', customerEmail: address })
    .lean();
  if (!order) return;
  const token = await createLink(deps, licenseNumber);
  const link = `${deps.configuration.publicOrigin}/shop/orders?token=${token}`;
  await sendMail(deps, {
    kind: 'former-orders-link',
    to: order.customerEmail,
    link,
    minutes: LINK_MINUTES,
    companyName,
  });
}
