import { type Connection, type Model, Schema } from 'mongoose';
import type { Conflict, DriverUpdate } from 'shared-domain/driver';
import type { OrderStatus } from 'shared-domain/orders';
import { DURABLE, number, part, STORED, text } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import {
  FOLLOW_UP_INDEX,
  type FollowUp,
  type FollowUpSource,
  followUpSchema,
} from '../../requests/follow-ups/index.ts';

/** What the server stores about a stop besides its updates. */
export type LoggedStop = {
  order: string;
  /** The order's licence or address: receivers' names are suggested only for the same one. */
  account: string;
  /** The order's status before the driver's first update. */
  before: OrderStatus;
  receivedBy?: string;
};

/** An update that doesn't count. */
export type RefusedUpdate = { press: string; stop: string; why: Conflict };

/** A driver's updates about a run, and the link that opens it (ADR 039). Updates are append-only. */
export type DriverLogDocument = WithEntries & {
  _id: string;
  /** The number of the link that opens the run. */
  link: number;
  presses: DriverUpdate[];
  stops: LoggedStop[];
  conflicts: RefusedUpdate[];
  /** Incremented by each write that adds updates. */
  version: number;
  followUps: FollowUp[];
  updatedAt: Date;
};

const stopSchema = new Schema<LoggedStop>(
  { order: text, account: text, before: text, receivedBy: String },
  part,
);

const refusedSchema = new Schema<RefusedUpdate>({ press: text, stop: text, why: text }, part);

const logSchema = new Schema<DriverLogDocument>(
  {
    _id: text,
    link: number,
    // Validated by the contract.
    presses: { type: [Schema.Types.Mixed], required: true } as never,
    stops: { type: [stopSchema], required: true },
    conflicts: { type: [refusedSchema], required: true },
    version: number,
    followUps: { type: [followUpSchema], required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'driver_logs', ...STORED, ...DURABLE },
);
logSchema.index({ 'stops.account': 1, updatedAt: -1 });
logSchema.index(FOLLOW_UP_INDEX);
carryEntries(logSchema);

export function driverLogModel(connection: Connection): Model<DriverLogDocument> {
  return connection.models.DriverLog ?? connection.model<DriverLogDocument>('DriverLog', logSchema);
}

/** Whether `link` is the number of the run's current link. */
export const isCurrentLink = async (connection: Connection, run: string, link: number): Promise<boolean> =>
  (await driverLogModel(connection).exists({ _id: run, link }).maxTimeMS(5_000)) !== null;

/** Drivers' logs as a source of follow-ups. */
export const driverLogSource = (connection: Connection): FollowUpSource =>
  driverLogModel(connection) as unknown as FollowUpSource;
