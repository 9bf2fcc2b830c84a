import type { Request } from 'express';
import type { FormerOrdersJson } from 'shared-domain/contracts';
import { matchingExactly } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { sendMail } from '../../messages/mails/index.ts';
import { findOrder, orderModel, presentFormerOrder } from '../../orders/order/index.ts';
import { rememberPlacedHere } from '../../orders/placing/index.ts';
import { entryOf } from '../../requests/audit/index.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import type { Worker } from '../../requests/follow-ups/index.ts';
import { afterCursor, pageOf } from '../../requests/paging/index.ts';
import { problem } from '../../requests/problems/index.ts';
import {
  type Licensee,
  licenseeIn,
  openShareToken,
  opensOwnOrder,
  rememberOpened,
  rememberShare,
} from '../../requests/protections/index.ts';
import { licenseeModel } from '../licences/index.ts';
import { cancelOwnOrder } from './cancel-own.ts';
import { licenseeDetails } from './details.ts';
import { editOwnOrder, type OwnRuns, previewOwnEdit } from './edit-own.ts';
import { createLink, hasLinksEnough, LINK_MINUTES, redeemLink } from './links.ts';
import { ordersOf, visibleOrders } from './visible.ts';

const PAGE = 100;

type Names =
  | 'cancelOwnOrder'
  | 'openOwnOrder'
  | 'previewOwnEdit'
  | 'editOwnOrder'
  | 'formerOrders'
  | 'linkFormerOrders'
  | 'licenseeDetails';

/**
 * Licence numbers are public and anyone may order with their own address, so neither proves a right to see a business's orders:
 * a browser sees the orders that it placed and, after opening an emailed link, those of that address; all of them if staff have put
 * the address on the account (ORDER-16).
 */
export const formerOrderHandlers = (deps: Deps, worker: Worker, runs: OwnRuns): Handlers<Names> => ({
  cancelOwnOrder: async ({ params, request }) => {
    await cancelOwnOrder(deps, worker, runs.isOnTheRoad, request, params.id);
    return { accepted: true };
  },
  openOwnOrder: async ({ params, body, request, response }) => {
    response.set('Cache-Control', 'no-store');
    const order = opensOwnOrder(deps, params.id, body.token) ? await findOrder(deps, params.id) : null;
    if (order?.channel !== 'keg') throw problem('order_not_found');
    await rememberPlacedHere(deps, request, response, order);
    return presentFormerOrder(order);
  },
  previewOwnEdit: ({ params, body, request }) => previewOwnEdit(deps, runs, request, params.id, body),
  editOwnOrder: ({ params, body, request }) => editOwnOrder(deps, worker, runs, request, params.id, body),
  licenseeDetails: ({ request, response }) => {
    response.set('Cache-Control', 'no-store');
    return licenseeDetails(deps, request);
  },
  formerOrders: ({ query, request, response }) => {
    response.set('Cache-Control', 'no-store');
    return formerOrders(deps, request, licenseeIn(request), query.cursor);
  },
  linkFormerOrders: async ({ body, request, response }) => {
    const licensee = licenseeIn(request);
    if ('token' in body) {
      const { licenseNumber } = licensee;
      const share = openShareToken(deps, body.token);
      if (share && share.licenseNumber !== licenseNumber) throw problem('link_invalid');
      if (share) rememberShare(deps, request, response, share);
      else {
        const email = await redeemLink(deps, licenseNumber, body.token);
        rememberOpened(deps, request, response, { licenseNumber, email });
      }
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

async function formerOrders(
  deps: Deps,
  request: Request,
  { licenseNumber }: Licensee,
  cursor: string | undefined,
): Promise<FormerOrdersJson> {
  const { email, filter } = await visibleOrders(deps, request, licenseNumber);
  const found = await orderModel(deps.connection)
    .find({ ...filter, $and: [afterCursor('orderDate', cursor)] })
    .sort({ orderDate: -1, _id: -1 })
    .limit(PAGE + 1)
    .lean();
  const { documents, ...next } = pageOf(found, 'orderDate', PAGE);
  const access = email === undefined ? 'browser' : 'link';
  return { orders: documents.map(presentFormerOrder), access, ...next };
}

/**
 * Mails the link if the address is on the account or was used for an order of this licence; otherwise does nothing,
 * silently.
 */
async function mailLink(deps: Deps, { licenseNumber, companyName }: Licensee, email: string): Promise<void> {
  const ordered = { ...ordersOf(licenseNumber), customerEmail: matchingExactly(email) };
  const isKnown =
    (await deps.isContact(licenseNumber, email)) || (await orderModel(deps.connection).exists(ordered));
  if (isKnown && !(await hasLinksEnough(deps, licenseNumber, email)))
    await sendLink(deps, { licenseNumber, companyName }, email);
}

/** Mails a contact the link on behalf of staff, and records it in the account's timeline. */
export async function mailContactLink(
  deps: Deps,
  who: string,
  { licenseNumber, companyName }: Licensee,
  email: string,
) {
  if (!(await deps.isContact(licenseNumber, email))) throw problem('not_found');
  const pendingAudit = entryOf(deps, who, {
    action: 'licence.link',
    subject: licenseNumber,
    after: { to: [email] },
  });
  await licenseeModel(deps.connection).updateOne({ _id: licenseNumber }, { $push: { pendingAudit } });
  await sendLink(deps, { licenseNumber, companyName }, email).catch((cause: unknown) => {
    throw problem('unavailable', { headers: { 'Retry-After': '5' }, cause });
  });
}

async function sendLink(deps: Deps, { licenseNumber, companyName }: Licensee, email: string): Promise<void> {
  const token = await createLink(deps, licenseNumber, email);
  const link = `${deps.configuration.publicOrigin}/shop/orders#token=${token}`;
  await sendMail(deps, { kind: 'former-orders-link', to: email, link, minutes: LINK_MINUTES, companyName });
}
