import type { Day } from '../../foundation/dates/index.ts';
import type { Columns, ImportField } from './columns.ts';
import { IMPORT_MESSAGES } from './messages.ts';
import { parsePrice, stockOf } from './numbers.ts';
import { textProblemOf } from './product-texts.ts';
import { type ImportValues, optionalValues } from './values.ts';

/** What is wrong with a row. The last two leave that field unchanged, the others keep the row from being applied. */
export type RowError = {
  readonly code:
    | 'missing-id'
    | 'invalid-id'
    | 'missing-name'
    | 'invalid-name'
    | 'invalid-price'
    | 'invalid-stock'
    | 'invalid-value';
  readonly message: string;
};

/** A row of an inventory file once read. */
export type ImportRow = {
  /** The SKU, or `imported-{index}` if the file has none. */
  readonly id: string;
  /** Numbers of the file rows it was read from. */
  readonly rows: readonly number[];
  /** What the file says about the product. */
  readonly values: ImportValues;
  readonly errors: readonly RowError[];
  /** What staff should know although it isn't an error. */
  readonly notes: readonly string[];
};

/** What reading a row needs besides its cells. */
export type RowContext = {
  readonly columns: Columns;
  /** Base of relative dates. */
  readonly today: Day;
  /** 1 for the first row after the header, for `imported-{index}`. */
  readonly index: number;
  /** The row's number in a spreadsheet, for staff; its index if it is left out. */
  readonly row?: number;
};

/**
 * Reads a row of an inventory file (IMPORT-4, IMPORT-5). A column that the file lacks says nothing about the product;
 * an empty cell of id, name, price or stock is an error, and so is a text that is too long.
 */
export function parseRow(
  cells: readonly string[],
  { columns, today, index, row = index }: RowContext,
): ImportRow {
  const cell = (field: ImportField): string | undefined => {
    const place = columns[field];
    return place === undefined ? undefined : (cells[place] ?? '').trim();
  };
  const id = cell('id') ?? '';
  const idProblem = textProblemOf('id', id);
  const name = cell('name') ?? '';
  const nameProblem = textProblemOf('name', name);
  const price = cell('price') === undefined ? undefined : parsePrice(cell('price') ?? '');
  const stock = stockOf({ onHand: cell('onHand'), available: cell('available'), stock: cell('stock') });
  const { values, problems } = optionalValues(cell, today);
  const errors: (RowError | false)[] = [
    idProblem !== null && { code: id === '' ? 'missing-id' : 'invalid-id', message: idProblem },
    cell('name') === '' && { code: 'missing-name', message: IMPORT_MESSAGES.missingName },
    nameProblem !== null && { code: 'invalid-name', message: nameProblem },
    price === null && { code: 'invalid-price', message: IMPORT_MESSAGES.invalidPrice },
    stock === null && { code: 'invalid-stock', message: IMPORT_MESSAGES.invalidStock },
    ...problems.map((message) => ({ code: 'invalid-value', message }) as const),
  ];
  return {
    id: id || `imported-${index}`,
    rows: [row],
    values: {
      ...(name && nameProblem === null ? { name } : {}),
      ...(typeof price === 'number' ? { price } : {}),
      ...(typeof stock === 'number' ? { stock } : {}),
      ...values,
    },
    errors: errors.filter((error) => error !== false),
    notes: [],
  };
}

/** Whether all cells of a row are empty. Blank rows are never counted. */
export const isBlankRow = (cells: readonly string[]): boolean =>
  cells.every((cell) => (cell ?? '').trim() === '');
