import type { Said } from './cells.ts';
import { isShortened, readCode, SHORTENED_NUMBER } from './codes.ts';
import type { Columns } from './columns.ts';
import type { ImportField } from './headings.ts';
import { IMPORT_MESSAGES } from './messages.ts';
import { isOnHand, readPrice, stockOf } from './numbers.ts';
import { textProblemOf } from './product-texts.ts';
import { readText } from './texts.ts';
import { type CellContext, type Guess, type ImportValues, optionalValues } from './values.ts';

/** What is wrong with a row. 'invalid-stock' and 'invalid-value' leave that field unchanged, the others keep the row from being applied. */
export type RowError = {
  readonly code:
    | 'missing-id'
    | 'invalid-id'
    | 'invalid-row'
    | 'missing-name'
    | 'invalid-name'
    | 'invalid-price'
    | 'invalid-stock'
    | 'invalid-value'
    | 'possible-twin';
  readonly message: string;
};

/** A row of an inventory file once read. */
export type ImportRow = {
  /** The SKU, or `imported-{index}` if the file has none. A SKU that can't be used is followed by its row: it is no product's. */
  readonly id: string;
  /** Numbers of the file rows it was read from. */
  readonly rows: readonly number[];
  /** What the file says about the product. */
  readonly values: ImportValues;
  readonly errors: readonly RowError[];
  /** What staff should know although it isn't an error. */
  readonly notes: readonly string[];
  /** Cells that were read as something else than they say; absent if there are none. */
  readonly guesses?: readonly Guess[];
  /** The SKU of the product that it may be. */
  readonly twin?: string;
  /** Why it is no product: a section, a total, a footer. */
  readonly ignored?: string;
};

/** What reading a row needs besides its cells. */
export type RowContext = CellContext & {
  readonly columns: Columns;
  /** 1 for the first row after the header, for `imported-{index}`. */
  readonly index: number;
  /** The row's number in a spreadsheet, for staff; its index if it is left out. */
  readonly row?: number;
};

type Cells = (field: ImportField) => string | undefined;

type Fault = RowError & { readonly field: ImportField };

/** A field with what its cell says; undefined if the file says nothing. */
type ReadField = {
  readonly field: 'id' | 'name' | 'price' | 'stock';
  /** Where it is written. */
  readonly at: ImportField;
  readonly code: RowError['code'];
  readonly said: Said<string | number> | undefined;
};

/** The trimmed text of a field's cell; undefined if the file has no such column. */
export const cellsOf =
  (cells: readonly string[], columns: Columns): Cells =>
  (field) => {
    const place = columns[field];
    return place === undefined ? undefined : (cells[place] ?? '').trim();
  };

function idOf(written: string): Said<string> {
  if (isShortened(written)) return { problem: SHORTENED_NUMBER };
  const value = readCode(written);
  const problem = textProblemOf('id', value);
  if (problem !== null) return { problem };
  return /\.0+$/.test(written) && value !== written ? { value, guess: value } : { value };
}

function nameOf(written: string | undefined): Said<string> | undefined {
  if (written === undefined) return undefined;
  const name = readText(written);
  if (written === '' || 'problem' in name)
    return written === '' ? { problem: IMPORT_MESSAGES.missingName } : name;
  const problem = textProblemOf('name', name.value);
  return problem === null ? name : { problem };
}

/** The columns that a row needs, in the order of the rules. */
function neededFields(cell: Cells): ReadField[] {
  const [written, name, price] = [cell('id') ?? '', cell('name'), cell('price')];
  const stock = { onHand: cell('onHand'), available: cell('available'), stock: cell('stock') };
  return [
    { field: 'id', at: 'id', code: written === '' ? 'missing-id' : 'invalid-id', said: idOf(written) },
    { field: 'name', at: 'name', code: name === '' ? 'missing-name' : 'invalid-name', said: nameOf(name) },
    {
      field: 'price',
      at: 'price',
      code: 'invalid-price',
      said: price === undefined ? undefined : readPrice(price),
    },
    { field: 'stock', at: stockColumnOf(stock), code: 'invalid-stock', said: stockOf(stock) },
  ];
}

/** The column of a stock's number, or of On Hand if that can't be read. */
function stockColumnOf({ onHand, available }: Parameters<typeof stockOf>[0]): ImportField {
  if (available === undefined) return onHand === undefined ? 'stock' : 'onHand';
  return onHand !== undefined && isOnHand(onHand) === null ? 'onHand' : 'available';
}

function readCells(cell: Cells, context: RowContext) {
  const values: Record<string, unknown> = {};
  const guesses: Guess[] = [];
  const faults: Fault[] = [];
  for (const { field, at, code, said } of neededFields(cell)) {
    if (said === undefined) continue;
    if ('problem' in said) faults.push({ field: at, code, message: said.problem });
    else values[field] = said.value;
    if ('guess' in said && said.guess) guesses.push({ field: at, cell: cell(at) ?? '', as: said.guess });
  }
  const optional = optionalValues(cell, context);
  for (const { field, message } of optional.faults) faults.push({ field, code: 'invalid-value', message });
  const { id, ...rest } = { ...values, ...optional.values } as ImportValues & { id?: string };
  return { id, values: rest, guesses: [...guesses, ...optional.guesses], faults };
}

/**
 * Reads a row of an inventory file (IMPORT-4, IMPORT-5). A column that the file lacks says nothing about the product;
 * an empty cell of id, name, price or stock is an error, and so is a text that is too long.
 */
export function parseRow(cells: readonly string[], context: RowContext): ImportRow {
  const { columns, index, row = index } = context;
  const cell = cellsOf(cells, columns);
  const written = cell('id') ?? '';
  const { id, values, guesses, faults } = readCells(cell, context);
  return {
    id: id ?? (isShortened(written) ? `${written} (row ${row})` : written || `imported-${index}`),
    rows: [row],
    values,
    errors: faults.map(({ code, message }) => ({ code, message })),
    notes: [],
    ...(guesses.length > 0 ? { guesses } : {}),
  };
}

/** The columns (counted from 0) of a row's unreadable cells (IMPORT-4), so that staff see where the fault is. */
export function faultyPlaces(cells: readonly string[], context: Omit<RowContext, 'index'>): number[] {
  const { columns } = context;
  const { faults } = readCells(cellsOf(cells, columns), { ...context, index: 0 });
  return faults.flatMap(({ field }) => columns[field] ?? []);
}
