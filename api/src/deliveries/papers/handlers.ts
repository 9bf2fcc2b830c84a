import type { Response } from 'express';
import { dayOfRun } from 'shared-domain/runs';
import type { Deps } from '../../foundation/dependencies.ts';
import { answerPdf } from '../../orders/papers/index.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { problem } from '../../requests/problems/index.ts';
import type { Staff } from '../../requests/protections/index.ts';
import { readRuns } from './read.ts';

/** The documents of runs, for staff (RUN-10). */
export const runPaperHandlers = (deps: Deps): Handlers<'runDocuments' | 'dayDocuments'> => ({
  runDocuments: ({ params: { run }, staff, response }) =>
    sendDocuments(deps, staff, response, dayOfRun(run), run),
  dayDocuments: ({ params: { day }, staff, response }) => sendDocuments(deps, staff, response, day),
});

async function sendDocuments(deps: Deps, { email }: Staff, response: Response, day: string, run?: string) {
  const documents = await readRuns(deps, day, run);
  if (documents.every(({ stops }) => stops.length === 0)) throw problem('not_found');
  // The PDF library is large, and most processes never write one.
  const { runPdf } = await import('./run-pdf.ts');
  return answerPdf(response, `run-${run ?? day}`, await runPdf(documents, { at: deps.clock(), by: email }));
}
