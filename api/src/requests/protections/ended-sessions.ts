import type { Connection } from 'mongoose';
import { z } from 'zod';
import { DURABLE, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';

/** A licensee session that was ended: its cookie, and each copy of it, counts no more (GATE-16). */
const ended = z.object({ _id: z.string(), at: z.date() });

const endedSchema = schemaOf(ended, { collection: 'ended_sessions', ...DURABLE });
endedSchema.index({ at: 1 });

export const endedSessionModel = modelOf<Stored<typeof ended>>('EndedSession', endedSchema);

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
