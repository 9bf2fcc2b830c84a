import type { Connection, mongo } from 'mongoose';
import { allocationModel } from './accounts/allocations/index.ts';
import { contactLinkModel } from './accounts/contact-links/index.ts';
import { kegAccountModel } from './accounts/kegs/index.ts';
import { licenseeModel } from './accounts/licences/index.ts';
import { receivablesModel } from './accounts/receivables/index.ts';
import { standingOrderModel } from './accounts/standing-orders/index.ts';
import { productModel } from './catalogue/products/index.ts';
import { settingsModel } from './catalogue/settings/index.ts';
import { ratesModel } from './catalogue/shipping/index.ts';
import { supplierModel } from './catalogue/suppliers/index.ts';
import { deliveryPlanModel } from './catalogue/zones/index.ts';
import { driverLogModel } from './deliveries/driver/index.ts';
import { proofModel } from './deliveries/proofs/index.ts';
import { runDayModel } from './deliveries/runs/index.ts';
import { ignoredSkuModel } from './files/ignored-skus/index.ts';
import { importModel, importRowModel } from './files/imports/index.ts';
import { imageIndexes } from './foundation/image-store/index.ts';
import { revisionModel } from './foundation/live/index.ts';
import { contactMessageModel } from './messages/contact/index.ts';
import { leadModel } from './messages/leads/index.ts';
import { mailModel } from './messages/mails/index.ts';
import { stockAlertsModel } from './messages/stock-alerts/index.ts';
import { errorReportModel } from './office/error-reports/index.ts';
import { milestoneModel } from './office/operations/index.ts';
import { preferencesModel } from './office/preferences/index.ts';
import { canaryEventModel } from './office/releases/index.ts';
import { reportModel } from './office/sales-reports/index.ts';
import { signInTokenModel } from './office/sign-in/index.ts';
import { supplierLinkModel } from './office/supplier-pages/index.ts';
import { webhookCursorModel, webhookDeliveryModel, webhookModel } from './office/webhooks/index.ts';
import { creditNumberModel } from './orders/credits/index.ts';
import { checkModel, findingModel } from './orders/discrepancies/index.ts';
import { orderModel, textModel } from './orders/order/index.ts';
import { stripeEventModel } from './orders/payments/index.ts';
import { keyModel, lastNumberModel } from './orders/placing/index.ts';
import { accountSumsModel, sumsModel } from './orders/sums/index.ts';
import { apiKeyModel } from './requests/api-keys/index.ts';
import { auditModel, carriesEntries, type EntrySource } from './requests/audit/index.ts';
import { passkeysModel } from './requests/passkeys/index.ts';
import { personSessionModel } from './requests/person-sessions/index.ts';
import { endedSessionModel, rateLimitModel } from './requests/protections/index.ts';
import { sessionIndexes } from './requests/sessions/index.ts';
import { staffListModel } from './requests/staff-list/index.ts';

/** Every collection with a model. Others get no indexes. */
const MODELS = [
  allocationModel,
  apiKeyModel,
  auditModel,
  canaryEventModel,
  checkModel,
  contactMessageModel,
  deliveryPlanModel,
  driverLogModel,
  endedSessionModel,
  errorReportModel,
  findingModel,
  contactLinkModel,
  ignoredSkuModel,
  importModel,
  importRowModel,
  kegAccountModel,
  keyModel,
  lastNumberModel,
  leadModel,
  licenseeModel,
  mailModel,
  milestoneModel,
  orderModel,
  passkeysModel,
  personSessionModel,
  preferencesModel,
  productModel,
  proofModel,
  rateLimitModel,
  ratesModel,
  receivablesModel,
  reportModel,
  revisionModel,
  runDayModel,
  settingsModel,
  signInTokenModel,
  staffListModel,
  standingOrderModel,
  stockAlertsModel,
  stripeEventModel,
  supplierLinkModel,
  creditNumberModel,
  accountSumsModel,
  sumsModel,
  supplierModel,
  textModel,
  webhookCursorModel,
  webhookDeliveryModel,
  webhookModel,
];

/** The collections whose documents carry audit entries. */
export function entrySources(connection: Connection): EntrySource[] {
  return MODELS.map((model) => model(connection)).filter(carriesEntries);
}

/** Indexes that an earlier release built and this one doesn't need, by collection. */
const RETIRED: Record<string, string[]> = {
  licensees: ['companyName_1__id_1'],
  stock_alerts: ['alerts.productId_1_alerts.state_1'],
  orders: [
    'placed',
    'state_1_orderDate_-1__id_-1',
    'state_1_totalAmount_1__id_1',
    'totalAmount_1__id_1',
    'ordered',
    'state_1_status_1_orderDate_-1__id_-1',
    'state_1_channel_1_orderDate_-1__id_-1',
    'state_1_updatedAt_-1',
    'state_1_reservedAt_1',
    'channel_1_state_1_licenseNum_1_status_1_orderDate_-1_totalAmount_1',
    'delivery.kind_1_delivery.day_1_status_1',
    'status_1_orderDate_-1__id_-1',
    'channel_1_orderDate_-1__id_-1',
    'portal',
  ],
};

/** What an earlier release built of the entries that documents carry, as if each collection were the audit. */
const OF_ENTRIES = /^pendingAudit\.\w+_-?1_/;

/** Builds a collection's indexes with one command; mongoose sends one for each. Then drops the retired ones. */
async function buildIndexesOf({
  schema,
  collection,
}: Pick<ReturnType<(typeof MODELS)[number]>, 'schema' | 'collection'>): Promise<void> {
  const indexes = schema.indexes().map(([key, options]) => ({ key, ...options }));
  if (indexes.length > 0) await collection.createIndexes(indexes as mongo.IndexDescription[]);
  const retired = RETIRED[collection.name];
  if (!retired && !carriesEntries({ schema })) return;
  const built = await collection.listIndexes().toArray();
  for (const { name } of built)
    if (retired?.includes(name) || OF_ENTRIES.test(name)) await dropIndex(collection, name);
}

/** Another process that starts at the same time may have dropped it. */
async function dropIndex(collection: mongo.Collection, name: string): Promise<void> {
  try {
    await collection.dropIndex(name);
  } catch (cause) {
    if ((cause as mongo.MongoServerError).codeName !== 'IndexNotFound') throw cause;
  }
}

/** Fewer than the pool's connections, for which a command waits at most two seconds. */
const AT_ONCE = 8;

/** Builds the indexes of every collection, a few at once. Run once at start, before the port opens. */
export async function buildIndexes(connection: Connection): Promise<void> {
  const left = MODELS.map((model) => model(connection)).values();
  const lane = async () => {
    for (const model of left) await buildIndexesOf(model);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  await Promise.all([imageIndexes(connection), sessionIndexes(connection)]);
}
