import express, { type Express } from 'express';
import helmet from 'helmet';
import type { Deps } from './dependencies.ts';
import { requestLog } from './logging/index.ts';
import { requestMetrics } from './metrics/index.ts';
import { fullDisk } from './operations/index.ts';
import { problemHandler, unknownPath } from './problems/index.ts';
import { inTime, originCheck, queueBound } from './protections/index.ts';
import { featureRoutes, rawRoutes } from './routes.ts';
import { sessions, staffPassport } from './sessions/index.ts';

/** The largest JSON body: an order of some hundred lines is a tenth of it. */
const JSON_LIMIT = '256kb';

/** The whole API as an Express app. It neither listens nor reads the environment. */
export function createApp(deps: Deps): Express {
  const { configuration, connection, databasePatienceMs, logger, metrics } = deps;
  const passport = staffPassport(configuration);
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.set(
    'trust proxy',
    configuration.trustedProxies.split(',').map((proxy) => proxy.trim()),
  );
  app.use(requestLog(logger), requestMetrics(metrics), helmet(), inTime(connection, databasePatienceMs));
  app.use('/api', rawRoutes(deps));
  app.use('/api', originCheck(configuration.publicOrigin), express.json({ limit: JSON_LIMIT }));
  // A request counts as work once its body is here: slow senders take nobody's place.
  app.use(queueBound());
  app.use('/api', sessions(deps, passport), featureRoutes(deps, passport));
  app.use(
    unknownPath,
    problemHandler(logger, () => fullDisk(configuration.databaseFolder)),
  );
  return app;
}
