import { type Connection, type Model, Schema } from 'mongoose';
import { FOLLOW_UP_INDEX, followUpSchema, type WithFollowUps } from '../follow-ups/index.ts';
import type { PlainMail } from './plain-mails.ts';

/** A mail that belongs to no order, kept with the follow-up that sends it. */
export type MailDocument = WithFollowUps & { mail: PlainMail; createdAt: Date };

const mailSchema = new Schema<MailDocument>(
  {
    _id: { type: String, required: true },
    mail: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
    followUps: { type: [followUpSchema], required: true },
  },
  { collection: 'mails', versionKey: false },
);
mailSchema.index(FOLLOW_UP_INDEX);
mailSchema.index({ createdAt: 1 });

export function mailModel(connection: Connection): Model<MailDocument> {
  return connection.models.Mail ?? connection.model<MailDocument>('Mail', mailSchema);
}
