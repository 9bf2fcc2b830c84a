import { type Connection, type Model, Schema } from 'mongoose';
import { DURABLE, moment, STORED, text } from '../../foundation/database/index.ts';

/** The session of an account's person in one browser (PEOPLE-3). Only the browser has the token; the id is its hash. */
export type PersonSession = {
  _id: string;
  email: string;
  /** The licence that they chose last. */
  licenseNumber?: string;
  browser: string;
  place: string;
  signedInAt: Date;
  usedAt: Date;
  expires: Date;
};

const sessionSchema = new Schema<PersonSession>(
  {
    ...{ _id: text, email: { ...text, index: true }, licenseNumber: String, browser: text, place: text },
    ...{ signedInAt: moment, usedAt: moment, expires: { ...moment, index: true } },
  },
  { collection: 'person_sessions', ...STORED, ...DURABLE },
);

export function personSessionModel(connection: Connection): Model<PersonSession> {
  return connection.models.PersonSession ?? connection.model<PersonSession>('PersonSession', sessionSchema);
}

/** Deletes expired sessions, which readers no longer accept. */
export async function sweepPersonSessions(connection: Connection, now: Date): Promise<void> {
  await personSessionModel(connection)
    .deleteMany({ expires: { $lt: now } })
    .maxTimeMS(10_000);
}
