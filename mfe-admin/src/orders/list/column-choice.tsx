import type { GridColumnVisibilityModel } from 'shared-ui/data-table';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Menu } from '../../kit/parts/index.ts';

const COLUMNS = {
  orderDate: 'Date',
  customer: 'Customer',
  channel: 'Channel',
  items: 'Items',
  payment: 'Payment',
  totalAmount: 'Total',
  status: 'Status',
  flag: 'Note',
};

/** Converts hidden columns between the address ('payment,items') and the table. */
export const hiddenFrom = (text: string): GridColumnVisibilityModel =>
  Object.fromEntries(
    text
      .split(',')
      .filter((field) => Object.hasOwn(COLUMNS, field))
      .map((field) => [field, false]),
  );
export const hiddenText = (hidden: GridColumnVisibilityModel): string =>
  Object.keys(COLUMNS)
    .filter((field) => hidden[field] === false)
    .join(',');

/** Chooses the table's columns; the order number always shows. */
export function ColumnChoice({
  hidden,
  onChange,
}: {
  hidden: GridColumnVisibilityModel;
  onChange: (hidden: GridColumnVisibilityModel) => void;
}) {
  return (
    <Menu
      name="Columns"
      label="Columns"
      icon={<StaffIcon name="columns" size={16} />}
      align="right"
      choices={Object.entries(COLUMNS).map(([field, label]) => ({
        id: field,
        label,
        checked: hidden[field] !== false,
        onChoose: () => onChange({ ...hidden, [field]: hidden[field] === false }),
      }))}
    />
  );
}
