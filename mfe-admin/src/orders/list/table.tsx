import { useMemo, useState } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import type { GridColumnVisibilityModel, GridRowSelectionModel } from 'shared-ui/data-table';
import { useNarrow } from '../../data/calls/index.ts';
import { PAGE_ROWS, StaffTable } from '../../kit/parts/index.ts';
import { BulkBar } from './bulk-bar.tsx';
import { columnsOf } from './columns.tsx';
import type { FilterUse } from './filters.ts';
import type { ShownOrders } from './phone-list.tsx';
import { sortFrom, sortText } from './sorting.ts';
import styles from './table.module.css';
import { useHiddenColumns } from './use-hidden-columns.ts';

const LESS_WANTED: GridColumnVisibilityModel = { channel: false, items: false, payment: false, flag: false };

const NOTHING: GridRowSelectionModel = { type: 'include', ids: new Set() };

/** The orders of a selection: MUI's 'exclude' means all but those. */
const selectedOf = (orders: readonly OrderJson[], { type, ids }: GridRowSelectionModel) =>
  orders.filter(({ id }) => ids.has(id) === (type === 'include'));

/** The selection of the shown rows, cleared when `scope` changes. */
function useSelection(rows: readonly OrderJson[], scope: string) {
  const [stored, setStored] = useState({ scope, selection: NOTHING });
  const selection = stored.scope === scope ? stored.selection : NOTHING;
  const select = (chosen: GridRowSelectionModel) => setStored({ scope, selection: chosen });
  return { selection, select, selected: selectedOf(rows, selection), clear: () => select(NOTHING) };
}

/** The order list as a table with sort, columns and selection; Enter opens an order. */
export function OrdersTable({
  orders,
  page,
  scope,
  filters,
  change,
  marked,
  attention,
  onOpen,
}: ShownOrders &
  Pick<FilterUse, 'filters' | 'change'> & {
    /** All loaded orders, sorted. */
    orders: readonly OrderJson[];
    /** The shown page, from 0. */
    page: number;
    /** The view and page that the selection belongs to. */
    scope: string;
  }) {
  const isNarrow = useNarrow();
  const columns = useMemo(() => columnsOf(marked, attention, isNarrow), [marked, attention, isNarrow]);
  const rows = useMemo(() => orders.slice(page * PAGE_ROWS, (page + 1) * PAGE_ROWS), [orders, page]);
  const { selection, select, selected, clear } = useSelection(rows, scope);
  const { hidden } = useHiddenColumns({ filters, change });
  return (
    <>
      <div className={styles.table}>
        <StaffTable<OrderJson>
          label="Orders"
          rows={rows}
          columns={columns}
          checkboxSelection
          columnVisibilityModel={isNarrow ? { ...LESS_WANTED, ...hidden } : hidden}
          sortingMode="server"
          sortModel={[sortFrom(filters.sort)]}
          onSortModelChange={([chosen]) => change({ sort: sortText(chosen ?? {}) })}
          rowSelectionModel={selection}
          onRowSelectionModelChange={select}
          getRowClassName={({ id }) => (marked.has(String(id)) ? (styles.newRow ?? '') : '')}
          onRowClick={({ id }) => onOpen(String(id))}
          onCellKeyDown={({ id, field }, event) => {
            if (event.key === 'Enter' && field !== '__check__') onOpen(String(id));
          }}
        />
      </div>
      {selected.length > 0 && <BulkBar orders={selected} onClear={clear} />}
    </>
  );
}
