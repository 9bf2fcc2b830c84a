import { type ConfirmationState, type LeadJson, type ListedLead, leadJson } from 'shared-domain/contracts';
import { z } from 'zod';
import {
  DURABLE,
  modelOf,
  objectId,
  presented,
  type Stored,
  schemaOf,
} from '../../foundation/database/index.ts';
import { carryEntries, type WithEntries } from '../../requests/audit/index.ts';
import { FOLLOW_UP_INDEX, followUpDescription, sourceOf } from '../../requests/follow-ups/index.ts';

/** Someone who wants to be told when the retail shop opens. */
const leadDescription = leadJson.omit({ id: true }).extend({
  _id: objectId,
  /** The address in lower case; older leads lack it. */
  mailbox: z.string().optional(),
  /** The confirmation email owed to them; older leads have none. */
  followUps: z.array(followUpDescription).optional(),
});
export type LeadDocument = WithEntries & Stored<typeof leadDescription>;

const leadSchema = schemaOf(leadDescription, { collection: 'retail_leads', ...DURABLE });
leadSchema.index({ created_at: -1, _id: -1 });
leadSchema.index({ mailbox: 1 }, { sparse: true });
leadSchema.index(FOLLOW_UP_INDEX);
carryEntries(leadSchema);

export const leadModel = modelOf<LeadDocument>('Lead', leadSchema);
export const leadSource = sourceOf(leadModel);

const shown = leadJson.omit({ id: true });

export const presentLead = (lead: LeadDocument): LeadJson => ({
  id: String(lead._id),
  ...presented(shown, lead),
});

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
