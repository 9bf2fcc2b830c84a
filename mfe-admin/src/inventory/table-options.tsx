import { StaffIcon } from '../icons/index.ts';
import { CheckBox, RadioButton } from '../parts/index.ts';
import { CHOOSABLE, type ColumnId, DENSITIES, type Density } from './address.ts';
import { Dropdown } from './dropdown.tsx';
import { HEADINGS } from './table/columns.ts';

const DENSITY_WORDS: Readonly<Record<Density, string>> = {
  compact: 'Compact',
  standard: 'Standard',
  comfortable: 'Comfortable',
};

/** Which columns show. The product itself always does. */
export function ColumnChoice({
  columns,
  onChange,
}: {
  columns: readonly ColumnId[];
  onChange: (columns: ColumnId[]) => void;
}) {
  const toggle = (column: ColumnId) =>
    onChange(['product', ...CHOOSABLE.filter((each) => (each === column) !== columns.includes(each))]);
  return (
    <Dropdown label="Columns" icon={<StaffIcon name="columns" size={16} />}>
      {CHOOSABLE.map((column) => (
        <label key={column}>
          <CheckBox checked={columns.includes(column)} onChange={() => toggle(column)} />
          {HEADINGS[column]}
        </label>
      ))}
    </Dropdown>
  );
}

/** How high rows are: 32, 40 or 48 px. */
export function DensityChoice({
  density,
  onChange,
}: {
  density: Density;
  onChange: (density: Density) => void;
}) {
  return (
    <Dropdown label="Density" icon={<StaffIcon name="rows" size={16} />}>
      {DENSITIES.map((each) => (
        <label key={each}>
          <RadioButton name="density" checked={each === density} onChange={() => onChange(each)} />
          {DENSITY_WORDS[each]}
        </label>
      ))}
    </Dropdown>
  );
}
