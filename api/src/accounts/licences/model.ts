import type { Connection } from 'mongoose';
import { type LicenceJson, licenceDetails, licenceJson, storedContact } from 'shared-domain/contracts';
import { licenceKey } from 'shared-domain/licences';
import { z } from 'zod';
import {
  AS_READ,
  DURABLE,
  matchingExactly,
  modelOf,
  presented,
  type Stored,
  schemaOf,
} from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import { FOLLOW_UP_INDEX, followUpDescription } from '../../requests/follow-ups/index.ts';

/** A contact who can sign in to the shop, or is invited to (PEOPLE-1), has an address in lower case. */
const contact = storedContact.extend({
  person: storedContact.shape.person.unwrap().extend({ email: z.string() }).optional(),
});
export type StoredContact = Stored<typeof contact>;

const details = licenceDetails.extend({ contacts: z.array(contact) });
/** Optional details of a licence; unknown ones are absent. */
export type LicenceDetails = Partial<Stored<typeof details>>;

/** A licensed business. The licence number is the document's id, so it is unique. */
const licensee = details.partial().extend({
  _id: z.string(),
  /** What the number is found by (LICENCE-18). */
  key: z.string().optional(),
  companyName: z.string(),
  /** Reminders that have gone out, and to whom. */
  reminders: licenceJson.shape.reminders,
  /** Licensee sessions verified before this are over (LICENCE-14). */
  sessionsEndedAt: z.date().optional(),
  followUps: z.array(followUpDescription).optional(),
  created_at: z.date(),
  updatedAt: z.date(),
});
export type LicenseeDocument = WithEntries & Stored<typeof licensee>;

const licenseeSchema = schemaOf(licensee, { collection: 'licensees', ...DURABLE });
licenseeSchema.path('key').default(function (this: { _id: string }) {
  return licenceKey(this._id);
});
licenseeSchema.index({ companyName: 1 }, { name: 'company as read', collation: AS_READ });
licenseeSchema.index({ key: 1, created_at: 1 });
licenseeSchema.index({ created_at: -1, _id: 1 });
licenseeSchema.index({ updatedAt: 1 });
// For lists by end date; most licences may have none.
licenseeSchema.index({ endDate: 1, _id: 1 }, { sparse: true });
licenseeSchema.index({ standing: 1 }, { sparse: true });
licenseeSchema.index({ creditHold: 1 }, { sparse: true });
licenseeSchema.index({ 'contacts.person.email': 1 }, { sparse: true });
licenseeSchema.index(FOLLOW_UP_INDEX);
carryEntries(licenseeSchema);

export const licenseeModel = modelOf<LicenseeDocument>('Licensee', licenseeSchema);

/**
 * The licensee with this number, however it is written; the exact spelling first, then the oldest (LICENCE-18).
 * @param fields the fields to read; all of them by default
 */
export async function findLicensee(
  connection: Connection,
  number: string,
  fields: Partial<Record<keyof LicenseeDocument, 1>> = {},
): Promise<LicenseeDocument | null> {
  const licensees = licenseeModel(connection);
  const exact = await licensees.findById(number, fields).lean<LicenseeDocument>();
  if (exact) return exact;
  return licensees
    .findOne({ key: licenceKey(number) }, fields)
    .sort({ created_at: 1 })
    .lean<LicenseeDocument>();
}

/** A licence's terms, and when its sessions were last ended; undefined for an unregistered number. */
export const licenceTerms = async (connection: Connection, number: string) =>
  (await findLicensee(connection, number, { endDate: 1, standing: 1, sessionsEndedAt: 1 })) ?? undefined;

/** Whether staff have put this address on the account. */
export const isContact = async (connection: Connection, number: string, email: string): Promise<boolean> =>
  (await licenseeModel(connection).exists({ _id: number, 'contacts.email': matchingExactly(email) })) !==
  null;

const shown = licenceJson.omit({ licenseNumber: true });

/** A licence as staff see it. */
export const presentLicensee = (one: LicenseeDocument): LicenceJson => ({
  licenseNumber: one._id,
  ...presented(shown, one),
});
