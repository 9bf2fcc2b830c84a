import type { Connection } from 'mongoose';
import { z } from 'zod';
import { DURABLE, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';

/** The session of an account's person in one browser (PEOPLE-3). Only the browser has the token; the id is its hash. */
const session = z.object({
  _id: z.string(),
  email: z.string(),
  /** The licence that they chose last. */
  licenseNumber: z.string().optional(),
  browser: z.string(),
  place: z.string(),
  signedInAt: z.date(),
  usedAt: z.date(),
  expires: z.date(),
});
export type PersonSession = Stored<typeof session>;

const sessionSchema = schemaOf(session, { collection: 'person_sessions', ...DURABLE });
sessionSchema.index({ email: 1 });
sessionSchema.index({ expires: 1 });

export const personSessionModel = modelOf<PersonSession>('PersonSession', sessionSchema);

/** Deletes expired sessions, which readers no longer accept. */
export async function sweepPersonSessions(connection: Connection, now: Date): Promise<void> {
  await personSessionModel(connection)
    .deleteMany({ expires: { $lt: now } })
    .maxTimeMS(10_000);
}
