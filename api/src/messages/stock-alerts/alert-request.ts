import { randomBytes } from 'node:crypto';
import { isOutOfStock, isSoldIn } from 'shared-domain/catalogue';
import type { AlertChannel, StockAlertAsked } from 'shared-domain/contracts';
import { displayName } from 'shared-domain/products';
import { currentCatalogue } from '../../catalogue/products/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { followUp } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { stockAlertsModel } from './model.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an alert lasts, and how long it can be confirmed, in milliseconds. */
export const WAITING_MS = 90 * DAY_MS;
const ASKED_MS = 7 * DAY_MS;
/** Maximum alerts per address. */
const MOST = 20;

type Asked = { email: string; productId: string; channel: AlertChannel };

/**
 * Stores a stock alert. Unless this browser has confirmed the address, its owner is asked first, by one mail, since anyone may
 * type someone else's address (ALERT-2, ALERT-3).
 */
export async function requestStockAlert(deps: Deps, asked: Asked, isOwn: boolean): Promise<StockAlertAsked> {
  const { email, productId, channel } = asked;
  const product = (await currentCatalogue(deps)).get(productId);
  if (!product || product.hidden || !isSoldIn(product, channel)) throw problem('product_not_found');
  if (!isOutOfStock(product, channel)) return { state: 'available' };
  const now = deps.clock();
  const _id = email.toLowerCase();
  const alerts = stockAlertsModel(deps.connection);
  const fresh = { email, key: randomBytes(24).toString('base64url'), alerts: [], followUps: [] };
  await alerts.updateOne({ _id }, { $setOnInsert: fresh, $set: { updatedAt: now } }, { upsert: true });
  await alerts.updateOne({ _id }, { $pull: { alerts: { until: { $lte: now } } } });
  const alert = isOwn
    ? { productId, channel, state: 'waiting' as const, until: new Date(now.getTime() + WAITING_MS) }
    : { productId, channel, state: 'asked' as const, until: new Date(now.getTime() + ASKED_MS) };
  await alerts.updateOne(
    {
      _id,
      alerts: { $not: { $elemMatch: { productId, channel } } },
      [`alerts.${MOST - 1}`]: { $exists: false },
    },
    { $push: { alerts: alert } },
  );
  if (isOwn) {
    await alerts.updateOne(
      { _id, alerts: { $elemMatch: { productId, channel, state: 'asked' } } },
      { $set: { 'alerts.$': alert } },
    );
    return { state: 'waiting' };
  }
  await askOwner(deps, _id, displayName(product));
  return { state: 'confirm' };
}

/** Mails the confirmation, unless one is unanswered or the owner refused. */
async function askOwner({ connection, clock }: Deps, _id: string, productName: string): Promise<void> {
  const now = clock();
  const isQuiet = { quietSince: { $gt: new Date(now.getTime() - WAITING_MS) } };
  const mail = followUp('email', now, { mail: 'stock-alert-confirmation', productName });
  await stockAlertsModel(connection).updateOne(
    { _id, $nor: [isQuiet], 'alerts.state': 'asked' },
    { $set: { quietSince: now }, $push: { followUps: mail } },
  );
}
