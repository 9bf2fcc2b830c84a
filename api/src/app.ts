import express, { type Express, Router } from 'express';
import helmet from 'helmet';
import type { Deps } from './foundation/dependencies.ts';
import { requestLog } from './foundation/logging/index.ts';
import { requestMetrics } from './foundation/metrics/index.ts';
import { diskFullReason } from './office/operations/index.ts';
import { apiKeys } from './requests/api-keys/index.ts';
import { problemHandler, unknownPath } from './requests/problems/index.ts';
import { databaseTimeout, originCheck, shedLoad } from './requests/protections/index.ts';
import { sessions, staffPassport } from './requests/sessions/index.ts';
import { featureRoutes, rawRoutes } from './routes.ts';

/** The largest JSON body: ten times an order of a hundred lines. */
const JSON_LIMIT = '256kb';

/** The whole API as an Express app. It neither listens nor reads the environment. */
export function createApp(deps: Deps): Express {
  const { configuration, connection, databaseTimeoutMs, logger, metrics } = deps;
  const fail = problemHandler(logger, () => diskFullReason(configuration.databaseFolder));
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.enable('case sensitive routing');
  app.set('query parser', 'simple');
  app.set(
    'trust proxy',
    configuration.trustedProxies.split(',').map((proxy) => proxy.trim()),
  );
  app.use(
    requestLog(logger),
    requestMetrics(metrics),
    protection(),
    databaseTimeout(connection, databaseTimeoutMs, fail),
  );
  app.use('/api', calls(deps));
  app.use(unknownPath, fail);
  return app;
}

function calls(deps: Deps): Router {
  const { configuration } = deps;
  const passport = staffPassport(deps);
  const router = Router();
  router.use(
    rawRoutes(deps),
    originCheck(configuration.publicOrigin),
    express.json({ limit: JSON_LIMIT, type: ['json', '+json', 'application/csp-report'] }),
    // A request counts only once its body has arrived, so that slow senders take up no capacity.
    shedLoad(),
    sessions(deps, passport),
    apiKeys(deps),
    featureRoutes(deps, passport),
  );
  return router;
}

/** Security headers for data; the gateway sends those for pages. */
const protection = () =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
