import { type Handlers, SENT } from '../calls/index.ts';
import type { Deps } from '../dependencies.ts';
import { followUp } from '../follow-ups/index.ts';
import { exportLeads } from './export.ts';
import { readLeads } from './list.ts';
import { leadModel, presentLead } from './model.ts';

/** Signing up for the retail launch; listing and exporting leads, for staff. */
export const leadHandlers = (deps: Deps): Handlers<'captureLead' | 'leads' | 'leadsCsv'> => ({
  captureLead: async ({ body }) => {
    const now = deps.clock();
    const mailbox = body.email.toLowerCase();
    // The same write stores the confirmation mail; the call succeeds even if it can't be sent now.
    const known = await leadModel(deps.connection).exists({ mailbox });
    // One confirmation per address, since anyone may type someone else's.
    const followUps = known ? [] : [followUp('email', now, { mail: 'lead-confirmation' })];
    return presentLead(
      await leadModel(deps.connection).insertOne({ ...body, mailbox, created_at: now, followUps }),
    );
  },
  leads: ({ query }) => readLeads(deps, query),
  leadsCsv: async ({ response }) => {
    await exportLeads(deps, response);
    return SENT;
  },
});
