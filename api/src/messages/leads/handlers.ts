import type { Response } from 'express';
import { textCell } from 'shared-domain/csv';
import { dayOf, minuteOf } from 'shared-domain/dates';
import type { Deps } from '../../foundation/dependencies.ts';
import { FILE_READING_MS, type Handlers, SENT, sendCsv } from '../../requests/calls/index.ts';
import { followUp } from '../../requests/follow-ups/index.ts';
import type { MailsAbout } from '../mails/index.ts';
import { readLeads } from './list.ts';
import type { LeadDocument } from './model.ts';
import { leadModel, presentLead } from './model.ts';

/** Streams the leads as a CSV file, newest first; the date is in the file name. */
async function exportLeads(deps: Deps, response: Response): Promise<void> {
  const name = `retail-leads-${dayOf(deps.clock())}`;
  await sendCsv(response, name, ['Name', 'Email', 'Source', 'Date'], rowsOf(deps));
}

async function* rowsOf({ connection }: Deps) {
  const leads = leadModel(connection)
    .find()
    .sort({ created_at: -1, _id: -1 })
    .maxTimeMS(FILE_READING_MS)
    .lean();
  for await (const { name, email, source, created_at } of leads.cursor()) {
    yield [textCell(name), textCell(email), textCell(source), minuteOf(created_at)];
  }
}

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

/** The mail that thanks a lead (CONTACT-7). */
export const leadMails: MailsAbout = {
  'lead-confirmation': (record) => {
    const { email, name } = record as LeadDocument;
    return { kind: 'lead-confirmation', to: email, name };
  },
};
