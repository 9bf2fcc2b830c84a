import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { type ContactForm, contactFields, fieldsOf, isOptional } from 'shared-domain/forms';
import { DURABLE, STORED } from '../../foundation/database/index.ts';

/** A message that a visitor sent. */
export type ContactMessageDocument = ContactForm & { _id: Types.ObjectId; created_at: Date };

const fields = Object.fromEntries(
  fieldsOf(contactFields).map(([name, field]) => [name, { type: String, required: !isOptional(field) }]),
);

const contactSchema = new Schema<ContactMessageDocument>(
  { ...fields, created_at: { type: Date, required: true } },
  { collection: 'contact_messages', ...STORED, ...DURABLE },
);
contactSchema.index({ created_at: -1 });

export function contactMessageModel(connection: Connection): Model<ContactMessageDocument> {
  return (
    connection.models.ContactMessage ??
    connection.model<ContactMessageDocument>('ContactMessage', contactSchema)
  );
}
