import { addressFields } from 'shared-domain/contracts';
import type { TradeSettings } from 'shared-domain/staff';
import { problem } from '../../requests/problems/index.ts';

type Place = { province?: unknown; postalCode?: unknown };

/** Throws the problem for a place to which retail doesn't ship, at the request's field `path` (SHIPPING-12). */
export function refuseClosedProvince(
  { closedProvinces }: Pick<TradeSettings, 'closedProvinces'>,
  place: Place,
  path = 'province',
): void {
  const closed = addressFields.closedProvinceOf(place, closedProvinces);
  if (closed === null) return;
  throw problem('validation', { errors: [{ path, message: addressFields.closedProvinceText(closed) }] });
}
