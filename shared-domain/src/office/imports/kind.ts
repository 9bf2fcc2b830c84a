import { columnsOf } from './columns.ts';
import { descriptionHeadings } from './descriptions.ts';
import type { ImportField } from './headings.ts';
import { licenceColumnsOf } from './licences.ts';
import { supplierColumnsOf } from './suppliers.ts';

/** Fields of a file of descriptions; any other makes it a price list. */
const DESCRIBING: readonly ImportField[] = [
  'id',
  'name',
  'originalName',
  'description',
  'imageUrl',
  'handle',
];

/** What a file is by its headings (IMPORT-31): a price list if they don't say, whose review says what is missing. */
export function fileKindOf(
  headers: readonly string[],
): 'inventory' | 'descriptions' | 'licences' | 'suppliers' {
  const inventory = columnsOf(headers);
  const { id, price, stock, available, onHand } = inventory;
  if ([price, stock, available, onHand].some((place) => place !== undefined)) return 'inventory';
  if (id !== undefined) {
    const isDescribing = Object.keys(inventory).every((field) => DESCRIBING.some((one) => one === field));
    // Its id is one of them.
    return isDescribing && descriptionHeadings(headers) > 1 ? 'descriptions' : 'inventory';
  }
  const { brands, ldbVendorNumber, email } = supplierColumnsOf(headers) ?? {};
  if (brands !== undefined || ldbVendorNumber !== undefined) return 'suppliers';
  if (licenceColumnsOf(headers)) return 'licences';
  return email === undefined ? 'inventory' : 'suppliers';
}
