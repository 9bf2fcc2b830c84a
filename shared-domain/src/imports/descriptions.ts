import type { Product } from '../products/index.ts';
import { diffOf, type FieldChange } from './diff.ts';
import { placeOf } from './file.ts';
import { IMPORT_MESSAGES } from './messages.ts';
import type { ReviewKind } from './review.ts';

/** Columns of a descriptions and images file, counted from 0. */
export type DescriptionColumns = {
  readonly id: number;
  readonly description: number | null;
  readonly imageUrl: number | null;
};

/** Finds the columns; null where the file has no ID column, labelled ID, Item # or Item# (section 5, admin). */
export function descriptionColumnsOf(headers: readonly string[]): DescriptionColumns | null {
  const id = placeOf(headers, ['id', 'item #']);
  if (id === null) return null;
  return {
    id,
    description: placeOf(headers, ['description']),
    imageUrl: placeOf(headers, ['image', 'image_url', 'image address']),
  };
}

/** A row of such a file held against the product with its id. */
export type DescriptionEntry = {
  readonly id: string;
  readonly kind: Exclude<ReviewKind, 'new'>;
  readonly values: Pick<Product, 'description' | 'imageUrl'>;
  readonly changes: readonly FieldChange[];
  readonly validationErrors: readonly string[];
  readonly ignoreReason?: string;
};

/** Reads a row: its id and the texts that are not empty. */
export function descriptionRowOf(
  cells: readonly string[],
  columns: DescriptionColumns,
): Pick<DescriptionEntry, 'id' | 'values'> {
  const cell = (place: number | null) => (place === null ? '' : (cells[place] ?? '').trim());
  const description = cell(columns.description);
  const imageUrl = cell(columns.imageUrl);
  return {
    id: cell(columns.id),
    values: { ...(description && { description }), ...(imageUrl && { imageUrl }) },
  };
}

/**
 * Reviews a row: a product is updated only where the row has a description or an image, and only where its id is in
 * the product list (section 5, admin).
 */
export function reviewDescription(
  { id, values }: Pick<DescriptionEntry, 'id' | 'values'>,
  existing: Product | null,
): DescriptionEntry {
  const entry = { id, values, changes: [], validationErrors: [] };
  if (id === '') return { ...entry, kind: 'issues', validationErrors: [IMPORT_MESSAGES.missingId] };
  if (!existing) return { ...entry, kind: 'ignored', ignoreReason: 'Not in the product list' };
  if (Object.keys(values).length === 0) {
    return { ...entry, kind: 'ignored', ignoreReason: 'No description and no image' };
  }
  const changes = diffOf(existing, values);
  return { ...entry, changes, kind: changes.length > 0 ? 'updated' : 'unchanged' };
}
