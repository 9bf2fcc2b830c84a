import { type ComponentType, useState } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { useCall } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { type Column, List } from '../../kit/list/index.ts';
import { dayInMonth, shortDay, weekdayOf } from '../../kit/moments/index.ts';
import { CardNote, countText, StatusBadge, TextButton, TextLink } from '../../kit/parts/index.ts';
import { LoadedCard } from './loaded-card.tsx';

/** The dialog of one order, which is the wing Orders'. */
export type OrderDialog = ComponentType<{
  id: string | null;
  orders: readonly OrderJson[];
  onGo: (id: string | null) => void;
}>;

/** Enough to see a pattern; the order list has the rest. */
const SHOWN = 6;

/** 'Thu, Nov 26', 'Pick-up', or a dash. */
function deliveryText({ delivery }: OrderJson): string {
  if (!delivery) return '–';
  return delivery.kind === 'pick-up' ? 'Pick-up' : `${weekdayOf(delivery.day)}, ${dayInMonth(delivery.day)}`;
}

const columnsOf = (onOpen: (id: string) => void): Column<OrderJson>[] => [
  {
    label: 'Order',
    card: 'head',
    show: ({ id }) => <TextButton onClick={() => onOpen(id)}>{id}</TextButton>,
  },
  { label: 'Placed', look: 'quiet', show: ({ orderDate }) => shortDay(orderDate) },
  { label: 'Delivery', card: 'line', show: deliveryText },
  { label: 'Status', card: 'line-end', show: ({ status }) => <StatusBadge status={status} /> },
  {
    label: 'Total',
    look: 'number',
    card: 'head-end',
    show: ({ totalAmount }) => <b>{formatDollars(totalAmount)}</b>,
  },
];

/** A licence's latest orders. Each opens in the order dialog. */
export function OrdersCard({ number, orderDialog: Dialog }: { number: string; orderDialog: OrderDialog }) {
  const [open, setOpen] = useState<string | null>(null);
  const reading = useCall('adminOrders', { query: { licence: number, limit: SHOWN } });
  const { orders = [], total = 0 } = reading.data ?? {};
  return (
    <>
      <LoadedCard
        title="Orders"
        height={240}
        reading={reading}
        aside={total > 0 && <TextLink to={paths.orders({ search: number })}>All {countText(total)}</TextLink>}
      >
        {() => (
          <List<OrderJson>
            label="Its latest orders"
            columns={columnsOf(setOpen)}
            frame="card"
            cards="phone"
            source={{ rows: orders }}
            empty={<CardNote>No orders yet.</CardNote>}
          />
        )}
      </LoadedCard>
      <Dialog id={open} orders={orders} onGo={setOpen} />
    </>
  );
}
