import type { Connection } from 'mongoose';
import { carriesEntries, type EntrySource } from './audit/index.ts';
import { auditModel } from './audit/model.ts';
import { signInTokenModel } from './auth/tokens.ts';
import { productModel } from './catalogue/model.ts';
import { contactMessageModel } from './contact/model.ts';
import { mailModel } from './emails/mails.ts';
import { errorReportModel } from './errors/model.ts';
import { formerOrdersLinkModel } from './former-orders/index.ts';
import { ignoredSkuModel } from './ignored-skus/model.ts';
import { imageIndexes } from './images/bucket.ts';
import { importModel, importRowModel } from './imports/model.ts';
import { leadModel } from './leads/model.ts';
import { licenseeModel } from './licensees/model.ts';
import { revisionModel } from './live/revisions.ts';
import { milestoneModel } from './operations/first-data-state.ts';
import { keyModel } from './orders/idempotency.ts';
import { orderModel } from './orders/model.ts';
import { lastNumberModel } from './orders/order-ids.ts';
import { stripeEventModel } from './payments/events.ts';
import { rateLimitModel } from './protections/limit-store.ts';
import { checkModel, findingModel } from './sentinel/index.ts';
import { settingsModel } from './settings/model.ts';
import { ratesModel } from './shipping/rates-cache.ts';

/** Every collection that the API has a model of. A collection that is not here gets no index. */
const MODELS = [
  auditModel,
  checkModel,
  contactMessageModel,
  errorReportModel,
  findingModel,
  formerOrdersLinkModel,
  ignoredSkuModel,
  importModel,
  importRowModel,
  keyModel,
  lastNumberModel,
  leadModel,
  licenseeModel,
  mailModel,
  milestoneModel,
  orderModel,
  productModel,
  rateLimitModel,
  ratesModel,
  revisionModel,
  settingsModel,
  signInTokenModel,
  stripeEventModel,
];

/** The collections whose documents carry entries for the audit. */
export function entrySources(connection: Connection): EntrySource[] {
  return MODELS.map((model) => model(connection)).filter(carriesEntries);
}

/** Builds the indexes of every collection. Run once at start, before the port opens. */
export async function buildIndexes(connection: Connection): Promise<void> {
  for (const model of MODELS) await model(connection).createIndexes();
  await imageIndexes(connection);
}
