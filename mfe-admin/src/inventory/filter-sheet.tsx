import { useState } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { StaffIcon } from '../icons/index.ts';
import { Button, StaffDialog } from '../parts/index.ts';
import { filterCount } from './address.ts';
import { FilterPanel } from './filter-panel.tsx';
import styles from './filter-sheet.module.css';
import type { InventoryAddress } from './use-inventory-view.ts';
import { ViewTabs } from './view-tabs.tsx';

/** Filters and saved views in one sheet, where there is no room for the panel. */
export function FilterSheet({
  products,
  address,
  shown,
}: {
  products: readonly ProductJson[];
  address: InventoryAddress;
  shown: number;
}) {
  const [open, setOpen] = useState(false);
  const count = filterCount(address.view);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={count > 0 ? `Filters, ${count} on` : 'Filters'}
        onClick={() => setOpen(true)}
      >
        <StaffIcon name="sliders" size={19} />
        {count > 0 && <span className={styles.badge}>{count}</span>}
      </button>
      <StaffDialog
        open={open}
        title="Filters"
        onClose={close}
        width={460}
        foot={
          <span className={styles.foot}>
            <Button variant="primary" onClick={close}>
              Show {shown} products
            </Button>
          </span>
        }
      >
        <FilterPanel products={products} address={address} search={false} />
        <h3 className={styles.heading}>Saved views</h3>
        <ViewTabs products={products} view={address.view} />
      </StaffDialog>
    </>
  );
}
