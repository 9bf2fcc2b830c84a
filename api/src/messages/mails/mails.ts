import type { Connection } from 'mongoose';
import { z } from 'zod';
import { DURABLE, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';
import { carryEntries, NO_ENTRIES, type WithEntries } from '../../requests/audit/index.ts';
import { FOLLOW_UP_INDEX, followUpDescription } from '../../requests/follow-ups/index.ts';
import type { PlainMail } from './plain-mails.ts';

/** A mail without an order, stored with the follow-up that sends it. */
const mailDescription = z.object({
  _id: z.string(),
  mail: z.custom<PlainMail>(),
  createdAt: z.date(),
  followUps: z.array(followUpDescription),
});
export type MailDocument = WithEntries & Stored<typeof mailDescription>;

const mailSchema = schemaOf(mailDescription, { collection: 'mails', ...DURABLE });
mailSchema.index(FOLLOW_UP_INDEX);
mailSchema.index({ createdAt: 1 });
carryEntries(mailSchema);

export const mailModel = modelOf<MailDocument>('Mail', mailSchema);

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
