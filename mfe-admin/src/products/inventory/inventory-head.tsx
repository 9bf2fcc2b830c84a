import { May, usePhone } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { ButtonLink, Menu, PageHead } from '../../kit/parts/index.ts';
import { DENSITIES, type Density } from './address.ts';
import { CHOOSABLE, COLUMNS, type ColumnId } from './table/columns.ts';
import type { InventoryState } from './use-inventory.ts';
import { ViewTabs } from './view-tabs.tsx';

const DENSITY_LABELS: Readonly<Record<Density, string>> = {
  compact: 'Compact',
  standard: 'Standard',
  comfortable: 'Comfortable',
};

type ColumnChoiceProps = { columns: readonly ColumnId[]; onChange: (columns: ColumnId[]) => void };

/** Chooses the columns; the product itself always shows. */
function ColumnChoice({ columns, onChange }: ColumnChoiceProps) {
  const toggle = (column: ColumnId) =>
    onChange(['product', ...CHOOSABLE.filter((each) => (each === column) !== columns.includes(each))]);
  return (
    <Menu
      name="Columns"
      label="Columns"
      icon={<StaffIcon name="columns" size={16} />}
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
function DensityChoice({ density, onChange }: DensityChoiceProps) {
  return (
    <Menu
      name="Density"
      label="Density"
      icon={<StaffIcon name="rows" size={16} />}
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

/** Title, saved views and table settings. On a phone, views and filters are in the sheet. */
export function InventoryHead({
  address: { view },
  products,
  columns,
  density,
  setUp,
  pasting,
}: InventoryState) {
  const phone = usePhone();
  if (phone) {
    return (
      <div className="visually-hidden">
        <PageHead title="Product Inventory" />
      </div>
    );
  }
  return (
    <PageHead
      title="Product Inventory"
      tag={<ViewTabs products={products} view={view} />}
      actions={
        <>
          <ColumnChoice columns={columns} onChange={(chosen) => setUp({ columns: chosen })} />
          <DensityChoice density={density} onChange={(chosen) => setUp({ density: chosen })} />
          <May call="importInventory">
            <ButtonLink to={paths.upload} variant={pasting.pasted ? 'plain' : 'primary'}>
              <StaffIcon name="file-up" size={16} />
              Files
            </ButtonLink>
          </May>
        </>
      }
    />
  );
}
