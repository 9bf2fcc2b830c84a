import type { ImportKind } from 'shared-domain/contracts';
import { type Problem, problem } from '../problems/index.ts';

/** The refusal of a file in which there is nothing of its kind, in the words of section 8. */
export function emptyFile(kind: ImportKind): Problem {
  if (kind === 'descriptions') return problem('import_no_data');
  if (kind === 'inventory') return problem('import_empty');
  return problem('import_empty', {
    detail: 'No valid licences found in the CSV. Please check the file format and try again.',
  });
}
