import { licenseeModel } from '../../accounts/licences/index.ts';
import { type ProductDocument, productModel, toProduct } from '../../catalogue/products/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { orderModel, presentOrder } from '../../orders/order/index.ts';
import type { Handler } from '../../requests/follow-ups/index.ts';
import { type WebhookDelivery, webhookDeliveryModel, webhookModel } from './model.ts';
import { secretOf, send } from './send.ts';

/** How long a sent event stays in the log, in milliseconds. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Sends an event, after the earlier ones of its subject (WEBHOOK-2). An event of a removed webhook is dropped. */
export const webhookHandler =
  (deps: Deps): Handler =>
  async (record) => {
    const delivery = record as WebhookDelivery;
    const { webhook: id, subject, sequence } = delivery;
    const [webhook, earlier] = await Promise.all([
      webhookModel(deps.connection).findById(id).lean(),
      webhookDeliveryModel(deps.connection).exists({
        ...{ webhook: id, subject, sequence: { $lt: sequence }, 'followUps.state': 'due' },
      }),
    ]);
    if (earlier) return { waitsFor: 'an earlier event' };
    const data = webhook && (await dataOf(deps, delivery));
    if (!webhook || !data) return 'done';
    const { event: type, createdAt } = delivery;
    const body = JSON.stringify({ id: record._id, type, createdAt: createdAt.toISOString(), data });
    await send(deps, { url: webhook.url, secret: secretOf(deps, id), body, id: record._id });
    return 'done';
  };

/** What an event is about, as it is now; undefined if it is gone. */
async function dataOf(
  { connection }: Deps,
  { event, subject }: WebhookDelivery,
): Promise<object | undefined> {
  if (event === 'test') return {};
  if (event === 'product.changed') {
    const product = await productModel(connection).findById(subject).select('-holds').lean<ProductDocument>();
    return product ? { product: toProduct(product) } : undefined;
  }
  if (event === 'licence.changed') {
    const licence = await licenseeModel(connection).findById(subject).lean();
    return licence ? { licence: { number: subject, companyName: licence.companyName } } : undefined;
  }
  const order = await orderModel(connection).findOne({ _id: subject, state: 'placed' }).lean();
  if (!order) return undefined;
  // What staff noted stays inside.
  const {
    timeline: _timeline,
    composition: _composition,
    returned: _returned,
    ...shown
  } = presentOrder(order);
  return { order: shown };
}

/** Deletes old events from the log. */
export async function sweepWebhookDeliveries({ connection, clock }: Deps): Promise<void> {
  const old = new Date(clock().getTime() - KEPT_MS);
  await webhookDeliveryModel(connection)
    .deleteMany({ createdAt: { $lt: old } })
    .maxTimeMS(10_000);
}
