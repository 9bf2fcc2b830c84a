import { type Connection, type Model, Schema } from 'mongoose';
import type { StoredContact as ContactJson, LicenceContact, LicenceJson } from 'shared-domain/contracts';
import type { Day } from 'shared-domain/dates';
import { type AccountRole, licenceKey, type Reminder } from 'shared-domain/licences';
import type { PaymentTerms } from 'shared-domain/orders';
import {
  AS_READ,
  DURABLE,
  matchingExactly,
  moment,
  part,
  STORED,
  text,
} from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import { FOLLOW_UP_INDEX, type FollowUp, followUpSchema } from '../../requests/follow-ups/index.ts';

/** A contact who can sign in to the shop, or is invited to (PEOPLE-1). The address is in lower case. */
export type StoredPerson = { email: string; roles: AccountRole[]; invitedAt: Date; joinedAt?: Date };

export type StoredContact = LicenceContact & { person?: StoredPerson };

/** Optional details of a licence; unknown ones are absent. */
export type LicenceDetails = {
  endDate?: Day;
  checkedOn?: Day;
  /** Absent means active. */
  standing?: 'active' | 'suspended';
  suspensionReason?: string;
  licenceClass?: string;
  premisesAddress?: string;
  deliveryAddress?: string;
  /** Further delivery addresses. */
  otherAddresses?: string[];
  contacts?: StoredContact[];
  note?: string;
  /** No mails that its delivery is next (RUN-16). */
  arrivalMails?: false;
  /** Absent means on delivery (RECEIVABLE-8). */
  paymentTerms?: PaymentTerms;
  /** The most that it may owe, in dollars. */
  creditLimit?: number;
  /** Why its orders wait for staff. */
  creditHold?: string;
};
export const LICENCE_DETAILS = [
  'endDate',
  'checkedOn',
  'standing',
  'suspensionReason',
  'licenceClass',
  'premisesAddress',
  'deliveryAddress',
  'otherAddresses',
  'contacts',
  'note',
  'arrivalMails',
  'paymentTerms',
  'creditLimit',
  'creditHold',
] as const satisfies (keyof LicenceDetails)[];

/** A reminder that has gone out, and to whom. */
type StoredReminder = Reminder & { at: Date; to: string[] };

/** A licensed business. The licence number is the document's id, so it is unique. */
export type LicenseeDocument = WithEntries &
  LicenceDetails & {
    _id: string;
    /** What the number is found by (LICENCE-18). */
    key?: string;
    companyName: string;
    reminders?: StoredReminder[];
    /** Licensee sessions verified before this are over (LICENCE-14). */
    sessionsEndedAt?: Date;
    followUps?: FollowUp[];
    created_at: Date;
    updatedAt: Date;
  };

const personSchema = new Schema<StoredPerson>(
  { email: text, roles: { type: [String], required: true }, invitedAt: moment, joinedAt: Date },
  part,
);
const contactSchema = new Schema<StoredContact>(
  {
    ...{ name: text, email: text, phone: String, orderMails: { type: Boolean, required: true } },
    person: { type: personSchema, default: undefined },
  },
  part,
);
const reminderSchema = new Schema<StoredReminder>(
  { endDate: text, days: { type: Number, required: true }, at: { type: Date, required: true }, to: [String] },
  part,
);

const licenseeSchema = new Schema<LicenseeDocument>(
  {
    _id: { type: String, required: true },
    key: {
      type: String,
      default(this: { _id: string }) {
        return licenceKey(this._id);
      },
    },
    companyName: { type: String, required: true },
    endDate: String,
    checkedOn: String,
    standing: String,
    suspensionReason: String,
    licenceClass: String,
    premisesAddress: String,
    deliveryAddress: String,
    otherAddresses: { type: [String], default: undefined },
    contacts: { type: [contactSchema], default: undefined },
    note: String,
    arrivalMails: Boolean,
    paymentTerms: String,
    creditLimit: Number,
    creditHold: String,
    sessionsEndedAt: Date,
    reminders: { type: [reminderSchema], default: undefined },
    followUps: { type: [followUpSchema], default: undefined },
    created_at: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'licensees', ...STORED, ...DURABLE },
);

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

export function licenseeModel(connection: Connection): Model<LicenseeDocument> {
  return connection.models.Licensee ?? connection.model<LicenseeDocument>('Licensee', licenseeSchema);
}

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

function presentContact({ person, ...contact }: StoredContact): ContactJson {
  if (!person) return contact;
  const { roles, invitedAt, joinedAt } = person;
  const joined = joinedAt ? { joinedAt: joinedAt.toISOString() } : {};
  return { ...contact, person: { roles, invitedAt: invitedAt.toISOString(), ...joined } };
}

/** A licence as staff see it. */
export function presentLicensee(licensee: LicenseeDocument): LicenceJson {
  const { _id, companyName, reminders, created_at, updatedAt } = licensee;
  const said = LICENCE_DETAILS.filter((field) => licensee[field] != null);
  return {
    licenseNumber: _id,
    companyName,
    ...Object.fromEntries(said.map((field) => [field, licensee[field]])),
    ...(licensee.contacts ? { contacts: licensee.contacts.map(presentContact) } : {}),
    ...(reminders ? { reminders: reminders.map((one) => ({ ...one, at: one.at.toISOString() })) } : {}),
    created_at: created_at.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
