import { StaffIcon } from '../icons/index.ts';
import { Menu, MenuCheck, MenuRadio } from '../parts/index.ts';
import { CHOOSABLE, type ColumnId, DENSITIES, type Density } from './address.ts';
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
    <Menu name="Columns" label="Columns" icon={<StaffIcon name="columns" size={16} />} align="end" bare>
      {CHOOSABLE.map((column) => (
        <MenuCheck key={column} checked={columns.includes(column)} onChange={() => toggle(column)}>
          {HEADINGS[column]}
        </MenuCheck>
      ))}
    </Menu>
  );
}

/** The height of rows: 32, 40 or 48 px. */
export function DensityChoice({
  density,
  onChange,
}: {
  density: Density;
  onChange: (density: Density) => void;
}) {
  return (
    <Menu name="Density" label="Density" icon={<StaffIcon name="rows" size={16} />} align="end" bare>
      {DENSITIES.map((each) => (
        <MenuRadio key={each} name="density" checked={each === density} onChange={() => onChange(each)}>
          {DENSITY_WORDS[each]}
        </MenuRadio>
      ))}
    </Menu>
  );
}
