import type { ImportRow } from 'shared-domain/contracts';

/** A cell that no spreadsheet takes for a formula. */
function cell(value: unknown): string {
  const text = String(value ?? '');
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const HEADERS = ['Item #', 'Item', 'Price', 'Available', 'Why it was left out', 'Row'];

/** Rows with their faults, as a file that can be corrected and uploaded again. */
export function csvOf(rows: readonly ImportRow[]): string {
  const lines = rows.map(({ sku, product, licence, validationErrors, ignoreReason, rows: places }) => [
    /^imported-\d+$/.test(sku) ? '' : sku,
    product?.name ?? licence?.companyName,
    product?.price,
    product?.stock,
    [...validationErrors, ignoreReason].filter(Boolean).join('; '),
    places.join(' '),
  ]);
  return `${[HEADERS, ...lines].map((line) => line.map(cell).join(',')).join('\n')}\n`;
}
