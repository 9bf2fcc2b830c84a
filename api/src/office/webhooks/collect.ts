import type { Model } from 'mongoose';
import { eventOfTimeline, type WebhookEvent } from 'shared-domain/webhooks';
import { licenseeModel } from '../../accounts/licences/index.ts';
import { productModel } from '../../catalogue/products/index.ts';
import type { Task } from '../../foundation/background/index.ts';
import { driverCollection, isDuplicate } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { type OrderDocument, orderModel } from '../../orders/order/index.ts';
import { followUp } from '../../requests/follow-ups/index.ts';
import {
  type WebhookDelivery,
  type WebhookDocument,
  webhookCursorModel,
  webhookDeliveryModel,
  webhookModel,
} from './model.ts';

/** A change is looked for so much longer, in milliseconds: a write may take time to be visible, and clocks differ. */
const OVERLAP_MS = 15_000;
const BATCH = 500;

type Found = { event: WebhookEvent; subject: string; sequence: number; at: Date };
type Changed = { _id: string; updatedAt: Date };
type Source = {
  /** The events' first word, and the name of its cursor. */
  kind: 'order' | 'product' | 'licence';
  model: (connection: Deps['connection']) => unknown;
  filter?: object;
  fields?: object;
  eventsOf: (document: Changed) => Found[];
};

const changedWhole =
  (event: WebhookEvent) =>
  ({ _id: subject, updatedAt: at }: Changed): Found[] => [{ event, subject, sequence: at.getTime(), at }];

const SOURCES: readonly Source[] = [
  {
    kind: 'order',
    model: orderModel,
    filter: { state: 'placed' },
    fields: { timeline: 1 },
    eventsOf: (document) => {
      const { _id: subject, timeline } = document as Changed & Pick<OrderDocument, 'timeline'>;
      return timeline.flatMap((entry, sequence) => {
        const event = eventOfTimeline(entry);
        return event ? [{ event, subject, sequence, at: entry.at }] : [];
      });
    },
  },
  { kind: 'product', model: productModel, eventsOf: changedWhole('product.changed') },
  { kind: 'licence', model: licenseeModel, eventsOf: changedWhole('licence.changed') },
];

/**
 * Makes events of what changed since the last run: of an order each entry of its timeline, which is stored with the change itself, so
 * that no order is slower and none is missed (WEBHOOK-1). An event found twice is stored once.
 */
export async function collectEvents(deps: Deps, signal?: AbortSignal): Promise<void> {
  const webhooks = await webhookModel(deps.connection).find().lean<WebhookDocument[]>();
  for (const source of SOURCES) {
    const its = webhooks.filter(({ events }) => events.some((event) => event.startsWith(source.kind)));
    if (its.length > 0 && !signal?.aborted) await collectFrom(deps, source, its);
  }
}

async function collectFrom(deps: Deps, source: Source, webhooks: WebhookDocument[]): Promise<void> {
  const cursors = webhookCursorModel(deps.connection);
  const known = await cursors.findById(source.kind).lean();
  const begun = Math.min(...webhooks.map(({ createdAt }) => createdAt.getTime()));
  const since = new Date(Math.max(begun, (known?.at.getTime() ?? 0) - OVERLAP_MS));
  const changes = (source.model(deps.connection) as Model<Changed>)
    .find({ ...source.filter, updatedAt: { $gte: since } }, { ...source.fields, updatedAt: 1 })
    .sort({ updatedAt: 1 })
    .maxTimeMS(60_000)
    .lean<Changed[]>()
    .cursor({ batchSize: BATCH });
  let last: Date | undefined;
  let batch: WebhookDelivery[] = [];
  for await (const document of changes) {
    for (const found of source.eventsOf(document)) batch.push(...deliveriesOf(found, webhooks));
    last = document.updatedAt;
    if (batch.length < BATCH) continue;
    await store(deps, batch);
    batch = [];
  }
  await store(deps, batch);
  if (last) await cursors.updateOne({ _id: source.kind }, { $max: { at: last } }, { upsert: true });
}

const deliveriesOf = (
  { event, subject, sequence, at }: Found,
  webhooks: WebhookDocument[],
): WebhookDelivery[] =>
  webhooks
    .filter(({ events, createdAt }) => events.includes(event) && at >= createdAt)
    .map(({ _id: webhook }) => ({
      ...{ _id: `${webhook}:${subject}:${sequence}`, webhook, event, subject, sequence, createdAt: at },
      followUps: [followUp('webhook', at)],
    }));

async function store({ connection }: Deps, deliveries: WebhookDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  try {
    await driverCollection(webhookDeliveryModel(connection)).insertMany(deliveries, { ordered: false });
  } catch (cause) {
    if (!isDuplicate(cause)) throw cause;
  }
}

/** The background task that finds events. */
export const webhookTask = (deps: Deps): Task => ({
  name: 'find events for webhooks',
  everyMs: 2_000,
  run: (signal) => collectEvents(deps, signal),
});
