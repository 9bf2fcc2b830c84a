import { useState } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { Button, StaffDialog } from '../../kit/parts/index.ts';
import { filterCount } from './address.ts';
import styles from './filter-sheet.module.css';
import { FilterPanel } from './filters.ts';
import type { InventoryAddress } from './use-inventory-view.ts';
import { ViewTabs } from './view-tabs.tsx';

type FilterSheetProps = {
  products: readonly ProductJson[] | undefined;
  address: InventoryAddress;
  shown: number;
};

/** Filters and saved views in one sheet, if there is no space for the panel. */
export function FilterSheet({ products, address, shown }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const count = filterCount(address.view);
  const close = () => setOpen(false);
  return (
    <>
      <Stack
        type="button"
        as="button"
        anchor
        fixed
        middle
        framed
        radius={8}
        surface="paper"
        className={styles.button}
        aria-label={count > 0 ? `Filters, ${count} on` : 'Filters'}
        onClick={() => setOpen(true)}
      >
        <StaffIcon name="sliders" size={19} />
        {count > 0 && <span className={styles.badge}>{count}</span>}
      </Stack>
      <StaffDialog
        open={isOpen}
        title="Filters"
        onClose={close}
        width={460}
        actions={
          count > 0 && (
            <span className={styles.clear}>
              <Button variant="quiet" onClick={address.clear}>
                Clear filters
              </Button>
            </span>
          )
        }
        foot={
          <Row as="span" grow gap={8} align="stretch" className={styles.foot}>
            <Button variant="primary" onClick={close}>
              Show {shown === 1 ? '1 product' : `${shown} products`}
            </Button>
          </Row>
        }
      >
        <FilterPanel products={products} address={address} sheet />
        <Text as="h3" block heading pad="16 0 8">
          Saved views
        </Text>
        <ViewTabs products={products} view={address.view} onName={close} />
      </StaffDialog>
    </>
  );
}
