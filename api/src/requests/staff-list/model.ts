import { type Connection, type Model, Schema } from 'mongoose';
import { isStaffAddress } from 'shared-domain/company';
import type { StaffListJson } from 'shared-domain/contracts';
import type { StaffRole } from 'shared-domain/staff';
import { DURABLE, part, STORED, text } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../audit/index.ts';
import { FOLLOW_UP_INDEX, type FollowUp, type FollowUpSource, followUpSchema } from '../follow-ups/index.ts';

/** The list of staff in one document, so that concurrent changes can't remove the last owner (ADR 052). */
export type StaffListDocument = WithEntries & StaffListJson & { _id: 'list'; followUps: FollowUp[] };

const listSchema = new Schema<StaffListDocument>(
  {
    _id: text,
    people: { type: [new Schema({ email: text, role: text }, part)], required: true },
    version: { type: Number, required: true },
    followUps: { type: [followUpSchema], required: true },
  },
  { collection: 'staff', ...STORED, ...DURABLE },
);
listSchema.index(FOLLOW_UP_INDEX);
carryEntries(listSchema);

export function staffListModel(connection: Connection): Model<StaffListDocument> {
  return connection.models.StaffList ?? connection.model<StaffListDocument>('StaffList', listSchema);
}

/** The list as a source of follow-ups. */
export const staffListSource = (connection: Connection): FollowUpSource =>
  staffListModel(connection) as unknown as FollowUpSource;

/** The stored list; version 0 until it is started. */
export async function readStaffList(connection: Connection): Promise<StaffListJson> {
  const stored = await staffListModel(connection).findById('list', { people: 1, version: 1 }).lean();
  const { people = [], version = 0 } = stored ?? {};
  return { people, version };
}

/**
 * The role of an address; undefined if it isn't staff. Without a list everyone in the staff domain is 'office' (STAFF-27).
 */
export async function roleOf(connection: Connection, email: string): Promise<StaffRole | undefined> {
  if (!isStaffAddress(email)) return undefined;
  const { people } = await readStaffList(connection);
  return people.length === 0 ? 'office' : people.find((person) => person.email === email)?.role;
}
