import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { ContactForm } from 'shared-domain/contracts';
import { DURABLE } from '../database/index.ts';

/** A message that a visitor sent. */
export type ContactMessageDocument = ContactForm & { _id: Types.ObjectId; created_at: Date };

const contactSchema = new Schema<ContactMessageDocument>(
  {
    fullName: { type: String, required: true },
    email: { type: String, required: true },
    accountName: String,
    licenseNumber: String,
    message: { type: String, required: true },
    created_at: { type: Date, required: true },
  },
  { collection: 'contact_messages', versionKey: false, ...DURABLE },
);
contactSchema.index({ created_at: -1 });

export function contactMessageModel(connection: Connection): Model<ContactMessageDocument> {
  return (
    connection.models.ContactMessage ??
    connection.model<ContactMessageDocument>('ContactMessage', contactSchema)
  );
}
