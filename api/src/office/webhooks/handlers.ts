import { randomBytes } from 'node:crypto';
import type { CreatedWebhookJson, WebhookForm, WebhookLogJson, WebhooksJson } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf, writeEntries } from '../../requests/audit/index.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { followUp, type Worker } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';
import {
  presentDelivery,
  presentWebhook,
  type WebhookDelivery,
  type WebhookDocument,
  webhookDeliveryModel,
  webhookModel,
  webhookSource,
} from './model.ts';
import { secretOf } from './send.ts';

/** Each event is stored once for each webhook. */
const MOST = 20;
const LISTED = 100;

type Names = 'webhooks' | 'createWebhook' | 'removeWebhook' | 'testWebhook' | 'webhookLog' | 'replayWebhook';

/** Webhooks, for owners (WEBHOOK-1 to WEBHOOK-4). */
export const ownWebhookHandlers = (deps: Deps, worker: Worker): Handlers<Names> => ({
  webhooks: () => listOf(deps),
  createWebhook: ({ body, staff }) => create(deps, staff.email, body),
  removeWebhook: async ({ params, staff }) => {
    await remove(deps, staff.email, params.id);
    return listOf(deps);
  },
  testWebhook: async ({ params, staff }) => {
    await test(deps, worker, staff.email, params.id);
    return logOf(deps, params.id);
  },
  webhookLog: ({ params }) => logOf(deps, params.id),
  replayWebhook: async ({ params, staff }) => {
    await replay(deps, worker, staff.email, params);
    return logOf(deps, params.id);
  },
});

async function listOf({ connection }: Deps): Promise<WebhooksJson> {
  const found = await webhookModel(connection).find().sort({ createdAt: -1 }).lean<WebhookDocument[]>();
  return { webhooks: found.map(presentWebhook) };
}

async function logOf(deps: Deps, id: string): Promise<WebhookLogJson> {
  await webhookOf(deps, id);
  const found = await webhookDeliveryModel(deps.connection)
    .find({ webhook: id })
    .sort({ createdAt: -1, sequence: -1 })
    .limit(LISTED)
    .lean<WebhookDelivery[]>();
  return { deliveries: found.map(presentDelivery) };
}

async function webhookOf({ connection }: Deps, id: string): Promise<WebhookDocument> {
  const webhook = await webhookModel(connection).findById(id).lean<WebhookDocument>();
  if (!webhook) throw problem('not_found');
  return webhook;
}

async function create(deps: Deps, who: string, { url, events }: WebhookForm): Promise<CreatedWebhookJson> {
  const { connection, clock, configuration } = deps;
  if (!configuration.localMode && !url.startsWith('https:')) {
    const message = 'Please enter an address that begins with https://';
    throw problem('validation', { errors: [{ path: 'url', message }] });
  }
  if ((await webhookModel(connection).countDocuments()) >= MOST)
    throw problem('webhooks_full', { values: { most: String(MOST) } });
  const id = randomBytes(6).toString('hex');
  const entry = entryOf(deps, who, {
    action: 'webhook.create',
    subject: id,
    after: { url, events: events.join(', ') },
  });
  await webhookModel(connection).insertOne({
    ...{ _id: id, url, events: [...new Set(events)], createdAt: clock(), createdBy: who },
    pendingAudit: [entry],
  });
  return { ...(await listOf(deps)), id, secret: secretOf(deps, id) };
}

async function remove(deps: Deps, who: string, id: string): Promise<void> {
  const { url } = await webhookOf(deps, id);
  await writeEntries(deps.connection, [
    entryOf(deps, who, { action: 'webhook.remove', subject: id, before: { url } }),
  ]);
  await webhookModel(deps.connection).deleteOne({ _id: id });
}

/** Sends an event at once; if that fails it is tried again like any other. */
async function test(deps: Deps, worker: Worker, who: string, id: string): Promise<void> {
  await webhookOf(deps, id);
  const at = deps.clock();
  const sequence = at.getTime();
  const owed = followUp('webhook', at);
  const delivery = { _id: `${id}:test:${sequence}`, webhook: id, event: 'test' as const, subject: 'test' };
  const entry = entryOf(deps, who, { action: 'webhook.test', subject: id });
  await webhookDeliveryModel(deps.connection).insertOne({
    ...{ ...delivery, sequence, createdAt: at, followUps: [owed], pendingAudit: [entry] },
  });
  await worker.attempt(webhookSource(deps.connection), delivery._id, owed.id);
}

type Replayed = { id: string; delivery: string };

async function replay(deps: Deps, worker: Worker, who: string, { id, delivery }: Replayed): Promise<void> {
  const owed = followUp('webhook', deps.clock());
  const entry = entryOf(deps, who, { action: 'webhook.replay', subject: id, after: { event: delivery } });
  const { matchedCount } = await webhookDeliveryModel(deps.connection).updateOne(
    { _id: delivery, webhook: id, 'followUps.state': { $ne: 'due' } },
    { $set: { followUps: [owed] }, $push: { pendingAudit: entry } },
  );
  if (matchedCount === 0) throw problem('not_found');
  await worker.attempt(webhookSource(deps.connection), delivery, owed.id);
}
