import express, { type RequestHandler, Router } from 'express';
import type { PassportStatic } from 'passport';
import type { EndpointName } from 'shared-domain/contracts';
import { allocationHandlers } from './accounts/allocations/index.ts';
import { billHandlers, memberBillHandlers } from './accounts/bills/index.ts';
import { formerOrderHandlers } from './accounts/contact-links/index.ts';
import { kegHandlers } from './accounts/kegs/index.ts';
import { licenceHandlers } from './accounts/licences/index.ts';
import { accountHandlers } from './accounts/overview/index.ts';
import { peopleHandlers, personSessionHandlers } from './accounts/people/index.ts';
import { receivableHandlers } from './accounts/receivables/index.ts';
import { staffOrderHandlers } from './accounts/staff-orders/index.ts';
import { standingOrderHandlers } from './accounts/standing-orders/index.ts';
import { statementHandlers } from './accounts/statements/index.ts';
import { imageHandlers } from './catalogue/images/index.ts';
import { adminCatalogueHandlers, catalogueHandlers } from './catalogue/products/index.ts';
import { quoteHandlers } from './catalogue/quotes/index.ts';
import { settingsHandlers } from './catalogue/settings/index.ts';
import { shippingHandlers } from './catalogue/shipping/index.ts';
import { supplierHandlers } from './catalogue/suppliers/index.ts';
import { zoneHandlers } from './catalogue/zones/index.ts';
import { arrivalHandlers } from './deliveries/arrivals/index.ts';
import { driverHandlers } from './deliveries/driver/index.ts';
import { runPaperHandlers } from './deliveries/papers/index.ts';
import { proofHandlers } from './deliveries/proofs/index.ts';
import { isOnTheRoad, latestRunDay, runHandlers, takeOffRun } from './deliveries/runs/index.ts';
import { ignoredSkuHandlers } from './files/ignored-skus/index.ts';
import { importHandlers } from './files/imports/index.ts';
import type { Deps } from './foundation/dependencies.ts';
import { contactHandlers } from './messages/contact/index.ts';
import { leadHandlers } from './messages/leads/index.ts';
import { stockAlertHandlers } from './messages/stock-alerts/index.ts';
import { entrySources } from './models.ts';
import { accountingHandlers } from './office/accounting/index.ts';
import { dashboardHandlers } from './office/dashboard/index.ts';
import { errorReportHandlers } from './office/error-reports/index.ts';
import { operationsHandlers } from './office/operations/index.ts';
import { personalDataHandlers } from './office/personal-data/index.ts';
import { preferenceHandlers } from './office/preferences/index.ts';
import { rateHandlers } from './office/rates/index.ts';
import { recordingCanaryEvents, releaseHandlers } from './office/releases/index.ts';
import { salesReportHandlers } from './office/sales-reports/index.ts';
import { accountSignInHandlers, signInHandlers } from './office/sign-in/index.ts';
import { supplierPageHandlers } from './office/supplier-pages/index.ts';
import { ownWebhookHandlers } from './office/webhooks/index.ts';
import { creditHandlers } from './orders/credits/index.ts';
import { discrepancyHandlers } from './orders/discrepancies/index.ts';
import { orderEditHandlers } from './orders/edits/index.ts';
import { adminOrderHandlers } from './orders/handling/index.ts';
import { paperHandlers } from './orders/papers/index.ts';
import { paymentHandlers, webhookHandlers } from './orders/payments/index.ts';
import { endPlacingWithoutStanding, orderHandlers } from './orders/placing/index.ts';
import { apiKeyHandlers } from './requests/api-keys/index.ts';
import { auditHandlers, auditReading, auditRefusals } from './requests/audit/index.ts';
import { type Handlers, serveCalls } from './requests/calls/index.ts';
import { bounceHandlers, followUpHandlers } from './requests/follow-ups/index.ts';
import { passkeyHandlers } from './requests/passkeys/index.ts';
import { ownSessionHandlers, sessionHandlers } from './requests/sessions/index.ts';
import { staffListHandlers } from './requests/staff-list/index.ts';
import { createOrderWorker, followUpSources } from './workers.ts';

