import { stockAlertJson } from 'shared-domain/contracts';
import { z } from 'zod';
import { DURABLE, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import { FOLLOW_UP_INDEX, followUpDescription, sourceOf } from '../../requests/follow-ups/index.ts';

/** All alerts of an address in one document, so that one write decides about its mails. */
const alertsDescription = z.object({
  /** The address in lower case. */
  _id: z.string(),
  /** As first typed. */
  email: z.string(),
  /** The secret in mails to the address, which gives access to its alerts. */
  key: z.string(),
  /** The products that it waits for: `asked` until its owner confirms. Each ends by itself at `until`. */
  alerts: z.array(stockAlertJson.omit({ productName: true })),
  /** When the unanswered confirmation was mailed, or the owner refused; no other one is mailed then. */
  quietSince: z.date().optional(),
  updatedAt: z.date(),
  followUps: z.array(followUpDescription),
});
export type StockAlertsDocument = WithEntries & Stored<typeof alertsDescription>;

const schema = schemaOf(alertsDescription, { collection: 'stock_alerts', ...DURABLE });
carryEntries(schema);
schema.index({ key: 1 }, { unique: true });
schema.index({ 'alerts.state': 1, 'alerts.productId': 1 });
schema.index({ 'alerts.until': 1 });
schema.index({ updatedAt: 1 });
schema.index(FOLLOW_UP_INDEX);

export const stockAlertsModel = modelOf<StockAlertsDocument>('StockAlerts', schema);
export const stockAlertSource = sourceOf(stockAlertsModel);
