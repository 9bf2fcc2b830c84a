import type { Connection, Model } from 'mongoose';
import type { RetentionKind } from 'shared-domain/staff';
import { standingOrderModel } from '../../accounts/standing-orders/index.ts';
import { proofModel } from '../../deliveries/proofs/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { contactMessageModel } from '../../messages/contact/index.ts';
import { leadModel } from '../../messages/leads/index.ts';
import { stockAlertsModel } from '../../messages/stock-alerts/index.ts';
import { eraseCustomers, NAMED, orderModel } from '../../orders/order/index.ts';
import { countTrimmable, NO_ENTRIES, trimAudit } from '../../requests/audit/index.ts';
import { keepEntries } from './kind.ts';
import { UNPAID } from './orders.ts';

/** Data with a retention period: how much is older than an instant, and how to erase it. */
type Aged = {
  count: (deps: Deps, before: Date) => Promise<number>;
  erase: (deps: Deps, before: Date, signal?: AbortSignal) => Promise<void>;
};

const SLICE = 500;
const MAX_MS = 30_000;

function documents<Stored>(
  model: (connection: Connection) => Model<Stored>,
  field: string,
  more: object = {},
): Aged {
  const older = (before: Date) => ({ ...more, [field]: { $lt: before }, 'followUps.state': { $ne: 'due' } });
  return {
    count: ({ connection }, before) => model(connection).countDocuments(older(before)).maxTimeMS(MAX_MS),
    erase: async ({ connection, load }, before, signal) => {
      const collection = model(connection);
      while (!signal?.aborted) {
        await load.calm(signal);
        await keepEntries(connection, collection);
        const slice = { ...older(before), ...NO_ENTRIES };
        const found = await collection.find(slice).select('_id').limit(SLICE).maxTimeMS(MAX_MS).lean();
        if (found.length === 0) return;
        await collection
          .deleteMany({ ...slice, _id: { $in: found.map(({ _id }) => _id) } })
          .maxTimeMS(MAX_MS);
      }
    },
  };
}

/** Orders whose customer is erased (PRIVACY-3). */
function customers(more: object = {}): Aged {
  const older = (before: Date) => ({ ...more, orderDate: { $lt: before } });
  return {
    count: ({ connection }, before) =>
      orderModel(connection)
        .countDocuments({ $and: [older(before), NAMED] })
        .maxTimeMS(MAX_MS),
    erase: (deps, before, signal) => eraseCustomers(deps, older(before), signal),
  };
}

/** Each kind by its name. */
export const AGED: Readonly<Record<RetentionKind, Aged>> = {
  messages: documents(contactMessageModel, 'created_at'),
  leads: documents(leadModel, 'created_at'),
  alerts: documents(stockAlertsModel, 'updatedAt'),
  standing: documents(standingOrderModel, 'updatedAt', { state: 'ended' }),
  checkouts: customers(UNPAID),
  proofs: documents(proofModel, 'at'),
  orders: customers(),
  audit: { count: ({ connection }, before) => countTrimmable(connection, before), erase: trimAudit },
};
