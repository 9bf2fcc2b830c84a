import { plainFormula, unwrapped } from '../../foundation/csv/index.ts';

/** What a cell says: a value, with what staff should know if it was a guess; or why it isn't read (IMPORT-23). */
export type Said<Value> = { readonly value: Value; readonly guess?: string } | { readonly problem: string };

/** Almost every cell: letters, digits and marks that nothing is taken from. */
const IS_PLAIN = /^[A-Za-z0-9](?:[\w .,()/-]*\w)?$/;

/**
 * A cell without what only a spreadsheet or a copy added: invisible characters, `="..."`, unusual spaces, and the
 * apostrophe that marks a number as text or keeps a formula from running.
 */
export function plainCell(cell: string): string {
  if (IS_PLAIN.test(cell)) return cell;
  const text = plainFormula(cell)
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
  return unwrapped(text)
    .replace(/^['’]+(?=[\p{L}\p{N}])/u, '')
    .trim();
}

/** `plainCell` with full-width characters as plain ones and every dash as '-'. */
export const plainCode = (cell: string): string =>
  plainCell(cell)
    .normalize('NFKC')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/ {2,}/g, ' ')
    .trim();
