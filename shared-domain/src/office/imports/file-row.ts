import { readCode } from './codes.ts';
import { cellsOf, type ImportRow, parseRow, type RowContext } from './row.ts';
import { asideOf } from './table.ts';

/** A row as it was found in a file. */
export type FoundRow = {
  readonly index: number;
  readonly row: number;
  readonly cells: readonly string[];
  /** Why its cells can't be told apart (IMPORT-28). */
  readonly broken?: string;
  /** What staff should know of its letters. */
  readonly notes: readonly string[];
};

const nothing = ({ row }: FoundRow, id: string): ImportRow => ({
  id,
  rows: [row],
  values: {},
  errors: [],
  notes: [],
});

/**
 * Reads any row below the headings of an inventory file: a product, an aside, which is ignored with its reason, or a broken row, of which
 * nothing is applied. Its SKU is followed by its row then, so that it isn't merged with a good one.
 */
export function readFoundRow(
  found: FoundRow,
  headers: readonly string[],
  context: Omit<RowContext, 'index' | 'row'>,
): ImportRow {
  const { cells, index, row, broken, notes } = found;
  const known = Object.keys(context.columns).length;
  const aside = broken === undefined || cells.length > 1 ? asideOf(cells, headers, known) : null;
  if (aside !== null) return { ...nothing(found, `imported-${index}`), ignored: aside };
  if (broken === undefined) {
    const parsed = parseRow(cells, { ...context, index, row });
    return notes.length === 0 ? parsed : { ...parsed, notes: [...parsed.notes, ...notes] };
  }
  const id = readCode(cellsOf(cells, context.columns)('id') ?? '').slice(0, 60);
  return {
    ...nothing(found, id === '' ? `imported-${index}` : `${id} (row ${row})`),
    errors: [{ code: 'invalid-row', message: broken }],
  };
}

/**
 * Gives the variants of a product that follow its row without a name (Shopify's export) the name of that row, with a note.
 * Called with each row in turn.
 */
export function variantNamer({ columns }: Pick<RowContext, 'columns'>) {
  let last = { handle: '', name: '' };
  return (found: FoundRow): FoundRow => {
    const cell = cellsOf(found.cells, columns);
    const [handle = '', name = ''] = [cell('handle'), cell('name')];
    if (handle === '' || columns.name === undefined) return found;
    if (name !== '') last = { handle, name };
    if (name !== '' || last.handle !== handle) return found;
    const notes = [...found.notes, `'${last.name}', the name of the rows above, was used`];
    return { ...found, cells: found.cells.toSpliced(columns.name, 1, last.name), notes };
  };
}
