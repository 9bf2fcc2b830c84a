import { type Handlers, SENT } from '../calls/index.ts';
import type { Deps } from '../dependencies.ts';
import { followUp } from '../follow-ups/index.ts';
import { exportLeads } from './export.ts';
import { readLeads } from './list.ts';
import { leadModel, presentLead } from './model.ts';

/** Leaving one's address for the retail launch; reading and exporting those addresses, for staff. */
export const leadHandlers = (deps: Deps): Handlers<'captureLead' | 'leads' | 'leadsCsv'> => ({
  captureLead: async ({ body }) => {
    const now = deps.clock();
    // The confirmation is owed by the same write; the call succeeds even if the mail can't be sent now.
    const followUps = [followUp('email', now, { mail: 'lead-confirmation' })];
    return presentLead(await leadModel(deps.connection).insertOne({ ...body, created_at: now, followUps }));
  },
  leads: ({ query }) => readLeads(deps, query),
  leadsCsv: async ({ response }) => {
    await exportLeads(deps, response);
    return SENT;
  },
});
