import type { Connection } from 'mongoose';
import { isStaffAddress } from 'shared-domain/company';
import { type StaffListJson, staffListJson } from 'shared-domain/contracts';
import type { StaffRole } from 'shared-domain/staff';
import { z } from 'zod';
import { DURABLE, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../audit/index.ts';
import { FOLLOW_UP_INDEX, followUpDescription, sourceOf } from '../follow-ups/index.ts';

/** The list of staff in one document, so that concurrent changes can't remove the last owner (ADR 052). */
const staffList = staffListJson
  .omit({ passkeys: true })
  .extend({ _id: z.literal('list'), followUps: z.array(followUpDescription) });
export type StaffListDocument = WithEntries & Stored<typeof staffList>;

const listSchema = schemaOf(staffList, { collection: 'staff', ...DURABLE });
listSchema.index(FOLLOW_UP_INDEX);
carryEntries(listSchema);

export const staffListModel = modelOf<StaffListDocument>('StaffList', listSchema);
export const staffListSource = sourceOf(staffListModel);

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
