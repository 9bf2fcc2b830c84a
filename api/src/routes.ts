import express, { Router } from 'express';
import type { PassportStatic } from 'passport';
import { auditHandlers } from './audit/index.ts';
import { authHandlers } from './auth/index.ts';
import { serve } from './calls/index.ts';
import { adminCatalogueRoutes, catalogueHandlers } from './catalogue/index.ts';
import { contactHandlers } from './contact/index.ts';
import { dashboardHandlers } from './dashboard/index.ts';
import type { Deps } from './dependencies.ts';
import { documentHandlers } from './documents/index.ts';
import { errorHandlers } from './errors/index.ts';
import type { Worker } from './follow-ups/index.ts';
import { followUpRoutes } from './follow-ups/routes.ts';
import { formerOrderHandlers } from './former-orders/index.ts';
import { ignoredSkuRoutes } from './ignored-skus/index.ts';
import { imageRoutes } from './images/index.ts';
import { importRoutes } from './imports/index.ts';
import { leadHandlers } from './leads/index.ts';
import { licenseeRoutes } from './licensees/index.ts';
import { entrySources } from './models.ts';
import { operationsHandlers } from './operations/index.ts';
import { adminOrderRoutes } from './orders/admin-routes.ts';
import { orderHandlers } from './orders/handlers.ts';
import { paymentHandlers } from './payments/handlers.ts';
import { webhookHandlers } from './payments/webhook.ts';
import { quoteHandlers } from './quotes/index.ts';
import { releaseRoutes } from './releases/index.ts';
import { sentinelRoutes } from './sentinel/index.ts';
import { sessionHandlers } from './sessions/index.ts';
import { settingsRoutes } from './settings/index.ts';
import { shippingHandlers } from './shipping/index.ts';
import { createOrderWorker, followUpSources } from './workers/index.ts';

/** Largest event that Stripe sends. */
const EVENT_LIMIT = '512kb';

/** Calls whose body is read as bytes and which come before JSON, cookies and the origin check: webhooks. */
export function rawRoutes(deps: Deps): Router {
  const router = Router();
  const handlers = webhookHandlers(deps, createOrderWorker(deps));
  router.use('/webhooks', express.raw({ type: () => true, limit: EVENT_LIMIT }));
  router.use(serve(deps, handlers));
  return router;
}

/** Everything about buying: quotes, orders, payments, and staff's view of them. */
function orderingRoutes(deps: Deps, worker: Worker): Router {
  const router = Router();
  router.use(adminOrderRoutes(deps, worker));
  router.use(sentinelRoutes(deps, worker), followUpRoutes(deps, followUpSources(deps)));
  return router;
}

/** Every feature's routes. Paths begin below `/api`. */
export function featureRoutes(deps: Deps, passport: PassportStatic): Router {
  const router = Router();
  const worker = createOrderWorker(deps);
  router.use(
    serve(deps, {
      ...operationsHandlers(deps),
      ...catalogueHandlers(deps),
      ...sessionHandlers(deps),
      ...authHandlers(deps, passport),
      ...contactHandlers(deps),
      ...leadHandlers(deps),
      ...errorHandlers(deps),
      ...auditHandlers(deps, entrySources(deps.connection)),
      ...dashboardHandlers(deps),
      ...quoteHandlers(deps),
      ...shippingHandlers(deps),
      ...orderHandlers(deps, worker),
      ...paymentHandlers(deps, worker),
      ...documentHandlers(deps),
      ...formerOrderHandlers(deps),
    }),
  );
  router.use(adminCatalogueRoutes(deps), imageRoutes(deps));
  router.use(settingsRoutes(deps), licenseeRoutes(deps));
  router.use(importRoutes(deps), ignoredSkuRoutes(deps), releaseRoutes(deps));
  router.use(orderingRoutes(deps, worker));
  return router;
}
