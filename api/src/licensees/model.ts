import { type Connection, type Model, Schema } from 'mongoose';
import type { LicenceJson } from 'shared-domain/contracts';
import { carryEntries, type WithEntries } from '../audit/index.ts';
import { DURABLE } from '../database/index.ts';

/** A licensed business. The licence number is the document's id: there is one of each. */
export type LicenseeDocument = WithEntries & {
  _id: string;
  companyName: string;
  created_at: Date;
  updatedAt: Date;
};

const licenseeSchema = new Schema<LicenseeDocument>(
  {
    _id: { type: String, required: true },
    companyName: { type: String, required: true },
    created_at: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'licensees', versionKey: false, ...DURABLE },
);

licenseeSchema.index({ companyName: 1, _id: 1 });
licenseeSchema.index({ created_at: -1, _id: 1 });
carryEntries(licenseeSchema);

export function licenseeModel(connection: Connection): Model<LicenseeDocument> {
  return connection.models.Licensee ?? connection.model<LicenseeDocument>('Licensee', licenseeSchema);
}

export function presentLicensee({ _id, companyName, created_at, updatedAt }: LicenseeDocument): LicenceJson {
  return {
    licenseNumber: _id,
    companyName,
    created_at: created_at.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
