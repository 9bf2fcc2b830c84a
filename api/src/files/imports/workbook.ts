import { problem } from '../../requests/problems/index.ts';
import { csvFromWorkbook, type Reason, type Workbook, WorkbookRefusal } from '../workbooks/index.ts';
import { firstBytes } from './encoding.ts';

/** How workbooks begin, in hexadecimal: a zip archive, or the one of Excel 97 and of a file with a password. */
const ARCHIVE = '504b0304';
const OLD = 'd0cf11e0';

const REASONS: Readonly<Record<Reason, string>> = {
  damaged: 'it is damaged, or no Excel or OpenDocument workbook',
  empty: 'it has no sheet with rows',
  large: 'it has more than 3,000,000 cells, or unpacks to more than 300 MB',
  'no-sheet': 'it has no sheet of that name',
};

/**
 * Turns a workbook, whatever its name says, into the CSV of one of its sheets (IMPORT-30). Undefined for any other file. Throws the
 * problem of one that isn't read.
 * @param wanted the sheet that staff chose
 */
export async function sheetOf(
  path: string,
  score: (headers: readonly string[]) => number,
  wanted?: string,
): Promise<Workbook | undefined> {
  const start = (await firstBytes(path)).toString('hex', 0, 4);
  if (start === OLD) throw problem('import_old_workbook');
  if (start !== ARCHIVE) return undefined;
  try {
    return await csvFromWorkbook(path, score, wanted);
  } catch (cause) {
    if (!(cause instanceof WorkbookRefusal)) throw cause;
    throw problem('import_workbook', { values: { reason: REASONS[cause.reason] }, cause });
  }
}
