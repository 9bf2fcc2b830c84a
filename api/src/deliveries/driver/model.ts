import type { Connection } from 'mongoose';
import { orderStatus } from 'shared-domain/contracts';
import { CONFLICTS, type DriverUpdate } from 'shared-domain/driver';
import { z } from 'zod';
import { DURABLE, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import { FOLLOW_UP_INDEX, followUpDescription, sourceOf } from '../../requests/follow-ups/index.ts';

/** A driver's updates about a run, and the link that opens it (ADR 039). Updates are append-only. */
const driverLog = z.object({
  _id: z.string(),
  /** The number of the link that opens the run. */
  link: z.number(),
  /** Validated by the contract. */
  presses: z.array(z.custom<DriverUpdate>()),
  /** What the server knows of a stop besides its updates. */
  stops: z.array(
    z.object({
      order: z.string(),
      /** The order's licence or address: receivers' names are suggested only for the same one. */
      account: z.string(),
      /** The order's status before the driver's first update. */
      before: orderStatus,
      receivedBy: z.string().optional(),
    }),
  ),
  /** Updates that don't count. */
  conflicts: z.array(z.object({ press: z.string(), stop: z.string(), why: z.enum(CONFLICTS) })),
  /** Incremented by each write that adds updates. */
  version: z.number(),
  followUps: z.array(followUpDescription),
  updatedAt: z.date(),
});
export type DriverLogDocument = WithEntries & Stored<typeof driverLog>;

const logSchema = schemaOf(driverLog, { collection: 'driver_logs', ...DURABLE });
logSchema.index({ 'stops.account': 1, updatedAt: -1 });
logSchema.index(FOLLOW_UP_INDEX);
carryEntries(logSchema);

export const driverLogModel = modelOf<DriverLogDocument>('DriverLog', logSchema);
export const driverLogSource = sourceOf(driverLogModel);

/** Whether `link` is the number of the run's current link. */
export const isCurrentLink = async (connection: Connection, run: string, link: number): Promise<boolean> =>
  (await driverLogModel(connection).exists({ _id: run, link }).maxTimeMS(5_000)) !== null;
