import { StaffIcon } from '../../kit/icons/index.ts';
import { Menu } from '../../kit/parts/index.ts';
import { DENSITIES, type Density } from './address.ts';
import { CHOOSABLE, COLUMNS, type ColumnId } from './table/columns.ts';

const DENSITY_LABELS: Readonly<Record<Density, string>> = {
  compact: 'Compact',
  standard: 'Standard',
  comfortable: 'Comfortable',
};

type ColumnChoiceProps = { columns: readonly ColumnId[]; onChange: (columns: ColumnId[]) => void };

/** Chooses the columns; the product itself always shows. */
export function ColumnChoice({ columns, onChange }: ColumnChoiceProps) {
  const toggle = (column: ColumnId) =>
    onChange(['product', ...CHOOSABLE.filter((each) => (each === column) !== columns.includes(each))]);
  return (
    <Menu
      name="Columns"
      label="Columns"
      icon={<StaffIcon name="columns" size={16} />}
      align="right"
      bare
      choices={CHOOSABLE.map((column) => ({
        id: column,
        label: COLUMNS[column].heading,
        checked: columns.includes(column),
        onChoose: () => toggle(column),
      }))}
    />
  );
}

type DensityChoiceProps = { density: Density; onChange: (density: Density) => void };

/** The height of rows: 32, 40 or 48 px. */
export function DensityChoice({ density, onChange }: DensityChoiceProps) {
  return (
    <Menu
      name="Density"
      label="Density"
      icon={<StaffIcon name="rows" size={16} />}
      align="right"
      bare
      single
      choices={DENSITIES.map((each) => ({
        id: each,
        label: DENSITY_LABELS[each],
        checked: each === density,
        onChoose: () => onChange(each),
      }))}
    />
  );
}
