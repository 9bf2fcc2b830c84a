import type { Request } from 'express';
import { matchingExactly } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { ordersPlacedHere } from '../../orders/placing/index.ts';
import { openedAddress } from '../../requests/protections/index.ts';

/** A licence's wholesale orders. */
export const ordersOf = (licenseNum: string) =>
  ({ licenseNum, channel: 'licensee', state: 'placed' }) as const;

/**
 * A filter of a licence's orders that this browser may see (ORDER-16), and the address whose mailed link it has opened, if any.
 * Whether that address is a contact is checked on every request.
 */
export async function visibleOrders(deps: Deps, request: Request, licenceNumber: string) {
  const email = await openedAddress(deps, request, licenceNumber);
  const placedHere = { _id: { $in: ordersPlacedHere(request) } };
  const seen = async () => {
    if (email === undefined) return placedHere;
    if (await deps.isContact(licenceNumber, email)) return {};
    return { $or: [placedHere, { customerEmail: matchingExactly(email) }] };
  };
  return { email, filter: { ...ordersOf(licenceNumber), ...(await seen()) } };
}
