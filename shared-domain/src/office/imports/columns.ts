import { codeKey } from './codes.ts';
import { type ChosenColumns, chosenFor } from './file.ts';
import { HEADINGS, IMPORT_FIELDS, type ImportField, isOtherAmount, rankOf } from './headings.ts';
import { readCount, readPrice } from './numbers.ts';

/** The column of each field (counted from 0); fields without a column are absent. */
export type Columns = Readonly<Partial<Record<ImportField, number>>>;

const cellsAt = (rows: readonly (readonly string[])[], place: number): string[] =>
  rows.map((row) => (row[place] ?? '').trim()).filter((cell) => cell !== '');

const isCode = (cell: string): boolean => /\d/.test(cell) && !/\s/.test(cell) && codeKey(cell) !== '';

/** Whether a column's cells can be what a field says, at least half of them; a column without cells can. */
function fits(field: ImportField, cells: readonly string[]): boolean {
  const can: Partial<Record<ImportField, (cell: string) => boolean>> = {
    price: (cell) => 'value' in readPrice(cell),
    stock: (cell) => 'value' in readCount(cell),
    name: (cell) => /\p{L}/u.test(cell),
  };
  const reads = can[field];
  return reads === undefined || cells.length === 0 || cells.filter(reads).length * 2 >= cells.length;
}

/** The columns whose heading names a field, best first: those whose cells fit come before those whose don't. */
function candidates(
  field: ImportField,
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  taken: ReadonlySet<number>,
): number[] {
  const isItemCode = (place: number) => {
    const cells = cellsAt(rows, place);
    return cells.length > 0 && cells.every(isCode);
  };
  const last = HEADINGS.id.length - 1;
  return headers
    .map((header, place) => ({ place, rank: rankOf(field, header) }))
    .filter(({ place, rank }) => rank >= 0 && !taken.has(place))
    .filter(({ place, rank }) => field !== 'id' || rank < last || isItemCode(place))
    .map((one) => ({ ...one, misfit: Number(!fits(field, cellsAt(rows, one.place))) }))
    .sort((one, other) => one.misfit - other.misfit || one.rank - other.rank || one.place - other.place)
    .map(({ place }) => place);
}

/**
 * Finds the columns of an inventory file by its headings, with the cells of its first rows as evidence, and as staff chose them
 * (IMPORT-3, IMPORT-24).
 */
export function columnsOf(
  headers: readonly string[],
  rows: readonly (readonly string[])[] = [],
  chosen: ChosenColumns = {},
): Columns {
  const taken = new Set(Object.keys(chosen).map(Number));
  const columns: Partial<Record<ImportField, number>> = chosenFor(chosen, IMPORT_FIELDS);
  for (const field of IMPORT_FIELDS) {
    const [place] = columns[field] === undefined ? candidates(field, headers, rows, taken) : [];
    if (place === undefined) continue;
    taken.add(place);
    columns[field] = place;
  }
  return columns;
}

/** Whether a file can be an inventory at all: it has an id or a name column. */
export const isInventory = (columns: Columns): boolean =>
  columns.id !== undefined || columns.name !== undefined;

/** A column of a file: its heading, first cells, what it was taken for, and what staff should look at. */
export type ReadColumn = {
  /** Counted from 0. */
  readonly place: number;
  readonly heading: string;
  readonly samples: string[];
  /** Absent if the column isn't read. */
  readonly field?: string;
  readonly why: string;
  /** Whether staff are asked: it may not be what it was taken for. */
  readonly isAsked: boolean;
};

const SAMPLES = 3;

/** Headings that may name another amount than a case's price to licensees. */
const UNSURE_PRICE = /^(?:cost|retail price|web price|unit price)$/i;

/** Every column of a file as the mapping step shows it (IMPORT-24). */
export function readColumns(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  columns: Columns,
  chosen: ChosenColumns = {},
): ReadColumn[] {
  const fields = new Map(Object.entries(columns).map(([field, place]) => [place, field as ImportField]));
  const amounts = headers.filter((heading, place) => isAmount(heading, cellsAt(rows, place)));
  return headers.flatMap((heading, place): ReadColumn[] => {
    const cells = cellsAt(rows, place);
    if (heading === '' && cells.length === 0) return [];
    const field = fields.get(place);
    const isAmong = field === 'price' || (field === undefined && isAmount(heading, cells));
    const isUnsure = field === undefined || amounts.length > 1 || UNSURE_PRICE.test(heading);
    return [
      {
        place,
        heading,
        samples: cells.slice(0, SAMPLES),
        ...(field === undefined ? {} : { field }),
        why: place in chosen ? 'chosen by staff' : whyOf(field, isAmong),
        isAsked: isAmong && isUnsure && !hasChosenPrice(chosen),
      },
    ];
  });
}

const hasChosenPrice = (chosen: ChosenColumns): boolean => Object.values(chosen).includes('price');

const isAmount = (heading: string, cells: readonly string[]): boolean =>
  isOtherAmount(heading) && cells.length > 0 && fits('price', cells);

function whyOf(field: ImportField | undefined, isPrice: boolean): string {
  if (field !== undefined) return 'by its heading';
  return isPrice ? 'not read: it may be another price' : 'not read';
}

/** Headings of what the download of rows to correct adds to the file's own columns (IMPORT-29). */
export const CORRECTION_HEADINGS: readonly string[] = ['Why it was left out', 'Row'];

/** What the review says about a file's price columns and those that weren't read; empty if every column was read for sure. */
export function columnNotices(columns: readonly ReadColumn[]): string[] {
  const price = columns.find(({ field }) => field === 'price');
  const named = (some: readonly ReadColumn[]) =>
    some.map(({ heading }) => heading || '(no heading)').join(', ');
  const unread = columns.filter(
    ({ field, heading }) => field === undefined && !CORRECTION_HEADINGS.includes(heading),
  );
  return [
    ...(price?.isAsked
      ? [`'${price.heading}' was read as the price of a case or keg. Is it what licensees pay?`]
      : []),
    ...(price === undefined && columns.some(({ isAsked }) => isAsked)
      ? [
          `No column was read as the price: ${named(columns.filter(({ isAsked }) => isAsked))} may be another price.`,
        ]
      : []),
    ...(unread.length > 0 ? [`Columns that were not read: ${named(unread)}`] : []),
  ];
}
