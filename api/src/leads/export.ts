import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { format } from 'fast-csv';
import { dayOf } from 'shared-domain/dates';
import type { Deps } from '../dependencies.ts';
import { type LeadDocument, leadModel } from './model.ts';

/** A cell that begins with one of these would be taken for a formula by a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;

/** The leads as a CSV file named with the date, streamed, newest first. */
export async function exportLeads(deps: Deps, response: Response): Promise<void> {
  const day = dayOf(deps.clock());
  response.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="retail-leads-${day}.csv"`,
    'Cache-Control': 'no-store',
  });
  const leads = leadModel(deps.connection).find().sort({ created_at: -1, _id: -1 }).maxTimeMS(30_000).lean();
  await pipeline(
    leads.cursor(),
    format<LeadDocument, string[]>({
      headers: ['Name', 'Email', 'Source', 'Date'],
      alwaysWriteHeaders: true,
      writeBOM: true,
      transform: ({ name, email, source, created_at }: LeadDocument) => [
        escapedCell(name),
        escapedCell(email),
        escapedCell(source),
        created_at.toISOString(),
      ],
    }),
    response,
  );
}

/** A cell that no spreadsheet takes for a formula: anyone who fills in the popup could write one. */
function escapedCell(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}
