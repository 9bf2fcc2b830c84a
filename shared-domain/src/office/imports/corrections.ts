import { textCell } from '../../foundation/csv/index.ts';
import { CORRECTION_HEADINGS } from './columns.ts';

/** A row of a review that was left out: its lines in the file, and why. */
type LeftOut = {
  readonly lines?:
    | readonly { readonly row: number; readonly cells: readonly { column: string; text: string }[] }[]
    | undefined;
  readonly validationErrors: readonly string[];
  readonly ignoreReason?: string | undefined;
};

function cell(value: string): string {
  const safe = textCell(value);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The lines of the file that were left out, with its own columns and each cell as it was, the reason and the row: a CSV that can be
 * corrected and uploaded again (IMPORT-29). It has a byte order mark, by which spreadsheets know its letters.
 */
export function correctionsCsv(rows: readonly LeftOut[]): string {
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
