import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { headingsIn } from 'shared-domain/imports';
import { WorkbookRefusal } from './refusal.ts';
import type { SheetFile } from './sheet-files.ts';
import type { Answer } from './thread.ts';

/** A workbook's texts and what is read at the moment; more is refused. */
const MEMORY = { maxOldGenerationSizeMb: 256 };

/** One workbook at a time. */
const inTurn = pLimit(1);

/** A workbook whose sheet is read: the names of its sheets that have rows, and of the one that is read. */
export type Workbook = { sheets: string[]; sheet: string };

/**
 * Replaces a workbook by the CSV of one of its sheets: the one that is asked for, or the first of those in which `score` finds most
 * headings. Each row is in the line of its number. Throws a `WorkbookRefusal`.
 */
export const csvFromWorkbook = (
  path: string,
  score: (headers: readonly string[]) => number,
  wanted?: string,
): Promise<Workbook> => inTurn(() => replaced(path, score, wanted));

async function replaced(
  path: string,
  score: (headers: readonly string[]) => number,
  wanted: string | undefined,
): Promise<Workbook> {
  const folder = await mkdtemp(`${path}-`);
  try {
    const { sheets, refused } = await answerOf(path, folder);
    if (refused) throw new WorkbookRefusal(refused);
    const found = (sheet: SheetFile) => score(headingsIn(sheet.top, score).headers);
    const [best] = wanted === undefined ? sheets.toSorted((one, other) => found(other) - found(one)) : [];
    const sheet = best ?? sheets.find(({ name }) => name === wanted);
    if (!sheet) throw new WorkbookRefusal(sheets.length === 0 ? 'empty' : 'no-sheet');
    await rename(sheet.file, path);
    return { sheets: sheets.map(({ name }) => name), sheet: sheet.name };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a thread of its own says of a workbook; one that needs more memory is too large. */
function answerOf(path: string, folder: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(join(import.meta.dirname, 'thread.ts'), {
      workerData: { path, folder },
      execArgv: [],
      resourceLimits: MEMORY,
    });
    thread.on('message', resolve);
    thread.on('error', (cause: NodeJS.ErrnoException) =>
      cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ sheets: [], refused: 'large' }) : reject(cause),
    );
    thread.on('exit', () => resolve({ sheets: [], refused: 'damaged' }));
  });
}
