import type { ImportKind } from 'shared-domain/contracts';
import { type Problem, problem } from '../../requests/problems/index.ts';

/** Refuses a file that holds nothing of its kind (IMPORT-18, IMPORT-19). */
export function emptyFile(kind: ImportKind): Problem {
  if (kind === 'descriptions') return problem('import_no_data');
  if (kind === 'inventory') return problem('import_empty');
  return problem('import_empty', {
    detail: `No valid ${kind} found in the CSV. Please check the file format and try again.`,
  });
}
