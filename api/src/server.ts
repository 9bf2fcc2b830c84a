import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { currentCatalogue } from './catalogue/products/index.ts';
import { createDeps } from './dependencies.ts';
import { prepareData } from './first-data.ts';
import { startBackground } from './foundation/background/index.ts';
import { ConfigurationError, readConfiguration } from './foundation/configuration/index.ts';
import { openConnection, readTopology } from './foundation/database/index.ts';
import type { Deps } from './foundation/dependencies.ts';
import { buildIndexes } from './models.ts';
import { refuseHalfRestored } from './office/backups/index.ts';
import { migrateDatabase } from './office/migrations/index.ts';
import { indexSpaceMessage } from './office/operations/index.ts';
import { writeNotices } from './requests/audit/index.ts';
import { backgroundTasks } from './tasks.ts';

/** Timeouts for receiving a whole request, in milliseconds; an upload of 50 MB gets the longer one. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 120_000;
/** Node's default check interval for such requests is 30 s. */
const CHECK_MS = 1_000;
/**
 * How long an idle connection stays open, in milliseconds: longer than a proxy in front keeps one for its next request
 * (usually 60 s); a request sent on a connection that we have just closed would be lost.
 */
const IDLE_MS = 65_000;
/** Grace period for running requests after SIGTERM: longer than the payment provider's two attempts of 8 s. */
const GRACE_MS = 18_000;
/** Interval at which idle connections are closed after SIGTERM. */
const CLOSE_EVERY_MS = 100;

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const connection = await openConnection(configuration.mongodbUri);
  const deps = createDeps(configuration, connection);
  const app = createApp(deps);
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: IDLE_MS,
      connectionsCheckingInterval: CHECK_MS,
    },
    app,
  );
  deps.logger.info(await readTopology(connection), 'the database');
  await refuseHalfRestored(connection.db);
  // The first request's products are read while the indexes are checked; a failure would recur with that request.
  void currentCatalogue(deps).catch(() => undefined);
  await buildIndexes(connection);
  for (const done of await migrateDatabase(deps))
    deps.logger.info(done, 'data of an earlier release was migrated');
  await deps.live.poll();
  server.listen(configuration.port, configuration.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  deps.logger.info({ port }, 'the API listens');
  await prepareData(deps);
  const background = startBackground(backgroundTasks(deps), deps.logger);
  stopOnSignal(deps, server, background.stop);
}

/**
 * Stops accepting requests, finishes running ones, closes the database, exits. The supervisor learns immediately
 * that the port is free, so that the next process needn't wait for the slowest response.
 */
function stopOnSignal(deps: Deps, server: Server, stopBackground: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const closed = once(server, 'close');
    server.close();
    process.send?.('leaving', () => undefined);
    deps.live.close();
    const closing = setInterval(() => server.closeIdleConnections(), CLOSE_EVERY_MS);
    const insist = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    await Promise.all([closed, stopBackground()]);
    clearInterval(closing);
    clearTimeout(insist);
    await writeNotices(deps).catch((cause) =>
      deps.logger.error({ err: cause }, 'pending audit notices were lost'),
    );
    await deps.mailer.close();
    await deps.connection.close();
    process.exitCode = 0;
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

start().catch((cause: unknown) => {
  const text =
    cause instanceof ConfigurationError
      ? cause.message
      : indexSpaceMessage(cause, process.env.DATABASE_FOLDER);
  console.error(text ?? cause);
  process.exit(1);
});
