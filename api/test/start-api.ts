import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import supertest from 'supertest';
import { createApp } from '../src/app.ts';
import { type Configuration, readConfiguration } from '../src/configuration/index.ts';
import { buildIndexes, openConnection } from '../src/connection.ts';
import { createDeps, type Deps } from '../src/dependencies.ts';

export const ORIGIN = 'http://localhost:8080';

export type TestApi = {
  deps: Deps;
  /** Where the app listens. */
  url: string;
  /** A browser with a cookie jar of its own, which says that it comes from our site. */
  browser: () => ReturnType<typeof supertest.agent>;
  /** Closes the app and, unless it is kept, drops its database. */
  stop: (kept?: { database: boolean }) => Promise<void>;
};

type TestOptions = {
  /** Variables that replace those of `testEnvironment`. */
  environment?: Record<string, string>;
  /** Parts of the app that a test replaces. Our own modules are not among them: a clock, a logger. */
  parts?: Partial<Deps>;
  /** An existing database, for a second API process on it. */
  mongodbUri?: string;
};

/** The environment of an API in tests: real engine, stand-ins, relaxed rates, no dev mode. */
export function testEnvironment(mongodbUri: string): Record<string, string> {
  const standIns = process.env.TEST_STAND_INS_URL;
  return {
    NODE_ENV: 'test',
    PORT: '0',
    MONGODB_URI: mongodbUri,
    PUBLIC_ORIGIN: ORIGIN,
    SESSION_SECRET: 'a-secret-of-the-tests-that-is-long-enough',
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_local',
    STRIPE_API_BASE: `${standIns}/stripe`,
    SENDGRID_API_KEY: 'SG.local',
    SENDGRID_API_BASE: `${standIns}/sendgrid`,
    CARRIER_API_BASE: `${standIns}/carrier`,
    CARRIER_USER: 'carrier',
    CARRIER_PASSWORD: 'carrier',
    LOCAL_MODE: 'true',
    LOG_LEVEL: 'silent',
  };
}

/** The address of a fresh database on the shared engine. */
export function freshDatabase(): string {
  const uri = process.env.TEST_MONGODB_URI;
  if (uri === undefined) throw new Error('the engine of the tests is not running');
  return uri.replace(/\/[\w-]+(\?|$)/, `/test_${randomBytes(6).toString('hex')}$1`);
}

/** Starts the real app on a free port with a database of its own. One call a test file, in `beforeAll`. */
export async function startApi(options: TestOptions = {}): Promise<TestApi> {
  const mongodbUri = options.mongodbUri ?? freshDatabase();
  const configuration: Configuration = readConfiguration({
    ...testEnvironment(mongodbUri),
    ...options.environment,
  });
  const connection = await openConnection(mongodbUri);
  const deps = createDeps(configuration, connection, options.parts);
  const server = createServer(createApp(deps));
  await buildIndexes(connection);
  await deps.live.poll();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    deps,
    url,
    browser: () => supertest.agent(url).set('Origin', ORIGIN),
    stop: async (kept = { database: false }) => {
      deps.live.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (!kept.database) await connection.dropDatabase();
      await connection.close();
    },
  };
}
