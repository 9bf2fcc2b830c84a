import type { GridColumnVisibilityModel } from 'shared-ui/data-table';
import { StaffIcon } from '../icons/index.ts';
import { Menu, MenuCheck } from '../parts/index.ts';

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

/** Which columns the table shows; the order's number always does. */
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
      align="end"
      label={
        <>
          <StaffIcon name="columns" size={16} />
          Columns
        </>
      }
    >
      {Object.entries(COLUMNS).map(([field, name]) => (
        <MenuCheck
          key={field}
          checked={hidden[field] !== false}
          onChange={(shown) => onChange({ ...hidden, [field]: shown })}
        >
          {name}
        </MenuCheck>
      ))}
    </Menu>
  );
}
