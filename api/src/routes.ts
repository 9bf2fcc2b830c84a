import { Router } from 'express';
import type { PassportStatic } from 'passport';
import { auditRoutes } from './audit/index.ts';
import { authRoutes } from './auth/index.ts';
import { adminCatalogueRoutes, catalogueRoutes } from './catalogue/index.ts';
import { contactRoutes } from './contact/index.ts';
import { dashboardRoutes } from './dashboard/index.ts';
import type { Deps } from './dependencies.ts';
import { documentRoutes } from './documents/index.ts';
import { errorRoutes } from './errors/index.ts';
import { followUpRoutes } from './follow-ups/routes.ts';
import { formerOrderRoutes } from './former-orders/index.ts';
import { ignoredSkuRoutes } from './ignored-skus/index.ts';
import { imageRoutes } from './images/index.ts';
import { importRoutes } from './imports/index.ts';
import { leadRoutes } from './leads/index.ts';
import { licenseeRoutes } from './licensees/index.ts';
import { operationsRoutes } from './operations/index.ts';
import { adminOrderRoutes } from './orders/admin-routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { webhookRoutes } from './payments/webhook.ts';
import { quoteRoutes } from './quotes/index.ts';
import { releaseRoutes } from './releases/index.ts';
import { sentinelRoutes } from './sentinel/index.ts';
import { sessionRoutes } from './sessions/index.ts';
import { settingsRoutes } from './settings/index.ts';
import { shippingRoutes } from './shipping/index.ts';
import { createOrderWorker, followUpSources } from './workers/index.ts';

/** Routes that read the body's bytes themselves and come before JSON, cookies and the origin check: webhooks. */
export function rawRoutes(deps: Deps): Router {
  const router = Router();
  router.use(webhookRoutes(deps, createOrderWorker(deps)));
  return router;
}

/** Everything about buying: quotes, orders, payments, and staff's view of them. */
function orderingRoutes(deps: Deps): Router {
  const router = Router();
  const worker = createOrderWorker(deps);
  router.use(quoteRoutes(deps), shippingRoutes(deps));
  router.use(orderRoutes(deps, worker), paymentRoutes(deps, worker));
  router.use(documentRoutes(deps), adminOrderRoutes(deps, worker));
  router.use(sentinelRoutes(deps, worker), followUpRoutes(deps, followUpSources(deps)));
  router.use(formerOrderRoutes(deps));
  return router;
}

/** Every feature's routes. Paths begin below `/api`. */
export function featureRoutes(deps: Deps, passport: PassportStatic): Router {
  const router = Router();
  router.use(operationsRoutes(deps));
  router.use(catalogueRoutes(deps), adminCatalogueRoutes(deps), imageRoutes(deps));
  router.use(settingsRoutes(deps), licenseeRoutes(deps));
  router.use(sessionRoutes(deps), authRoutes(deps, passport));
  router.use(contactRoutes(deps), leadRoutes(deps), errorRoutes(deps));
  router.use(importRoutes(deps), ignoredSkuRoutes(deps));
  router.use(auditRoutes(deps), dashboardRoutes(deps), releaseRoutes(deps));
  router.use(orderingRoutes(deps));
  return router;
}
