import { textCell } from '../../foundation/csv/index.ts';
import { litresText } from '../../goods/sizes/index.ts';
import type { Supplied } from './deliveries.ts';

const HEADINGS = ['Week from', 'LDB SKU', 'Item', 'Product', 'Area', 'Customer', 'Containers', 'Litres'];

/** The deliveries of a supplier's page as a CSV file. The customer's column is left out where the supplier may not know them. */
export function suppliedFile(
  lines: readonly Supplied[],
  products: readonly { id: string; name: string; ldbSku?: string | undefined }[],
  namesCustomers: boolean,
): string {
  const byId = new Map(products.map((product) => [product.id, product]));
  const rows = lines.map(({ week, productId, area, customer, containers, millilitres }) => [
    week,
    textCell(byId.get(productId)?.ldbSku ?? ''),
    textCell(productId),
    textCell(byId.get(productId)?.name ?? ''),
    textCell(area),
    textCell(customer ?? ''),
    String(containers),
    millilitres === null ? '' : litresText(millilitres),
  ]);
  return [HEADINGS, ...rows]
    .map((cells) => cells.filter((_, place) => namesCustomers || HEADINGS[place] !== 'Customer'))
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n')
    .concat('\r\n');
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
