export { webhookTask } from './collect.ts';
export { sweepWebhookDeliveries, webhookHandler } from './deliver.ts';
export { ownWebhookHandlers } from './handlers.ts';
export { webhookCursorModel, webhookDeliveryModel, webhookModel, webhookSource } from './model.ts';
