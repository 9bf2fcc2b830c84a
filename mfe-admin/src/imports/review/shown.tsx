import type { ImportTotals, ReviewFilter } from 'shared-domain/contracts';
import { Segmented } from '../../parts/index.ts';

/** Which of the changed products are looked at. */
export type Shown = 'all' | Exclude<ReviewFilter, 'unbranded'>;

const SHOWN: readonly { value: Exclude<Shown, 'all'>; label: string }[] = [
  { value: 'price', label: 'Price' },
  { value: 'stock', label: 'Stock' },
  { value: 'suspicious', label: 'Suspicious' },
];

/** Narrows the changed products to those whose price or stock moves, or that are suspicious. */
export function ShownChoice({
  all,
  totals,
  shown,
  onChange,
}: {
  all: number;
  /** Undefined while they are being counted. */
  totals: ImportTotals | undefined;
  shown: Shown;
  onChange: (shown: Shown) => void;
}) {
  const options = [
    { value: 'all' as Shown, label: `All ${all}` },
    ...SHOWN.map(({ value, label }) => ({
      value: value as Shown,
      label: totals ? `${label} ${totals[value]}` : label,
    })),
  ];
  return <Segmented label="Rows" value={shown} options={options} onChange={onChange} />;
}
