import { Suspense, useState } from 'react';
import { usePhone, useToast } from '../../data/calls/index.ts';
import { useTyped } from '../../frame/address/index.ts';
import { useFooterHint } from '../../frame/layout/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Heading, Row, Stack, Text } from '../../kit/layout/index.ts';
import { Button, SearchBox, StaffDialog, WaitingBox } from '../../kit/parts/index.ts';
import { ViewNaming } from '../../kit/views/index.ts';
import { filterCount, queryOf } from './address.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { FilterPanel } from './filters.ts';
import styles from './inventory.module.css';
import { InventoryHead } from './inventory-head.tsx';
import { InventoryList } from './inventory-list.tsx';
import { PasteBar } from './paste/paste-bar.tsx';
import { QuickFilterRow } from './quick-filter-row.tsx';
import { type InventoryProps, type InventoryState, useInventory } from './use-inventory.ts';
import type { InventoryAddress } from './use-inventory-view.ts';
import { ViewTabs } from './view-tabs.tsx';

/** Filters and saved views in one sheet, if there is no space for the panel. */
function FilterSheet({ products, address, sorted }: InventoryState) {
  const [isOpen, setOpen] = useState(false);
  const count = filterCount(address.view);
  const close = () => setOpen(false);
  return (
    <>
      <Stack
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
              Show {sorted.length === 1 ? '1 product' : `${sorted.length} products`}
            </Button>
          </Row>
        }
      >
        <FilterPanel products={products} address={address} sheet />
        <Heading block pad="16 0 8">
          Saved views
        </Heading>
        <ViewTabs products={products} view={address.view} onName={close} />
      </StaffDialog>
    </>
  );
}

/** The bar of pasted cells, or else of the selection. */
function InventoryBars({ sorted, selection, pasting, bulk }: InventoryState) {
  const { pasted } = pasting;
  const { selected } = selection;
  if (pasted)
    return (
      <PasteBar
        pasted={pasted}
        busy={pasting.busy}
        onDiscard={pasting.discard}
        onSave={() =>
          void pasting.keep(`${pasted.saved} pasted ${pasted.saved === 1 ? 'cell' : 'cells'} saved`)
        }
      />
    );
  if (selected.size === 0) return null;
  return (
    <BulkBar
      count={selected.size}
      onClear={selection.clear}
      onChoose={(kind) =>
        bulk.open(
          kind,
          sorted.filter(({ id }) => selected.has(id)),
        )
      }
    />
  );
}

/** The inventory's search field. */
function SearchField({ address: { view, filter } }: { address: InventoryAddress }) {
  const { typed, type } = useTyped(view.filters.search, (search) => filter({ search }));
  return <SearchBox label="Search" value={typed} onChange={type} />;
}

/** Copies the address, which holds filters, sort, columns and density. */
function CopyLink() {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast.done('Link copied');
    } catch {
      toast.failed('The link could not be copied', window.location.href);
    }
  };
  return (
    <Button onClick={() => void copy()}>
      <StaffIcon name="link" size={16} />
      Copy link to this view
    </Button>
  );
}

/** The inventory list: filters, views, table, selection, pasting. */
export function Inventory(props: InventoryProps) {
  const { products, address } = props;
  const inventory = useInventory(props);
  const { wide, bulk } = inventory;
  const phone = usePhone();
  useFooterHint(phone ? '' : 'Paste price, stock or LTO cells from a spreadsheet', 'Ctrl V');
  return (
    <ViewNaming
      list="inventoryViews"
      here={queryOf(address.view).toString()}
      hint="Saves the current filters, sort, columns and density."
    >
      <div className={styles.page}>
        <InventoryHead {...inventory} />
        <Stack grow columns="212px minmax(0, 1fr)" tall={0} ruled className={styles.columns}>
          {wide && (
            <aside className={styles.aside} aria-label="Filters">
              <Stack gap={12} top>
                <SearchField address={address} />
                <Suspense fallback={<WaitingBox height={480} />}>
                  <FilterPanel products={products} address={address} />
                </Suspense>
              </Stack>
              <CopyLink />
            </aside>
          )}
          <Row column shrink tall={0} align="stretch">
            {!wide && (
              <Row gap={8} pad="12 16 10">
                <SearchField address={address} />
                <FilterSheet {...inventory} />
              </Row>
            )}
            <QuickFilterRow {...inventory} />
            <Text as="div" anchor grow tall={0} surface="paper" className={styles.table}>
              <InventoryList {...inventory} />
              <InventoryBars {...inventory} />
            </Text>
          </Row>
        </Stack>
        {bulk.dialog}
      </div>
    </ViewNaming>
  );
}
