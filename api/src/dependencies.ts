import type { Connection } from 'mongoose';
import type { Configuration } from './configuration/index.ts';
import { createLive, type Live } from './live/index.ts';
import { createLogger, type Logger } from './logging/index.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';

/**
 * All that the app works with. It neither listens nor reads the environment: `server.ts` gives it the real world,
 * a test gives it a database of its own and the stand-ins.
 */
export type Deps = {
  configuration: Configuration;
  /** Models are bound to this connection, there is no global mongoose. */
  connection: Connection;
  clock: () => Date;
  logger: Logger;
  metrics: Metrics;
  live: Live;
};

/** Puts together what the app works with. A test replaces single parts (a clock, a logger). */
export function createDeps(
  configuration: Configuration,
  connection: Connection,
  parts: Partial<Deps> = {},
): Deps {
  const clock = parts.clock ?? (() => new Date());
  return {
    configuration,
    connection,
    clock,
    logger: createLogger(configuration),
    metrics: createMetrics(configuration.environment !== 'test'),
    live: createLive(connection, clock),
    ...parts,
  };
}
