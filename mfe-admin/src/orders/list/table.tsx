import { useMemo, useState } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import type { OrderStatus } from 'shared-domain/orders';
import type { GridColDef, GridColumnVisibilityModel, GridRowSelectionModel } from 'shared-ui/data-table';
import { clockTime, shortDay, shortMoment } from '../../moments/index.ts';
import { ChannelMark, PAGE_ROWS, PaymentWord, StaffTable, StatusBadge, Tag } from '../../parts/index.ts';
import { useNarrow } from '../../staff/index.ts';
import { buyerOf, unitsOf } from '../figures.ts';
import { BulkBar } from './bulk-bar.tsx';
import { type Attention, FlagMark, flagOf } from './flags.tsx';
import { isSortField, NEWEST_FIRST, type Sort } from './sorting.ts';
import styles from './table.module.css';

export interface OrdersTableProps {
  /** Every order that is there, sorted. */
  orders: readonly OrderJson[];
  /** Which of their pages is shown, from 0. */
  page: number;
  /** The filters, as they stand in the address. */
  view: string;
  /** Ids of orders that have just come. */
  marked: ReadonlySet<string>;
  attention: Attention;
  /** Columns that are not shown: `{payment: false}`. */
  hidden: GridColumnVisibilityModel;
  sort: Sort;
  onSort: (sort: Sort) => void;
  onOpen: (id: string) => void;
  onBulkStatus: (orders: readonly OrderJson[], status: OrderStatus) => Promise<void>;
}

type Column = GridColDef<OrderJson>;

/** Columns that go first where there is no room for all. */
const LESS_WANTED: GridColumnVisibilityModel = { channel: false, items: false, payment: false, flag: false };

function columnsOf(marked: ReadonlySet<string>, attention: Attention, isNarrow: boolean): Column[] {
  return [
    {
      field: 'id',
      headerName: 'Order',
      width: isNarrow ? 158 : 200,
      hideable: false,
      renderCell: ({ row }) => (
        <span className={styles.idCell}>
          <strong>{row.id}</strong>
          {marked.has(row.id) && <Tag tone="malt">New</Tag>}
        </span>
      ),
    },
    {
      field: 'orderDate',
      headerName: 'Date',
      width: isNarrow ? 146 : 176,
      valueFormatter: (value: string) =>
        isNarrow ? `${shortDay(value)}, ${clockTime(value)}` : shortMoment(value),
    },
    {
      field: 'customer',
      headerName: 'Customer',
      flex: 1,
      minWidth: isNarrow ? 114 : 150,
      valueGetter: (_value, row) => buyerOf(row),
      renderCell: ({ value }) => <strong className={styles.name}>{value}</strong>,
    },
    {
      field: 'channel',
      headerName: 'Channel',
      width: 108,
      renderCell: ({ row }) => <ChannelMark channel={row.channel} />,
    },
    {
      field: 'items',
      headerName: 'Items',
      width: 82,
      type: 'number',
      valueGetter: (_value, row) => unitsOf(row),
    },
    {
      field: 'payment',
      headerName: 'Payment',
      width: 106,
      valueGetter: (_value, row) => row.payment?.status ?? '',
      renderCell: ({ row }) => <PaymentWord status={row.payment?.status} />,
    },
    {
      field: 'totalAmount',
      headerName: 'Total',
      width: 98,
      type: 'number',
      renderCell: ({ row }) => <strong>{formatDollars(row.totalAmount)}</strong>,
    },
    {
      field: 'status',
      headerName: 'Status',
      width: 116,
      renderCell: ({ row }) => <StatusBadge status={row.status} />,
    },
    {
      field: 'flag',
      headerName: 'Note',
      width: 136,
      sortable: false,
      valueGetter: (_value, row) => flagOf(row, attention)?.words ?? '',
      renderCell: ({ row }) => <FlagMark flag={flagOf(row, attention)} />,
    },
  ];
}

const pageOf = (orders: readonly OrderJson[], page: number) =>
  orders.slice(page * PAGE_ROWS, (page + 1) * PAGE_ROWS);

const NOTHING: GridRowSelectionModel = { type: 'include', ids: new Set() };

/** The orders that a selection names: MUI's 'exclude' means all but those. */
const selectedOf = (orders: readonly OrderJson[], { type, ids }: GridRowSelectionModel) =>
  orders.filter(({ id }) => ids.has(id) === (type === 'include'));

/** The order list as a table: sort, choice of columns, selection, and Enter opens. */
export function OrdersTable({
  orders,
  page,
  view,
  marked,
  attention,
  hidden,
  sort,
  onSort,
  onOpen,
  onBulkStatus,
}: OrdersTableProps) {
  const isNarrow = useNarrow();
  const columns = useMemo(() => columnsOf(marked, attention, isNarrow), [marked, attention, isNarrow]);
  const rows = useMemo(() => pageOf(orders, page), [orders, page]);
  const scope = `${view} ${page}`;
  const [held, setHeld] = useState({ scope, selection: NOTHING });
  // Ticks are of the rows that are shown: other filters or another page begin without any.
  const selection = held.scope === scope ? held.selection : NOTHING;
  const select = (chosen: GridRowSelectionModel) => setHeld({ scope, selection: chosen });
  const selected = selectedOf(rows, selection);
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
          sortModel={[{ field: sort.field, sort: sort.direction }]}
          onSortModelChange={([chosen]) =>
            onSort(
              chosen?.sort && isSortField(chosen.field)
                ? { field: chosen.field, direction: chosen.sort }
                : NEWEST_FIRST,
            )
          }
          rowSelectionModel={selection}
          onRowSelectionModelChange={select}
          getRowClassName={({ id }) => (marked.has(String(id)) ? (styles.newRow ?? '') : '')}
          onRowClick={({ id }) => onOpen(String(id))}
          onCellKeyDown={({ id, field }, event) => {
            if (event.key === 'Enter' && field !== '__check__') onOpen(String(id));
          }}
        />
      </div>
      {selected.length > 0 && (
        <BulkBar orders={selected} onStatus={onBulkStatus} onClear={() => select(NOTHING)} />
      )}
    </>
  );
}
