import type { StockAlertsJson } from 'shared-domain/contracts';
import { displayName } from 'shared-domain/products';
import { currentCatalogue } from '../../catalogue/products/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../../requests/problems/index.ts';
import { WAITING_MS } from './alert-request.ts';
import { type StockAlertsDocument, stockAlertsModel } from './model.ts';

/** Handles an emailed link. Opening it changes nothing, since mail scanners open links too (ALERT-4). */
export async function answerAlertLink(
  deps: Deps,
  { key, answer }: { key: string; answer: 'read' | 'confirm' | 'end' },
): Promise<StockAlertsJson> {
  if (answer === 'confirm') await confirm(deps, key);
  if (answer === 'end') await end(deps, key);
  const found = await stockAlertsModel(deps.connection).findOne({ key }).lean<StockAlertsDocument>();
  if (!found) throw problem('link_invalid');
  return present(deps, found);
}

async function confirm({ connection, clock }: Deps, key: string): Promise<void> {
  const now = clock();
  const until = new Date(now.getTime() + WAITING_MS);
  await stockAlertsModel(connection).updateOne(
    { key },
    {
      $set: { 'alerts.$[asked].state': 'waiting', 'alerts.$[asked].until': until, updatedAt: now },
      $unset: { quietSince: true },
    },
    { arrayFilters: [{ 'asked.state': 'asked', 'asked.until': { $gt: now } }] },
  );
}

/** Stops all mails, including queued ones. */
async function end({ connection, clock }: Deps, key: string): Promise<void> {
  const now = clock();
  await stockAlertsModel(connection).updateOne(
    { key },
    { $set: { alerts: [], quietSince: now, updatedAt: now, 'followUps.$[due].state': 'done' } },
    { arrayFilters: [{ 'due.state': 'due' }] },
  );
}

async function present(deps: Deps, { email, alerts }: StockAlertsDocument): Promise<StockAlertsJson> {
  const catalogue = await currentCatalogue(deps);
  const now = deps.clock();
  return {
    email,
    alerts: alerts
      .filter(({ until }) => until > now)
      .map(({ productId, channel, state, until }) => {
        const product = catalogue.get(productId);
        const productName = product ? displayName(product) : productId;
        return { productId, productName, channel, state, until: until.toISOString() };
      }),
  };
}
