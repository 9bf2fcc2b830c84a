import type { Response } from 'express';
import { escapeFormula } from 'shared-domain/csv';
import { dayOf } from 'shared-domain/dates';
import { sendCsv } from '../csv/index.ts';
import type { Deps } from '../dependencies.ts';
import { leadModel } from './model.ts';

/** Streams the leads as a CSV file, newest first; the date is in the file name. */
export async function exportLeads(deps: Deps, response: Response): Promise<void> {
  const name = `retail-leads-${dayOf(deps.clock())}`;
  await sendCsv(response, name, ['Name', 'Email', 'Source', 'Date'], rowsOf(deps));
}

async function* rowsOf({ connection }: Deps) {
  const leads = leadModel(connection).find().sort({ created_at: -1, _id: -1 }).maxTimeMS(30_000).lean();
  for await (const { name, email, source, created_at } of leads.cursor()) {
    yield [escapeFormula(name), escapeFormula(email), escapeFormula(source), created_at.toISOString()];
  }
}
