import { type Connection, type Model, Schema } from 'mongoose';
import { DURABLE, STORED } from '../../foundation/database/index.ts';
import { carryEntries, NO_ENTRIES, type WithEntries } from '../../requests/audit/index.ts';
import { FOLLOW_UP_INDEX, followUpSchema, type WithFollowUps } from '../../requests/follow-ups/index.ts';
import type { PlainMail } from './plain-mails.ts';

/** A mail without an order, stored with the follow-up that sends it. */
export type MailDocument = WithEntries & WithFollowUps & { mail: PlainMail; createdAt: Date };

const mailSchema = new Schema<MailDocument>(
  {
    _id: { type: String, required: true },
    mail: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
    followUps: { type: [followUpSchema], required: true },
  },
  { collection: 'mails', ...STORED, ...DURABLE },
);
mailSchema.index(FOLLOW_UP_INDEX);
mailSchema.index({ createdAt: 1 });
carryEntries(mailSchema);

export function mailModel(connection: Connection): Model<MailDocument> {
  return connection.models.Mail ?? connection.model<MailDocument>('Mail', mailSchema);
}

/** How long a mail is kept after it was sent or failed for good, in milliseconds: it contains personal data. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes mails that won't be sent again. */
export async function sweepMails(connection: Connection, now: Date): Promise<void> {
  await mailModel(connection)
    .deleteMany({
      createdAt: { $lt: new Date(now.getTime() - RETENTION_MS) },
      'followUps.state': { $ne: 'due' },
      ...NO_ENTRIES,
    })
    .maxTimeMS(10_000);
}
