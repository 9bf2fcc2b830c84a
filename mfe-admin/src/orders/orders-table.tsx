import { useMemo, useState } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { ORDER_STATUSES, type OrderStatus, STATUS_LABELS } from 'shared-domain/orders';
import type { GridColDef, GridColumnVisibilityModel, GridRowSelectionModel } from 'shared-ui/data-table';
import { shortMoment } from '../moments/index.ts';
import { ChannelMark, PaymentWord, StaffTable, StatusBadge, StatusDot, Tag } from '../parts/index.ts';
import { buyerOf, unitsOf } from './figures.ts';
import { type Attention, FlagMark, flagOf } from './flags.tsx';
import styles from './orders.module.css';

export interface OrdersTableProps {
  orders: readonly OrderJson[];
  /** Ids of orders that have just come. */
  marked: ReadonlySet<string>;
  attention: Attention;
  /** Columns that are not shown: `{payment: false}`. */
  hidden: GridColumnVisibilityModel;
  onOpen: (id: string) => void;
  onStatus: (order: OrderJson, status: OrderStatus) => Promise<boolean>;
}

type Column = GridColDef<OrderJson>;

function columnsOf(marked: ReadonlySet<string>, attention: Attention): Column[] {
  return [
    {
      field: 'id',
      headerName: 'Order',
      width: 196,
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
      width: 178,
      valueFormatter: (value: string) => shortMoment(value),
    },
    {
      field: 'customer',
      headerName: 'Customer',
      flex: 1,
      minWidth: 150,
      valueGetter: (_value, row) => buyerOf(row),
      renderCell: ({ value }) => <strong className={styles.name}>{value}</strong>,
    },
    {
      field: 'channel',
      headerName: 'Channel',
      width: 116,
      renderCell: ({ row }) => <ChannelMark channel={row.channel} />,
    },
    {
      field: 'items',
      headerName: 'Items',
      width: 84,
      type: 'number',
      valueGetter: (_value, row) => unitsOf(row),
    },
    {
      field: 'payment',
      headerName: 'Payment',
      width: 108,
      valueGetter: (_value, row) => row.payment?.status ?? '',
      renderCell: ({ row }) => <PaymentWord status={row.payment?.status} />,
    },
    {
      field: 'totalAmount',
      headerName: 'Total',
      width: 104,
      type: 'number',
      renderCell: ({ row }) => <strong>{formatDollars(row.totalAmount)}</strong>,
    },
    {
      field: 'status',
      headerName: 'Status',
      width: 116,
      sortComparator: (one: OrderStatus, other: OrderStatus) =>
        ORDER_STATUSES.indexOf(one) - ORDER_STATUSES.indexOf(other),
      renderCell: ({ row }) => <StatusBadge status={row.status} />,
    },
    {
      field: 'flag',
      headerName: 'Note',
      width: 136,
      valueGetter: (_value, row) => flagOf(row, attention)?.words ?? '',
      renderCell: ({ row }) => <FlagMark flag={flagOf(row, attention)} />,
    },
  ];
}

const NOTHING: GridRowSelectionModel = { type: 'include', ids: new Set() };

/** The orders that a selection names: MUI's 'exclude' means all but those. */
const selectedOf = (orders: readonly OrderJson[], { type, ids }: GridRowSelectionModel) =>
  orders.filter(({ id }) => ids.has(id) === (type === 'include'));

function BulkBar({
  orders,
  onStatus,
  onDone,
}: {
  orders: readonly OrderJson[];
  onStatus: OrdersTableProps['onStatus'];
  onDone: () => void;
}) {
  const setAll = async (status: OrderStatus) => {
    for (const order of orders) await onStatus(order, status);
    onDone();
  };
  return (
    <section className={styles.bulk} aria-label="Selected orders">
      <span>{orders.length} selected</span>
      {ORDER_STATUSES.map((status) => (
        <button key={status} type="button" onClick={() => void setAll(status)}>
          <StatusDot status={status} />
          {STATUS_LABELS[status]}
        </button>
      ))}
      <button type="button" onClick={onDone}>
        Clear
      </button>
    </section>
  );
}

/** The order list as a table: sort, choice of columns, selection, and Enter opens. */
export function OrdersTable({ orders, marked, attention, hidden, onOpen, onStatus }: OrdersTableProps) {
  const columns = useMemo(() => columnsOf(marked, attention), [marked, attention]);
  const [selection, setSelection] = useState(NOTHING);
  const selected = selectedOf(orders, selection);
  return (
    <>
      <div className={styles.table}>
        <StaffTable<OrderJson>
          label="Orders"
          rows={orders}
          columns={columns}
          checkboxSelection
          columnVisibilityModel={hidden}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          getRowClassName={({ id }) => (marked.has(String(id)) ? (styles.newRow ?? '') : '')}
          onRowClick={({ id }) => onOpen(String(id))}
          onCellKeyDown={({ id, field }, event) => {
            if (event.key === 'Enter' && field !== '__check__') onOpen(String(id));
          }}
        />
      </div>
      {selected.length > 0 && (
        <BulkBar orders={selected} onStatus={onStatus} onDone={() => setSelection(NOTHING)} />
      )}
    </>
  );
}
