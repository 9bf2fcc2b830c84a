import type { ImportField } from './columns.ts';
import { parseNumber, parsePrice, parseQuantity } from './numbers.ts';
import { textProblemOf } from './product-texts.ts';
import type { RowContext } from './row.ts';
import { isUnreadable } from './values.ts';

/** A blank On Hand says 0; a blank Available is not read where On Hand is 0 or below. */
function isStockAtFault(cell: (field: ImportField) => string | undefined, field: ImportField): boolean {
  const [onHand, available, stock] = [cell('onHand'), cell('available'), cell('stock')];
  const isRead = onHand !== undefined && available !== undefined;
  if (!isRead)
    return cell(field) === (onHand ?? available ?? stock) && parseQuantity(cell(field) ?? '') === null;
  if (field === 'stock') return false;
  const quantity = onHand === '' ? 0 : parseNumber(onHand);
  if (field === 'onHand') return Number.isNaN(quantity);
  return quantity > 0 && parseQuantity(available) === null;
}

/**
 * The columns (counted from 0) of a row's unreadable cells in an inventory file (IMPORT-4), so that staff see
 * where the fault is. Columns that the file lacks are not included.
 */
export function faultyPlaces(
  cells: readonly string[],
  { columns, today }: Omit<RowContext, 'index'>,
): number[] {
  const cell = (field: ImportField): string | undefined => {
    const place = columns[field];
    return place === undefined ? undefined : (cells[place] ?? '').trim();
  };
  const isFaulty = (field: ImportField): boolean => {
    const text = cell(field) ?? '';
    if (field === 'id' || field === 'name') return text === '' || textProblemOf(field, text) !== null;
    if (field === 'price') return parsePrice(text) === null;
    if (field === 'onHand' || field === 'available' || field === 'stock') return isStockAtFault(cell, field);
    return isUnreadable(field, text, today);
  };
  return (Object.entries(columns) as [ImportField, number][])
    .filter(([field]) => isFaulty(field))
    .map(([, place]) => place);
}
