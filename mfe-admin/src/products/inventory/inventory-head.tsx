import type { ProductJson } from 'shared-domain/contracts';
import { May, usePhone } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { ButtonLink, PageHead } from '../../kit/parts/index.ts';
import type { InventoryView } from './address.ts';
import { ColumnChoice, DensityChoice } from './table-options.tsx';
import type { InventoryState } from './use-inventory.ts';
import { ViewTabs } from './view-tabs.tsx';

/** Title, saved views and table settings. On a phone, views and filters are in the sheet. */
export function InventoryHead({
  view,
  products,
  inventory: { columns, density, setUp },
  hasAccent,
}: {
  view: InventoryView;
  /** Undefined while loading. */
  products: readonly ProductJson[] | undefined;
  inventory: InventoryState;
  /** False while a bar of the page has the one malt button. */
  hasAccent: boolean;
}) {
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
            <ButtonLink to={paths.upload} variant={hasAccent ? 'primary' : 'plain'}>
              <StaffIcon name="file-up" size={16} />
              Files
            </ButtonLink>
          </May>
        </>
      }
    />
  );
}
