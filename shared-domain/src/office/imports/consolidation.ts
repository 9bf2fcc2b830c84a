import { formatDollars } from '../../foundation/money/index.ts';
import type { ImportRow, RowError } from './row.ts';

/**
 * Merges two rows with the same id: their stock is summed, their errors are joined, the first row's fields win and the
 * second fills what it lacks (IMPORT-8). Different prices leave a note.
 */
export function mergeRows(first: ImportRow, second: ImportRow): ImportRow {
  const { stock: _, ...values } = { ...second.values, ...first.values };
  const stock = summedStock(first, second);
  const guesses = [...(first.guesses ?? []), ...(second.guesses ?? [])];
  return {
    id: first.id,
    rows: [...first.rows, ...second.rows],
    values: { ...values, ...(stock === null ? {} : { stock }) },
    errors: joined(first.errors, second.errors),
    notes: [...first.notes, ...second.notes, ...nameNote(first, second), ...priceNote(first, second)],
    ...(guesses.length > 0 ? { guesses } : {}),
    ...(first.twin === undefined ? {} : { twin: first.twin }),
  };
}

/** Null if neither row has a stock, or one has something unreadable: half a sum would be wrong. */
function summedStock(...rows: readonly ImportRow[]): number | null {
  if (rows.some(({ errors }) => errors.some(({ code }) => code === 'invalid-stock'))) return null;
  const stocks = rows.map(({ values }) => values.stock).filter((stock) => stock !== undefined);
  return stocks.length === 0 ? null : stocks.reduce((sum, stock) => sum + stock, 0);
}

const joined = (first: readonly RowError[], second: readonly RowError[]): RowError[] => [
  ...first,
  ...second.filter(({ message }) => !first.some((error) => error.message === message)),
];

function priceNote(first: ImportRow, second: ImportRow): string[] {
  const [kept, other] = [first.values.price, second.values.price];
  if (kept === undefined || other === undefined || kept === other) return [];
  return [
    `Row ${second.rows.join(', ')} has another price, ${formatDollars(other)}; ${formatDollars(kept)} was used`,
  ];
}

function nameNote(first: ImportRow, second: ImportRow): string[] {
  const [kept, other] = [first.values.name, second.values.name];
  if (kept === undefined || other === undefined || kept.includes(other) || other.includes(kept)) return [];
  return [`Row ${second.rows.join(', ')} has another name, '${other}'; '${kept}' was used`];
}
