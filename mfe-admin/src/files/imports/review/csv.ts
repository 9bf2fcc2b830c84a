import type { ImportRow } from 'shared-domain/contracts';
import { escapeFormula } from 'shared-domain/csv';

function cell(value: unknown): string {
  const safe = escapeFormula(String(value ?? ''));
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const HEADERS = ['Item #', 'Item', 'Price', 'Available', 'Why it was left out', 'Row'];

/** Rows and their errors as a CSV that can be corrected and uploaded again. */
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
