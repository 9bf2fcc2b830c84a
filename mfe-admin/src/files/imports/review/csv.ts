import type { ImportRow } from 'shared-domain/contracts';
import { escapeFormula } from 'shared-domain/csv';
import { CORRECTION_HEADINGS } from 'shared-domain/imports';

function cell(value: string): string {
  const safe = escapeFormula(value);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The lines of the file that were left out, with its own columns and each cell as it was, the reason and the row: a CSV that can be
 * corrected and uploaded again (IMPORT-29). It has a byte order mark, by which spreadsheets know its letters.
 */
export function csvOf(rows: readonly ImportRow[]): string {
  const lines = rows.flatMap(({ lines: own = [], validationErrors, ignoreReason }) =>
    own.map((line) => ({ ...line, why: [...validationErrors, ignoreReason].filter(Boolean).join('; ') })),
  );
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const headings = Array.from(
    { length: width },
    (_, at) => lines.find(({ cells }) => cells[at])?.cells[at]?.column ?? '',
  );
  const table = lines.map(({ row, cells, why }) => [
    ...headings.map((_, at) => cells[at]?.text ?? ''),
    why,
    String(row),
  ]);
  return `\uFEFF${[[...headings, ...CORRECTION_HEADINGS], ...table].map((line) => line.map(cell).join(',')).join('\n')}\n`;
}
