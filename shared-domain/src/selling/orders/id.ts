import { company } from '../../foundation/company/index.ts';
import type { Channel } from '../../goods/products/index.ts';

/**
 * The id of an order placed at an instant: `CBO-` and milliseconds, for kegs `KEG-` and Unix seconds (ORDER-7).
 * @param taken how many ids from that instant on are already in use; added to the number
 */
export function orderIdFor(channel: Channel, at: Date, taken = 0): string {
  if (channel === 'keg') return `${company.kegOrderPrefix}-${Math.floor(at.getTime() / 1000) + taken}`;
  return `${company.orderPrefix}-${at.getTime() + taken}`;
}