/** The size limit of the events of one call. */
const EVENT_LIMIT = '512kb';

/** Calls with a raw body, mounted before JSON parsing, cookies and the origin check: webhooks. */
export function rawRoutes(deps: Deps): Router {
  const router = Router();
  router.use('/webhooks', express.raw({ type: () => true, limit: EVENT_LIMIT }));
  router.use(serveCalls(deps, rawHandlers(deps)));
  return router;
}

const rawHandlers = (deps: Deps) => ({
  ...webhookHandlers(deps, createOrderWorker(deps)),
  ...bounceHandlers(deps, followUpSources(deps)),
});

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
  const runs = {
    isOnTheRoad: (orderId: string) => isOnTheRoad(deps, orderId),
    takeOffRun: (who: string, orderId: string) => takeOffRun(deps, who, orderId),
  };
  return {
    ...operationsHandlers(deps),
    ...catalogueHandlers(deps),
    ...adminCatalogueHandlers(deps),
    ...imageHandlers(deps),
    ...settingsHandlers(deps, () => endPlacingWithoutStanding(deps)),
    ...accountRoutes(deps),
    ...driverHandlers(deps, worker),
    ...proofHandlers(deps),
    ...arrivalHandlers(deps),
    ...sessionHandlers(deps),
    ...ownSessionHandlers(deps),
    ...passkeyHandlers(deps),
    ...staffListHandlers(deps),
    ...apiKeyHandlers(deps),
    ...ownWebhookHandlers(deps, worker),
    ...signInHandlers(deps, passport),
    ...accountSignInHandlers(deps, passport),
    ...contactHandlers(deps),
    ...leadHandlers(deps),
    ...errorReportHandlers(deps),
    ...importHandlers(deps),
    ...ignoredSkuHandlers(deps),
    ...auditHandlers(deps, entrySources(deps.connection)),
    ...preferenceHandlers(deps),
    ...rateHandlers(deps),
    ...supplierPageHandlers(deps),
    ...personalDataHandlers(deps, { mails: followUpSources(deps), entries: entrySources(deps.connection) }),
    ...dashboardHandlers(deps),
    ...accountingHandlers(deps),
    ...salesReportHandlers(deps),
    ...releaseHandlers(deps),
    ...quoteHandlers(deps),
    ...shippingHandlers(deps),
    ...supplierHandlers(deps),
    ...zoneHandlers(deps),
    ...orderHandlers(deps, worker),
    ...runHandlers(deps),
    ...runPaperHandlers(deps),
    ...allocationHandlers(deps),
    ...adminOrderHandlers(deps, worker, () => latestRunDay(deps.connection)),
    ...orderEditHandlers(deps, worker, runs.isOnTheRoad, runs.takeOffRun),
    ...staffOrderHandlers(deps),
    ...paymentHandlers(deps, worker),
    ...paperHandlers(deps),
    ...creditHandlers(deps, worker),
    ...discrepancyHandlers(deps, worker),
    ...followUpHandlers(deps, followUpSources(deps)),
    ...formerOrderHandlers(deps, worker, runs),
    ...stockAlertHandlers(deps),
  };
}

/** Accounts: what they bought, owe and have, and their people. */
const accountRoutes = (deps: Deps) => ({
  ...licenceHandlers(deps),
  ...kegHandlers(deps),
  ...receivableHandlers(deps),
  ...billHandlers(deps),
  ...memberBillHandlers(deps),
  ...statementHandlers(deps),
  ...peopleHandlers(deps),
  ...personSessionHandlers(deps),
  ...standingOrderHandlers(deps),
  ...accountHandlers(deps, entrySources(deps.connection)),
});
