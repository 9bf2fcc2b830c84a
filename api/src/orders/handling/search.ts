import { company } from 'shared-domain/company';
import { searchable } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { orderModel, textsContaining } from '../order/index.ts';
import { countChanged } from '../sums/index.ts';

/** Orders that are found by a part of their number. */
const MAX_NUMBERS = 1_001;
/** The smallest text that sorts after every text beginning with another is that one with this letter. */
const LAST = '\uffff';

const beginningWith = (text: string) => ({ $gte: text, $lt: `${text}${LAST}` });

/**
 * The condition of orders that a search finds: a part of a name, email address, licence number, product or order number (STAFF-38,
 * ADR 085). If many texts contain it, so do many orders: the database finds a page of them by going back in time.
 */
export async function searching({ connection }: Deps, search: string): Promise<object> {
  await countChanged(connection);
  const [texts, numbers] = await Promise.all([
    textsContaining(connection, search),
    ordersNumbered(connection, searchable(search)),
  ]);
  const named = { texts };
  return numbers.length > 0 ? { $or: [named, { _id: { $in: numbers } }] } : named;
}

const { orderPrefix, kegOrderPrefix } = company;
const NUMBER = new RegExp(`^(${orderPrefix}|${kegOrderPrefix})?-?(\\d*)$`, 'i');

/** The newest orders with this part of a number: 'CBO-1764', or at least four of its digits. */
async function ordersNumbered(connection: Deps['connection'], wanted: string): Promise<string[]> {
  const [, prefix, digits = ''] = NUMBER.exec(wanted) ?? [];
  if (prefix === undefined && digits.length < 4) return [];
  const found = await orderModel(connection)
    .find(
      prefix === undefined
        ? { state: 'placed', numberEnds: beginningWith(digits) }
        : { state: 'placed', _id: beginningWith(`${prefix.toUpperCase()}-${digits}`) },
      { _id: 1 },
    )
    .sort({ _id: -1 })
    .limit(MAX_NUMBERS)
    .lean();
  return found.map(({ _id }) => _id);
}
