import type { Response } from 'express';
import { dayOfRun } from 'shared-domain/runs';
import type { Handlers } from '../calls/index.ts';
import type { Deps } from '../dependencies.ts';
import { answerPdf } from '../documents/index.ts';
import { problem } from '../problems/index.ts';
import type { Staff } from '../protections/index.ts';
import { readPapers } from './read.ts';

/** The papers of runs, for staff (RUN-10). */
export const runPaperHandlers = (deps: Deps): Handlers<'runPapers' | 'dayPapers'> => ({
  runPapers: ({ params: { run }, staff, response }) => sendPapers(deps, staff, response, dayOfRun(run), run),
  dayPapers: ({ params: { day }, staff, response }) => sendPapers(deps, staff, response, day),
});

async function sendPapers(deps: Deps, { email }: Staff, response: Response, day: string, run?: string) {
  const papers = await readPapers(deps, day, run);
  if (papers.every(({ stops }) => stops.length === 0)) throw problem('not_found');
  // The PDF library is large, and most processes never write one.
  const { runPapers } = await import('./papers.ts');
  return answerPdf(response, `run-${run ?? day}`, await runPapers(papers, { at: deps.clock(), by: email }));
}
