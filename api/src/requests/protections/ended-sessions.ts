import { type Connection, type Model, Schema } from 'mongoose';
import { DURABLE, STORED } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';

/** A licensee session that was ended: its cookie, and each copy of it, counts no more (GATE-16). */
type EndedSession = { _id: string; at: Date };

const endedSchema = new Schema<EndedSession>(
  { _id: { type: String, required: true }, at: { type: Date, required: true, index: true } },
  { collection: 'ended_sessions', ...STORED, ...DURABLE },
);

export function endedSessionModel(connection: Connection): Model<EndedSession> {
  return connection.models.EndedSession ?? connection.model<EndedSession>('EndedSession', endedSchema);
}

/** Ends a session; does nothing without an id, as in cookies of before. */
export async function endSession({ connection, clock }: Deps, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  await endedSessionModel(connection).updateOne(
    { _id: id },
    { $setOnInsert: { at: clock() } },
    { upsert: true },
  );
}

/** Whether a session was ended. */
export const hasEnded = async (
  { connection }: Pick<Deps, 'connection'>,
  id: string | undefined,
): Promise<boolean> => id !== undefined && (await endedSessionModel(connection).exists({ _id: id })) !== null;

/** Longer than a cookie lives, in milliseconds. */
const RETENTION_MS = 31 * 24 * 60 * 60 * 1000;

/** Deletes what no cookie can name any more. */
export async function sweepEndedSessions(connection: Connection, now: Date): Promise<void> {
  await endedSessionModel(connection)
    .deleteMany({ at: { $lt: new Date(now.getTime() - RETENTION_MS) } })
    .maxTimeMS(10_000);
}
