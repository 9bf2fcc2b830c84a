import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { ConfirmationState, LeadJson, ListedLead } from 'shared-domain/contracts';
import { DURABLE, STORED } from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import {
  FOLLOW_UP_INDEX,
  type FollowUp,
  type FollowUpSource,
  followUpSchema,
} from '../../requests/follow-ups/index.ts';

/** Someone who wants to be told when the retail shop opens. */
export type LeadDocument = WithEntries & {
  _id: Types.ObjectId;
  name: string;
  email: string;
  /** The address in lower case; older leads lack it. */
  mailbox?: string;
  source: string;
  created_at: Date;
  /** The confirmation email owed to them; older leads have none. */
  followUps?: FollowUp[];
};

const leadSchema = new Schema<LeadDocument>(
  {
    name: { type: String, required: true },
    email: { type: String, required: true },
    mailbox: String,
    source: { type: String, required: true },
    created_at: { type: Date, required: true },
    followUps: { type: [followUpSchema], default: undefined },
  },
  { collection: 'retail_leads', ...STORED, ...DURABLE },
);
leadSchema.index({ created_at: -1, _id: -1 });
leadSchema.index({ mailbox: 1 }, { sparse: true });
leadSchema.index(FOLLOW_UP_INDEX);
carryEntries(leadSchema);

export function leadModel(connection: Connection): Model<LeadDocument> {
  return connection.models.Lead ?? connection.model<LeadDocument>('Lead', leadSchema);
}

export function presentLead({ _id, name, email, source, created_at }: LeadDocument): LeadJson {
  return { id: String(_id), name, email, source, created_at: created_at.toISOString() };
}

/** The same for staff, with the state of its confirmation email. */
export function presentListedLead(lead: LeadDocument): ListedLead {
  const confirmation = confirmationOf(lead);
  return { ...presentLead(lead), ...(confirmation ? { confirmation } : {}) };
}

function confirmationOf({ followUps = [] }: LeadDocument): ConfirmationState | undefined {
  const mail = followUps.at(-1);
  if (!mail) return undefined;
  if (mail.state === 'done') return 'sent';
  return mail.state === 'given-up' ? 'failed' : 'waiting';
}

/** Leads as a source of follow-ups. */
export function leadSource(connection: Connection): FollowUpSource {
  return leadModel(connection) as unknown as FollowUpSource;
}
