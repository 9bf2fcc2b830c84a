import type { ImportRow } from 'shared-domain/contracts';
import { Segmented } from '../../parts/index.ts';

/** Which of the changed products are looked at. */
export type Shown = 'all' | 'price' | 'stock' | 'suspicious';

const has = (row: ImportRow, field: string) => row.changes.some((change) => change.field === field);

export const PASSES: Readonly<Record<Shown, (row: ImportRow) => boolean>> = {
  all: () => true,
  price: (row) => has(row, 'price'),
  stock: (row) => has(row, 'stock'),
  suspicious: (row) => row.suspicious,
};

const SHOWN: readonly { value: Shown; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'price', label: 'Price' },
  { value: 'stock', label: 'Stock' },
  { value: 'suspicious', label: 'Suspicious' },
];

/** Narrows the changed products to those whose price or stock moves, or that are suspicious. */
export function ShownChoice({
  rows,
  shown,
  onChange,
}: {
  rows: readonly ImportRow[];
  shown: Shown;
  onChange: (shown: Shown) => void;
}) {
  const options = SHOWN.map(({ value, label }) => ({
    value,
    label: `${label} ${rows.filter(PASSES[value]).length}`,
  }));
  return <Segmented label="Rows" value={shown} options={options} onChange={onChange} />;
}
