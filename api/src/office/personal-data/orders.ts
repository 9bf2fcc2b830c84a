import { addDays, dayOf, endOfDay } from 'shared-domain/dates';
import { erasedBefore } from 'shared-domain/staff';
import { readSettings } from '../../catalogue/settings/index.ts';
import { photoOf, proofModel, proofOf } from '../../deliveries/proofs/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { eraseCustomers, eraseRemarks, NAMED, orderModel, presentOrder } from '../../orders/order/index.ts';
import { accountSums } from '../../orders/sums/index.ts';
import type { Kind } from './kind.ts';

/** Checkouts that were never paid and so aren't in the books. */
export const UNPAID = { 'payment.status': 'expired' } as const;

/** Orders whose customer data the law no longer requires (PRIVACY-3). */
const dueOf = async (deps: Deps) => {
  const { retention } = await readSettings(deps.connection);
  const before = erasedBefore(retention.orders, deps.clock());
  return { days: retention.orders, before, filter: { $or: [UNPAID, { orderDate: { $lt: before } }] } };
};

/** Orders of all channels. Lines, amounts and taxes stay; the customer stays as long as the books require it. */
export const orders: Kind = {
  read: async (deps, { same }) => {
    const { before, days } = await dueOf(deps);
    const read = () =>
      orderModel(deps.connection)
        .find({ ...NAMED, customerEmail: same })
        .sort({ orderDate: -1 })
        .maxTimeMS(30_000)
        .lean()
        .cursor();
    let [count, kept] = [0, 0];
    let last: Date | undefined;
    for await (const { payment, orderDate } of read()) {
      count += 1;
      if (payment?.status === 'expired' || orderDate < before) continue;
      kept += 1;
      last ??= orderDate;
    }
    return {
      ...{ count, kept },
      documents: async function* () {
        for await (const order of read()) {
          const proof = await proofOf(deps.connection, order._id);
          const photo = proof?.photo ? await photoOf(deps.connection, order._id) : undefined;
          const picture = photo ? { photo: photo.toString('base64') } : {};
          yield { ...presentOrder(order), ...(proof ? { proof: { ...proof, ...picture } } : {}) };
        }
      },
      ...(last ? { until: endOfDay(addDays(dayOf(last), days)) } : {}),
    };
  },
  erase: async (deps, { same }) => {
    const { filter } = await dueOf(deps);
    const own = await orderModel(deps.connection).distinct('_id', { customerEmail: same });
    await proofModel(deps.connection).deleteMany({ order: { $in: own } });
    await eraseCustomers(deps, { $and: [{ customerEmail: same }, filter] });
    await eraseRemarks(deps, { customerEmail: same });
    // It also removes the customer from the accounts, and from the texts that orders are found by.
    await accountSums(deps);
  },
};
