import type { Product } from '../../goods/products/index.ts';
import { readCode } from './codes.ts';
import { diffOf, type FieldChange } from './diff.ts';
import { type ChosenColumns, chosenFor, placeOf } from './file.ts';
import { textProblemOf } from './product-texts.ts';
import type { ReviewKind } from './review.ts';
import type { RowError } from './row.ts';
import { readDescription, readText } from './texts.ts';

/** Columns of a descriptions and images file, counted from 0. */
export type DescriptionColumns = {
  readonly id: number;
  readonly description: number | null;
  readonly imageUrl: number | null;
};

/** Fields that a column of such a file may fill. */
export const DESCRIPTION_FIELDS = ['id', 'description', 'imageUrl'] as const;

/**
 * Finds the columns by their headings, and as staff chose them; null if the file has no ID column, labelled ID, Item # or Item#
 * (IMPORT-18).
 */
export function descriptionColumnsOf(
  headers: readonly string[],
  chosen: ChosenColumns = {},
): DescriptionColumns | null {
  const own = chosenFor(chosen, DESCRIPTION_FIELDS);
  const taken = new Set(Object.keys(chosen).map(Number));
  const id = own.id ?? placeOf(headers, ['id', 'item #'], taken);
  if (id === null) return null;
  return {
    id,
    description: own.description ?? placeOf(headers, ['description', 'body (html)'], taken),
    imageUrl: own.imageUrl ?? placeOf(headers, ['image', 'image_url', 'image address', 'image src'], taken),
  };
}

/** A row of such a file compared with the product with its id. */
export type DescriptionEntry = {
  readonly id: string;
  readonly kind: Exclude<ReviewKind, 'new'>;
  readonly values: Pick<Product, 'description' | 'imageUrl'>;
  readonly changes: readonly FieldChange[];
  readonly errors: readonly RowError[];
  readonly ignoreReason?: string;
};

/** Reads a row: its id and the texts that aren't empty. */
export function descriptionRowOf(
  cells: readonly string[],
  columns: DescriptionColumns,
): Pick<DescriptionEntry, 'id' | 'values'> & { readonly notes?: readonly string[] } {
  const cell = (place: number | null) => {
    const written = place === null ? '' : (cells[place] ?? '').trim();
    const said = readText(written);
    return 'value' in said ? said.value : written;
  };
  const described = readDescription(cell(columns.description));
  const description = 'value' in described ? described.value : '';
  const imageUrl = cell(columns.imageUrl);
  return {
    id: readCode(cell(columns.id)),
    values: { ...(description && { description }), ...(imageUrl && { imageUrl }) },
    ...('guess' in described ? { notes: [`HTML was read as '${short(description)}'`] } : {}),
  };
}

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/**
 * Reviews a row: a product is updated only if the row has a description or an image and its id is in the product list.
 * A text that breaks a product's limits is an issue.
 */
export function reviewDescription(
  { id, values }: Pick<DescriptionEntry, 'id' | 'values'>,
  existing: Product | null,
): DescriptionEntry {
  const entry = { id, values, changes: [], errors: [] };
  const errors = errorsOf({ id, ...values });
  if (textProblemOf('id', id) !== null) return { ...entry, kind: 'issues', errors };
  if (!existing) return { ...entry, kind: 'ignored', ignoreReason: 'Not in the product list' };
  if (Object.keys(values).length === 0) {
    return { ...entry, kind: 'ignored', ignoreReason: 'No description and no image' };
  }
  if (errors.length > 0) return { ...entry, kind: 'issues', errors };
  const changes = diffOf(existing, values);
  return { ...entry, changes, kind: changes.length > 0 ? 'updated' : 'unchanged' };
}

type Described = Pick<Product, (typeof DESCRIPTION_FIELDS)[number]>;

function errorsOf(texts: Described): RowError[] {
  return DESCRIPTION_FIELDS.flatMap((field) => {
    const message = textProblemOf(field, texts[field] ?? '');
    return message === null ? [] : [{ code: codeOf(field, texts), message }];
  });
}

function codeOf(field: (typeof DESCRIPTION_FIELDS)[number], { id }: Described): RowError['code'] {
  if (field !== 'id') return 'invalid-value';
  return id === '' ? 'missing-id' : 'invalid-id';
}

/**
 * The columns whose cells keep a row from being applied: a missing id, or a text that breaks a product's limits.
 */
export function faultyDescriptionPlaces(cells: readonly string[], columns: DescriptionColumns): number[] {
  return DESCRIPTION_FIELDS.flatMap((field) => {
    const place = columns[field];
    if (place === null) return [];
    const text = (cells[place] ?? '').trim();
    return textProblemOf(field, text) === null ? [] : [place];
  });
}

/** How many fields of such a file its headings name. */
export function descriptionHeadings(headers: readonly string[]): number {
  const columns = descriptionColumnsOf(headers);
  return columns === null ? 0 : Object.values(columns).filter((place) => place !== null).length;
}
