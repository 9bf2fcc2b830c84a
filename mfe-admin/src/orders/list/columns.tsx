import type { OrderJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { Row, Small, Text } from '../../kit/layout/index.ts';
import type { Column } from '../../kit/list/index.ts';
import { clockTime, recentMoment, shortDay, shortMoment } from '../../kit/moments/index.ts';
import { ChannelMark, PaymentWord, StatusBadge, Tag } from '../../kit/parts/index.ts';
import { buyerOf, deliveryOf, unitsOf } from '../facts/index.ts';
import { type Attention, FlagMark, flagOf } from './flags.tsx';

export interface ColumnsUse {
  /** Ids of orders that have just arrived. */
  marked: ReadonlySet<string>;
  attention: Attention;
  /** Whether the table has too little space for its yielding columns. */
  isNarrow: boolean;
}

const dayOrTime = (iso: string): string =>
  shortDay(iso) === shortDay(Date.now()) ? clockTime(iso) : shortDay(iso);

/** When, where to and how much, below the customer on a card. */
function CardLine({ order }: { order: OrderJson }) {
  const units = unitsOf(order);
  return (
    <Row as="span" wrap gap="2 9" tone="quiet" align="stretch">
      <ChannelMark channel={order.channel} />
      <span>{dayOrTime(order.orderDate)}</span>
      {deliveryOf(order) && <span>{deliveryOf(order)}</span>}
      <span>{units === 1 ? '1 item' : `${units} items`}</span>
    </Row>
  );
}

/** The list's columns; the API does the sorting. */
export const columnsOf = ({
  marked,
  attention,
  isNarrow,
}: ColumnsUse): (Column<OrderJson> & { id: string })[] => [
  {
    id: 'id',
    label: 'Order',
    look: 'tight',
    width: isNarrow ? 146 : 184,
    show: ({ id }) => (
      <>
        {id} {marked.has(id) && <Tag tone="malt">New</Tag>}
      </>
    ),
  },
  {
    id: 'orderDate',
    label: 'Date',
    sorts: 'descending',
    look: 'tight',
    width: isNarrow ? 126 : 178,
    show: ({ orderDate }) => (isNarrow ? recentMoment(orderDate) : shortMoment(orderDate)),
  },
  {
    id: 'customer',
    label: 'Customer',
    look: 'cut',
    card: 'head',
    show: (order, isCard) =>
      isCard ? (
        <>
          {buyerOf(order)} {marked.has(order.id) && <Tag tone="malt">New</Tag>}
        </>
      ) : (
        <Text block cut tight weight={500}>
          {buyerOf(order)}
          <Small as="small" block cut weight={400}>
            {deliveryOf(order)}
          </Small>
        </Text>
      ),
  },
  {
    id: 'channel',
    label: 'Channel',
    yields: true,
    width: 108,
    card: 'line',
    show: (order, isCard) => (isCard ? <CardLine order={order} /> : <ChannelMark channel={order.channel} />),
  },
  { id: 'items', label: 'Items', look: 'number', yields: true, width: 72, show: unitsOf },
  {
    id: 'payment',
    label: 'Payment',
    yields: true,
    width: 106,
    show: ({ payment }) => <PaymentWord status={payment?.status} />,
  },
  {
    id: 'totalAmount',
    label: 'Total',
    sorts: 'descending',
    look: 'number',
    width: 98,
    card: 'head-end',
    show: ({ totalAmount }) => <strong>{formatDollars(totalAmount)}</strong>,
  },
  {
    id: 'status',
    label: 'Status',
    width: 116,
    card: 'line-end',
    show: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'flag',
    label: 'Note',
    yields: true,
    width: 136,
    card: 'foot',
    show: (order) => <FlagMark flag={flagOf(order, attention)} />,
  },
];
