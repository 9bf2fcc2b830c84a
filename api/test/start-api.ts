import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import type { Connection } from 'mongoose';
import supertest from 'supertest';
import { type StandInOptions, type StandIns, startStandIns } from '../../local/src/stand-ins/index.ts';
import { createApp } from '../src/app.ts';
import { createDeps } from '../src/dependencies.ts';
import { readConfiguration } from '../src/foundation/configuration/index.ts';
import { openConnection } from '../src/foundation/database/index.ts';
import type { Deps } from '../src/foundation/dependencies.ts';
import { buildIndexes } from '../src/models.ts';
import { assertNoBreach } from './guards.ts';

export const ORIGIN = 'http://localhost:8080';
export const WEBHOOK_SECRET = 'whsec_local';

export type TestApi = {
  deps: Deps;
  app: Express;
  /** Where the app listens. */
  url: string;
  /** This app's Stripe, SendGrid and carrier, the same that a developer uses. */
  standIns: StandIns;
  /** The address of the app's database, for a second API process on it. */
  mongodbUri: string;
  /** A browser with a cookie jar of its own that sends our site's origin. */
  browser: () => ReturnType<typeof supertest.agent>;
  /** Closes the app; a later one gets its database, emptied. */
  stop: () => Promise<void>;
};

type TestOptions = {
  /** Variables that override those of `testEnvironment`; may depend on the stand-ins. */
  environment?: Record<string, string> | ((standIns: StandIns) => Record<string, string>);
  /** Parts of the app that a test replaces, none of them our own modules: a clock, a logger. */
  parts?: Partial<Deps>;
  /** How the app's stand-ins behave. */
  standIns?: Partial<StandInOptions>;
  /** Lets the test observe every database command. */
  monitorCommands?: boolean;
  /** How long calls wait for the database, in milliseconds: long, since it is there and the machine may be busy. */
  timeoutMs?: number;
  /** An existing database, for a second API process on it. */
  mongodbUri?: string;
};

/** The environment of an API in tests: real engine, stand-ins, relaxed rates, no dev mode. */
export function testEnvironment(mongodbUri: string, standInsUrl: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    PORT: '0',
    MONGODB_URI: mongodbUri,
    PUBLIC_ORIGIN: ORIGIN,
    SESSION_SECRET: 'a-secret-of-the-tests-that-is-long-enough',
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: standInsUrl,
    SENDGRID_API_KEY: 'SG.local',
    SENDGRID_API_BASE: `${standInsUrl}/sendgrid`,
    CARRIER_API_BASE: `${standInsUrl}/carrier`,
    CARRIER_USER: 'carrier',
    CARRIER_PASSWORD: 'carrier',
    LOCAL_MODE: 'true',
    LOG_LEVEL: 'silent',
  };
}

/** The address of a new database on the shared engine. */
export function freshDatabase(): string {
  const uri = process.env.TEST_MONGODB_URI;
  if (uri === undefined) throw new Error('the engine of the tests is not running');
  return uri.replace(/\/[\w-]+(\?|$)/, `/test_${randomBytes(6).toString('hex')}$1`);
}

/** This worker's databases that no app uses: building indexes takes three quarters of a start. */
const idle: string[] = [];

/**
 * Deletes all documents of these collections, or of all; the collections and their indexes stay. One command for all of
 * them: one for each was a sixth of what the API tests ask of the database.
 */
export async function empty(connection: Connection, collections?: string[]): Promise<void> {
  const names = collections ?? (await connection.listCollections()).map(({ name }) => name);
  await connection.getClient().bulkWrite(
    names.map((name) => ({ name: 'deleteMany', namespace: `${connection.name}.${name}`, filter: {} })),
    { ordered: false },
  );
}

/** Keeps all documents of now. Returns what brings them back, and nothing else, but for revisions: they only go up. */
export async function keptState(connection: Connection): Promise<() => Promise<void>> {
  const collections = await connection.listCollections();
  const names = collections.map(({ name }) => name).filter((name) => name !== 'revisions');
  const kept = await Promise.all(
    names.map(async (name) => ({ name, documents: await connection.collection(name).find().toArray() })),
  );
  return async () => {
    await empty(connection, names);
    const filled = kept.filter(({ documents }) => documents.length > 0);
    await Promise.all(filled.map(({ name, documents }) => connection.collection(name).insertMany(documents)));
  };
}

/** Starts the real app on a free port with its own database and stand-ins. Once a test file, in `beforeAll`. */
export async function startApi(options: TestOptions = {}): Promise<TestApi> {
  const former = options.mongodbUri ? undefined : idle.pop();
  const mongodbUri = options.mongodbUri ?? former ?? freshDatabase();
  // A call on a connection closed for idleness at that moment would be lost: no test waits a minute.
  const server = createServer({ keepAliveTimeout: 65_000 }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const standIns = await startStandIns({
    publicOrigin: ORIGIN,
    webhookUrl: `${url}/api/webhooks/stripe`,
    webhookSecret: WEBHOOK_SECRET,
    ...options.standIns,
  });
  const ending: (() => Promise<unknown>)[] = [() => standIns.stop()];
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    for (const end of ending.reverse()) await end();
    assertNoBreach();
  };
  try {
    const own =
      typeof options.environment === 'function' ? options.environment(standIns) : options.environment;
    const environment = { ...testEnvironment(mongodbUri, standIns.url), ...own };
    const connection = await openConnection(mongodbUri, {
      monitorCommands: options.monitorCommands ?? false,
      timeoutMs: options.timeoutMs ?? 30_000,
    });
    ending.push(() => connection.close());
    const deps = createDeps(readConfiguration(environment), connection, {
      // As with the database: a mail that is handed over gets sent, however busy the machine.
      mailTimeoutMs: 30_000,
      databaseTimeoutMs: 30_000,
      // Answers wait for their mails, whatever other tests do to the machine.
      load: { isHigh: () => false, calm: async () => undefined },
      ...options.parts,
    });
    ending.push(async () => deps.live.close());
    ending.push(() => deps.mailer.close());
    const app = createApp(deps);
    server.on('request', app);
    await (former ? empty(connection) : buildIndexes(connection));
    await deps.live.poll();
    const browser = () => supertest.agent(url).set('Origin', ORIGIN);
    const stopAndKeep = async () => {
      await stop();
      if (!options.mongodbUri) idle.push(mongodbUri);
    };
    return { deps, app, url, standIns, mongodbUri, browser, stop: stopAndKeep };
  } catch (cause) {
    await stop();
    throw cause;
  }
}
