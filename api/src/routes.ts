import express, { type RequestHandler, Router } from 'express';
import type { PassportStatic } from 'passport';
import type { EndpointName } from 'shared-domain/contracts';
import { accountingHandlers } from './accounting/index.ts';
import { accountHandlers } from './accounts/index.ts';
import { adminOrderHandlers } from './admin-orders/index.ts';
import { allocationHandlers } from './allocations/index.ts';
import { auditHandlers, auditReading, auditRefusals } from './audit/index.ts';
import { authHandlers } from './auth/index.ts';
import { type Handlers, serveCalls } from './calls/index.ts';
import { adminCatalogueHandlers, catalogueHandlers } from './catalogue/index.ts';
import { contactHandlers } from './contact/index.ts';
import { dashboardHandlers } from './dashboard/index.ts';
import { deliveryHandlers } from './deliveries/index.ts';
import type { Deps } from './dependencies.ts';
import { documentHandlers } from './documents/index.ts';
import { driverHandlers } from './driver/index.ts';
import { errorHandlers } from './errors/index.ts';
import { followUpHandlers } from './follow-ups/index.ts';
import { formerOrderHandlers } from './former-orders/index.ts';
import { ignoredSkuHandlers } from './ignored-skus/index.ts';
import { imageHandlers } from './images/index.ts';
import { importHandlers } from './imports/index.ts';
import { kegHandlers } from './kegs/index.ts';
import { leadHandlers } from './leads/index.ts';
import { licenseeHandlers } from './licensees/index.ts';
import { entrySources } from './models.ts';
import { operationsHandlers } from './operations/index.ts';
import { orderEditHandlers } from './order-edits/index.ts';
import { endPlacingWithoutStanding, orderHandlers } from './orders/index.ts';
import { passkeyHandlers } from './passkeys/index.ts';
import { paymentHandlers, webhookHandlers } from './payments/index.ts';
import { personalDataHandlers } from './personal-data/index.ts';
import { preferenceHandlers } from './preferences/index.ts';
import { quoteHandlers } from './quotes/index.ts';
import { recordingCanaryEvents, releaseHandlers } from './releases/index.ts';
import { runDocumentHandlers } from './run-documents/index.ts';
import { runHandlers } from './runs/index.ts';
import { sentinelHandlers } from './sentinel/index.ts';
import { ownSessionHandlers, sessionHandlers } from './sessions/index.ts';
import { settingsHandlers } from './settings/index.ts';
import { shippingHandlers } from './shipping/index.ts';
import { staffListHandlers } from './staff-list/index.ts';
import { staffOrderHandlers } from './staff-orders/index.ts';
import { standingOrderHandlers } from './standing-orders/index.ts';
import { stockAlertHandlers } from './stock-alerts/index.ts';
import { createOrderWorker, followUpSources } from './workers.ts';

/** The size limit of a Stripe event. */
const EVENT_LIMIT = '512kb';

/** Calls with a raw body, mounted before JSON parsing, cookies and the origin check: webhooks. */
export function rawRoutes(deps: Deps): Router {
  const router = Router();
  router.use('/webhooks', express.raw({ type: () => true, limit: EVENT_LIMIT }));
  router.use(serveCalls(deps, rawHandlers(deps)));
  return router;
}

const rawHandlers = (deps: Deps) => webhookHandlers(deps, createOrderWorker(deps));

/** Handlers of every call except `rawHandlers`; a missing one doesn't compile. */
type Rest = Exclude<EndpointName, keyof ReturnType<typeof rawHandlers>>;

/** Every other call. */
export const featureRoutes = (deps: Deps, passport: PassportStatic): RequestHandler =>
  auditRefusals(
    deps,
    serveCalls(deps, recordingCanaryEvents(deps, auditReading(deps, featureHandlers(deps, passport)))),
  );

function featureHandlers(deps: Deps, passport: PassportStatic): Handlers<Rest> {
  const worker = createOrderWorker(deps);
  return {
    ...operationsHandlers(deps),
    ...catalogueHandlers(deps),
    ...adminCatalogueHandlers(deps),
    ...imageHandlers(deps),
    ...settingsHandlers(deps, () => endPlacingWithoutStanding(deps)),
    ...licenseeHandlers(deps),
    ...kegHandlers(deps),
    ...standingOrderHandlers(deps),
    ...accountHandlers(deps, entrySources(deps.connection)),
    ...driverHandlers(deps, worker),
    ...sessionHandlers(deps),
    ...ownSessionHandlers(deps),
    ...passkeyHandlers(deps),
    ...staffListHandlers(deps),
    ...authHandlers(deps, passport),
    ...contactHandlers(deps),
    ...leadHandlers(deps),
    ...errorHandlers(deps),
    ...importHandlers(deps),
    ...ignoredSkuHandlers(deps),
    ...auditHandlers(deps, entrySources(deps.connection)),
    ...preferenceHandlers(deps),
    ...personalDataHandlers(deps, { mails: followUpSources(deps), entries: entrySources(deps.connection) }),
    ...dashboardHandlers(deps),
    ...accountingHandlers(deps),
    ...releaseHandlers(deps),
    ...quoteHandlers(deps),
    ...shippingHandlers(deps),
    ...deliveryHandlers(deps),
    ...orderHandlers(deps, worker),
    ...runHandlers(deps),
    ...runDocumentHandlers(deps),
    ...allocationHandlers(deps),
    ...adminOrderHandlers(deps, worker),
    ...orderEditHandlers(deps, worker),
    ...staffOrderHandlers(deps),
    ...paymentHandlers(deps, worker),
    ...documentHandlers(deps),
    ...sentinelHandlers(deps, worker),
    ...followUpHandlers(deps, followUpSources(deps)),
    ...formerOrderHandlers(deps),
    ...stockAlertHandlers(deps),
  };
}
