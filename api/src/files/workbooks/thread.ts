import { parentPort, workerData } from 'node:worker_threads';
import { type Archive, openArchive } from './archive.ts';
import { readOds } from './ods.ts';
import { type Reason, WorkbookRefusal } from './refusal.ts';
import { type SheetFile, type SheetFiles, sheetFiles } from './sheet-files.ts';
import { readXlsx } from './xlsx.ts';

/** What a thread answers: the sheets that have rows, or why the workbook isn't read. */
export type Answer = { sheets: SheetFile[]; refused?: Reason };

async function readWorkbook(path: string, files: SheetFiles): Promise<Reason | undefined> {
  let archive: Archive | undefined;
  try {
    archive = await openArchive(path);
    await (archive.has('content.xml') ? readOds : readXlsx)(archive, files);
    return undefined;
  } catch (cause) {
    return cause instanceof WorkbookRefusal ? cause.reason : 'damaged';
  } finally {
    archive?.close();
  }
}

const { path, folder } = workerData as { path: string; folder: string };
const files = sheetFiles(folder);
const refused = await readWorkbook(path, files);
parentPort?.postMessage({ sheets: files.end(), ...(refused ? { refused } : {}) } satisfies Answer);
