import { z } from 'zod';
import type { CallName } from '../../../foundation/calls/index.ts';
import {
  standingOfferJson,
  standingOfferOrder,
  standingOfferRequest,
  standingOrderRequest,
  standingOrdersJson,
} from '../standing-orders.ts';
import type { EndpointContract } from './endpoint.ts';

const ofLicensee = { who: 'licensee', status: 200 } as const;
const licenceProblems = ['licence_required', 'licence_suspended'] as const;

/** A licensee's standing orders and their mailed offers. */
export const standingOrderEndpoints = {
  standingOrders: {
    ...ofLicensee,
    rate: 'read',
    summary: "A licensee's standing orders, after opening a contact's emailed link",
    response: standingOrdersJson,
    problems: licenceProblems,
  },
  saveStandingOrder: {
    ...ofLicensee,
    accountRole: 'order',
    rate: 'order',
    summary: 'Save, change, pause or end a standing order; only for a contact of the account',
    params: z.object({ id: z.string().regex(/^[\w-]{1,60}$/) }),
    request: standingOrderRequest,
    response: standingOrdersJson,
    problems: [...licenceProblems, 'standing_order_refused', 'account_role_refused'],
  },
  readStandingOffer: {
    ...ofLicensee,
    rate: 'read',
    summary: 'An emailed offer at current prices, line by line',
    request: standingOfferRequest,
    response: standingOfferJson,
    problems: [...licenceProblems, 'standing_order_refused', 'link_invalid', 'link_expired'],
  },
  placeStandingOrder: {
    ...ofLicensee,
    accountRole: 'order',
    rate: 'order',
    goodStanding: 'session',
    summary: 'Order an emailed offer; repeating it places only one order',
    request: standingOfferOrder,
    response: standingOfferJson,
    problems: [
      ...licenceProblems,
      'licence_lapsed',
      'standing_order_refused',
      'account_role_refused',
      'link_invalid',
      'link_expired',
      'price_changed',
      'out_of_stock',
      'delivery_day_closed',
      'delivery_refused',
    ],
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
