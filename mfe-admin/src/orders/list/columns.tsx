import type { OrderJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { ORDER_SORT_FIELDS } from 'shared-domain/orders';
import type { GridColDef } from 'shared-ui/data-table';
import { recentMoment, shortMoment } from '../../kit/moments/index.ts';
import { ChannelMark, PaymentWord, StatusBadge, Tag } from '../../kit/parts/index.ts';
import { buyerOf, deliveryOf, unitsOf } from '../facts/index.ts';
import { type Attention, FlagMark, flagOf } from './flags.tsx';
import styles from './table.module.css';

type Column = GridColDef<OrderJson>;

const idColumn = (marked: ReadonlySet<string>, isNarrow: boolean): Column => ({
  field: 'id',
  headerName: 'Order',
  width: isNarrow ? 146 : 184,
  hideable: false,
  renderCell: ({ row }) => (
    <span className={styles.idCell}>
      <strong>{row.id}</strong>
      {marked.has(row.id) && <Tag tone="malt">New</Tag>}
    </span>
  ),
});

const dateColumn = (isNarrow: boolean): Column => ({
  field: 'orderDate',
  headerName: 'Date',
  width: isNarrow ? 126 : 178,
  valueFormatter: (value: string) => (isNarrow ? recentMoment(value) : shortMoment(value)),
});

const customerColumn = (isNarrow: boolean): Column => ({
  field: 'customer',
  headerName: 'Customer',
  flex: 1,
  minWidth: isNarrow ? 100 : 150,
  valueGetter: (_value, row) => buyerOf(row),
  renderCell: ({ value, row }) => (
    <span className={styles.customer}>
      <strong className={styles.name}>{value}</strong>
      <small>{deliveryOf(row)}</small>
    </span>
  ),
});

const FIXED: readonly Column[] = [
  {
    field: 'channel',
    headerName: 'Channel',
    width: 108,
    renderCell: ({ row }) => <ChannelMark channel={row.channel} />,
  },
  {
    field: 'items',
    headerName: 'Items',
    width: 72,
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
];

const flagColumn = (attention: Attention): Column => ({
  field: 'flag',
  headerName: 'Note',
  width: 136,
  valueGetter: (_value, row) => flagOf(row, attention)?.label ?? '',
  renderCell: ({ row }) => <FlagMark flag={flagOf(row, attention)} />,
});

const isSortable = (field: string) => ORDER_SORT_FIELDS.some((known) => known === field);

/** The table's columns; the API does the sorting. */
export const columnsOf = (marked: ReadonlySet<string>, attention: Attention, isNarrow: boolean): Column[] =>
  [
    idColumn(marked, isNarrow),
    dateColumn(isNarrow),
    customerColumn(isNarrow),
    ...FIXED,
    flagColumn(attention),
  ].map((column) => ({ ...column, sortable: isSortable(column.field) }));
