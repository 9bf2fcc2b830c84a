import { centsOf } from 'shared-domain/money';
import type { Deps } from '../../foundation/dependencies.ts';
import { isHeld, type OrderDocument, reviseOrder } from '../order/index.ts';

type Held = OrderDocument['held'];
type Grown = Pick<OrderDocument, '_id' | 'channel' | 'licenseNum' | 'held' | 'status'>;

/** Why a wholesale order that becomes dearer waits for staff, as a new one would; undefined if it needn't (RECEIVABLE-21). */
export async function holdOfEdit(
  deps: Deps,
  order: Grown,
  total: { before: number; after: number },
): Promise<Held> {
  const { _id: id, channel, licenseNum } = order;
  if (channel !== 'licensee' || !licenseNum || isHeld(order)) return undefined;
  if (centsOf(total.after) <= centsOf(total.before)) return undefined;
  const { held } = await deps.creditCheck({ id, licenseNum, totalAmount: total.after });
  return held && { ...held, at: deps.clock() };
}

/** The same once the edit is stored, so that edits of two orders at once see each other. */
export async function heldIfGrown(deps: Deps, edited: OrderDocument, before: number): Promise<OrderDocument> {
  const held = await holdOfEdit(deps, edited, { before, after: edited.totalAmount });
  if (!held) return edited;
  const now = await reviseOrder(deps, edited._id, (order) =>
    isHeld(order) ? undefined : { $set: { held } },
  );
  return now ?? edited;
}
