import type { Request } from 'express';
import type { StandingOrdersJson } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import { rememberPlacedHere } from '../../orders/placing/index.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { type Licensee, licenseeIn, openedContact } from '../../requests/protections/index.ts';
import { placeStandingOrder, readOffer } from './place.ts';
import { saveStandingOrder, standingOrderRefused, standingOrdersOf, weekdaysFor } from './save.ts';

type Names = 'standingOrders' | 'saveStandingOrder' | 'readStandingOffer' | 'placeStandingOrder';

/**
 * A licensee's standing orders. Licence numbers are public, so only a browser that opened a contact's emailed link sees and
 * changes them; an emailed offer gives access to that offer (STANDING-6).
 */
export const standingOrderHandlers = (deps: Deps): Handlers<Names> => ({
  standingOrders: ({ request }) => seen(deps, request, licenseeIn(request)),
  saveStandingOrder: async ({ params, body, request }) => {
    const licensee = licenseeIn(request);
    const email = await openedContact(deps, request, licensee.licenseNumber);
    if (email === undefined)
      throw standingOrderRefused(
        'First open the link that we email to a contact of your account, in this browser.',
      );
    await saveStandingOrder(deps, params.id, licensee, email, body);
    return seen(deps, request, licensee);
  },
  readStandingOffer: ({ body, request }) => readOffer(deps, licenseeIn(request).licenseNumber, body.token),
  placeStandingOrder: async ({ body, request, response }) => {
    const licensee = licenseeIn(request);
    const order = await placeStandingOrder(deps, licensee, body);
    await rememberPlacedHere(deps, request, response, order);
    return readOffer(deps, licensee.licenseNumber, body.token);
  },
});

async function seen(deps: Deps, request: Request, { licenseNumber }: Licensee): Promise<StandingOrdersJson> {
  if ((await openedContact(deps, request, licenseNumber)) === undefined)
    return { isContact: false, standingOrders: [] };
  const weekdays = await weekdaysFor(deps, licenseNumber);
  const standingOrders = await standingOrdersOf(deps, licenseNumber);
  return { isContact: true, standingOrders, ...(weekdays ? { weekdays: [...weekdays] } : {}) };
}
