import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { LeadJson } from 'shared-domain/contracts';

/** Somebody who wants to hear of the retail store. */
export type LeadDocument = {
  _id: Types.ObjectId;
  name: string;
  email: string;
  source: string;
  created_at: Date;
};

const leadSchema = new Schema<LeadDocument>(
  {
    name: { type: String, required: true },
    email: { type: String, required: true },
    source: { type: String, required: true },
    created_at: { type: Date, required: true },
  },
  { collection: 'retail_leads', versionKey: false },
);
leadSchema.index({ created_at: -1, _id: -1 });

export function leadModel(connection: Connection): Model<LeadDocument> {
  return connection.models.Lead ?? connection.model<LeadDocument>('Lead', leadSchema);
}

export function presentLead({ _id, name, email, source, created_at }: LeadDocument): LeadJson {
  return { id: String(_id), name, email, source, created_at: created_at.toISOString() };
}
