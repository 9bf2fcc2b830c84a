import type { ImportTotals, ReviewFilter } from 'shared-domain/contracts';
import { Segmented } from '../../../kit/parts/index.ts';

/** The filter of the changed products. */
export type RowFilter = 'all' | Exclude<ReviewFilter, 'unbranded'>;

const SHOWN: readonly { value: Exclude<RowFilter, 'all'>; label: string }[] = [
  { value: 'price', label: 'Price' },
  { value: 'stock', label: 'Stock' },
  { value: 'suspicious', label: 'Suspicious' },
  { value: 'guessed', label: 'Guesses' },
];

type RowFilterChoiceProps = {
  all: number;
  /** Undefined while counting. */
  totals: ImportTotals | undefined;
  shown: RowFilter;
  onChange: (shown: RowFilter) => void;
};

/** Filters the changed products by price change, stock change, or suspicion. */
export function RowFilterChoice({ all, totals, shown, onChange }: RowFilterChoiceProps) {
  const options = [
    { value: 'all' as RowFilter, label: `All ${all}` },
    ...SHOWN.map(({ value, label }) => ({
      value: value as RowFilter,
      // The total of guesses counts those of new products too.
      label: totals && value !== 'guessed' ? `${label} ${totals[value]}` : label,
    })),
  ];
  return <Segmented label="Rows" value={shown} options={options} onChange={onChange} />;
}
