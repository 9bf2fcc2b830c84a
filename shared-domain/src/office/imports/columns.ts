import { placeOf } from './file.ts';

/**
 * Header aliases of the inventory import, in order of preference (IMPORT-3), and the columns of the products
 * table in snake case or camel case. The first matching field claims a header: a
 * 'Description' is the name only if the file has no other name column.
 */
const ALIASES = {
  id: [
    'item #',
    'item number',
    'item no',
    'item num',
    'product id',
    'product number',
    'product no',
    'sku',
    'code',
    'id',
  ],
  name: ['item', 'name', 'product name', 'product', 'title', 'description'],
  price: ['price', 'unit price', 'web price', 'retail price', 'cost', 'item price'],
  onHand: ['on hand'],
  available: ['available'],
  stock: ['stock'],
  category: ['cat', 'category'],
  packagingType: ['packaging', 'package', 'packaging_type'],
  originalName: ['original_name'],
  friendlyName: ['friendly_name'],
  description: ['description'],
  imageUrl: ['image_url'],
  forceDisplay: ['force_display'],
  hidden: ['hidden'],
  hiddenCategory: ['hidden_category', 'brand'],
  abv: ['abv'],
  ltoPrice: ['lto_price'],
  ltoStartDate: ['lto_start_date'],
  ltoEndDate: ['lto_end_date'],
  style: ['style'],
  containerVolume: ['container_volume'],
  container: ['container'],
  created_at: ['created_at'],
} as const;

/** A field that a column of an inventory file may fill. */
export type ImportField = keyof typeof ALIASES;

/** The column of each field (counted from 0); fields without a column are absent. */
export type Columns = Readonly<Partial<Record<ImportField, number>>>;

/** Finds the columns of an inventory file by its headers. */
export function columnsOf(headers: readonly string[]): Columns {
  const taken = new Set<number>();
  const columns: Partial<Record<ImportField, number>> = {};
  for (const field of Object.keys(ALIASES) as ImportField[]) {
    const place = placeOf(headers, ALIASES[field], taken);
    if (place === null) continue;
    taken.add(place);
    columns[field] = place;
  }
  return columns;
}

/** Whether a file can be an inventory at all: it has an id or a name column. */
export const isInventory = (columns: Columns): boolean =>
  columns.id !== undefined || columns.name !== undefined;
