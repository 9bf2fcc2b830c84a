import { isListed, isOutOfStock } from 'shared-domain/catalogue';
import { type AlertChannel, alertChannels } from 'shared-domain/contracts';
import { displayName, type Product } from 'shared-domain/products';
import { currentCatalogue } from '../../catalogue/products/index.ts';
import { type Task, workOnEach } from '../../foundation/background/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { followUp } from '../../requests/follow-ups/index.ts';
import type { BackInStock, MailsAbout } from '../mails/index.ts';
import { WAITING_MS } from './alert-request.ts';
import type { StockAlertsDocument } from './model.ts';
import { stockAlertsModel } from './model.ts';

const EVERY_MS = 10_000;

/** Tells customers what is back in stock. Several processes may run it concurrently. */
export const stockAlertTask = (deps: Deps): Task => ({
  name: 'stock alerts',
  everyMs: EVERY_MS,
  run: (signal) => tellWhatIsBack(deps, signal),
});

/** Stores the mails about every product with alerts that its shop sells again (ALERT-5). */
export async function tellWhatIsBack(deps: Deps, signal?: AbortSignal): Promise<void> {
  const waited = await stockAlertsModel(deps.connection).distinct('alerts.productId', {
    'alerts.state': 'waiting',
  });
  if (waited.length === 0) return;
  const catalogue = await currentCatalogue(deps);
  const waitedFor = waited.flatMap((id) =>
    alertChannels.map((channel) => ({ _id: String(id), channel, product: catalogue.get(String(id)) })),
  );
  const tellIfBack = async ({ product, channel }: (typeof waitedFor)[number]) => {
    if (product && isListed(product, channel) && !isOutOfStock(product, channel))
      await tell(deps, product, channel, signal);
  };
  await workOnEach(deps, waitedFor, tellIfBack, signal);
}

async function tell(
  deps: Deps,
  product: Product,
  channel: AlertChannel,
  signal?: AbortSignal,
): Promise<void> {
  const productId = product.id;
  const now = deps.clock();
  const alert = { $elemMatch: { productId, channel, state: 'waiting', until: { $gt: now } } };
  const alerts = stockAlertsModel(deps.connection);
  const waiting = alerts.find({ alerts: alert }).select('_id').lean().cursor({ batchSize: 100 });
  const data = { mail: 'back-in-stock', productId, productName: displayName(product), channel };
  // One write removes the alert and stores its mail, so that it goes out once despite crashes and concurrency.
  const tellOne = ({ _id }: { _id: string }) =>
    alerts.updateOne(
      { _id, alerts: alert },
      {
        $pull: { alerts: { productId, channel } },
        $push: { followUps: followUp('email', now, data) },
        $set: { updatedAt: now },
      },
    );
  await workOnEach(deps, waiting as AsyncIterable<{ _id: string }>, tellOne, signal);
}

/** Deletes addresses without alerts, since they are personal data (ALERT-6). */
export async function sweepStockAlerts({ connection, clock }: Deps): Promise<void> {
  const alerts = stockAlertsModel(connection);
  const now = clock();
  await alerts.updateMany({ 'alerts.until': { $lte: now } }, { $pull: { alerts: { until: { $lte: now } } } });
  await alerts
    .deleteMany({
      alerts: [],
      updatedAt: { $lt: new Date(now.getTime() - WAITING_MS) },
      'followUps.state': { $ne: 'due' },
    })
    .maxTimeMS(10_000);
}

const alertMail =
  (kind: 'stock-alert-confirmation' | 'back-in-stock'): MailsAbout[string] =>
  (record, data) => {
    const { email, key } = record as StockAlertsDocument;
    return { ...(data as BackInStock), kind, to: email, key };
  };

/** The mails to an address that waits for products. */
export const stockAlertMails: MailsAbout = {
  'stock-alert-confirmation': alertMail('stock-alert-confirmation'),
  'back-in-stock': alertMail('back-in-stock'),
};
