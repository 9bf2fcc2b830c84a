import { type Connection, type Model, Schema } from 'mongoose';
import type { LicenceJson } from 'shared-domain/contracts';
import type { Day } from 'shared-domain/dates';
import { carryEntries, type WithEntries } from '../audit/index.ts';
import { DURABLE } from '../database/index.ts';

/** What staff may know of a licence beside its company; what nobody has said is absent. */
export type LicenceDetails = {
  endDate?: Day;
  checkedOn?: Day;
  /** Absent means active. */
  standing?: 'active' | 'suspended';
  suspensionReason?: string;
  licenceClass?: string;
  premisesAddress?: string;
};
export const LICENCE_DETAILS = [
  'endDate',
  'checkedOn',
  'standing',
  'suspensionReason',
  'licenceClass',
  'premisesAddress',
] as const satisfies (keyof LicenceDetails)[];

/** A licensed business. The licence number is the document's own name: there is one of each. */
export type LicenseeDocument = WithEntries &
  LicenceDetails & {
    _id: string;
    companyName: string;
    created_at: Date;
    updatedAt: Date;
  };

const licenseeSchema = new Schema<LicenseeDocument>(
  {
    _id: { type: String, required: true },
    companyName: { type: String, required: true },
    endDate: String,
    checkedOn: String,
    standing: String,
    suspensionReason: String,
    licenceClass: String,
    premisesAddress: String,
    created_at: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'licensees', versionKey: false, ...DURABLE },
);

licenseeSchema.index({ companyName: 1, _id: 1 });
licenseeSchema.index({ created_at: -1, _id: 1 });
// The list of what ends: most licences of a register may say nothing of it.
licenseeSchema.index({ endDate: 1, _id: 1 }, { sparse: true });
licenseeSchema.index({ standing: 1 }, { sparse: true });
carryEntries(licenseeSchema);

export function licenseeModel(connection: Connection): Model<LicenseeDocument> {
  return connection.models.Licensee ?? connection.model<LicenseeDocument>('Licensee', licenseeSchema);
}

/** A licence as staff see it. */
export function presentLicensee(licensee: LicenseeDocument): LicenceJson {
  const { _id, companyName, created_at, updatedAt } = licensee;
  const said = LICENCE_DETAILS.filter((field) => licensee[field] != null);
  return {
    licenseNumber: _id,
    companyName,
    ...Object.fromEntries(said.map((field) => [field, licensee[field]])),
    created_at: created_at.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
