import type { Deps } from '../../foundation/dependencies.ts';
import type { OrderDocument } from './document.ts';
import { orderModel } from './model.ts';
import { type Revision, reviseOrder } from './revise.ts';

/** The address of customers who were erased. */
export const ERASED_EMAIL = 'erased@erased.invalid';
/** Replaces an order's customer fields on erasure; lines, amounts and taxes stay (PRIVACY-3). */
const ERASED = { customerName: 'Erased', customerEmail: ERASED_EMAIL, address: 'Erased' } as const;

/** Placed orders that still name their customer. */
export const NAMED = { state: 'placed', customerEmail: { $ne: ERASED_EMAIL } } as const;

const SLICE = 100;

const erased = ({ payment }: OrderDocument): Revision => ({
  $set: ERASED,
  $unset: {
    ...{ deliveryDetails: 1, notes: 1, asker: 1, composition: 1 },
    ...{ 'delivery.postalCode': 1, 'delivery.address': 1 },
    ...(payment ? { 'payment.card': 1 } : {}),
  },
  $pull: { followUps: { kind: 'email', state: { $ne: 'due' } } },
});

/** Erases the customer from every order that `which` matches, in slices; resumable. */
export const eraseCustomers = (deps: Deps, which: object, signal?: AbortSignal): Promise<void> =>
  reviseEach(deps, { $and: [which, NAMED] }, erased, signal);

/** Erases customers' remarks on finished orders, which the books don't need. */
export const eraseRemarks = (deps: Deps, which: object): Promise<void> => {
  const finished = { status: { $in: ['delivered', 'cancelled'] } };
  const written = { $or: [{ notes: { $exists: true } }, { deliveryDetails: { $exists: true } }] };
  return reviseEach(deps, { $and: [which, NAMED, finished, written] }, () => ({
    $unset: { notes: 1, deliveryDetails: 1 },
  }));
};

async function reviseEach(
  deps: Deps,
  which: object,
  decide: (order: OrderDocument) => Revision,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const found = await orderModel(deps.connection)
      .find(which)
      .select('_id')
      .limit(SLICE)
      .maxTimeMS(30_000)
      .lean();
    if (found.length === 0) return;
    for (const { _id } of found) {
      await deps.load.calm(signal);
      await reviseOrder(deps, _id, decide);
    }
  }
}
