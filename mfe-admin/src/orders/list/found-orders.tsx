import type { OrderJson } from 'shared-domain/contracts';
import { useNarrow, usePhone } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row } from '../../kit/layout/index.ts';
import { List, useTicks } from '../../kit/list/index.ts';
import { Button, Nothing } from '../../kit/parts/index.ts';
import { BulkBar } from './bulk-bar.tsx';
import { useHiddenColumns } from './column-choice.tsx';
import { type ColumnsUse, columnsOf } from './columns.tsx';
import { type FilterUse, isNarrowed, viewText } from './filters.ts';
import { sortFrom, sortText } from './sorting.ts';
import type { OrderList } from './use-orders.ts';

function NoOrders({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return isNarrowed ? (
    <Nothing title="No orders found" action={<Button onClick={onClear}>Clear filters</Button>}>
      No order matches these filters.
    </Nothing>
  ) : (
    <Nothing
      title="No Orders Yet"
      action={
        <Row
          as="a"
          inline
          gap={8}
          tall={32}
          pad="0 12"
          framed
          radius={8}
          surface="paper"
          weight={600}
          href="/"
        >
          <StaffIcon name="shop" />
          Open the shop
        </Row>
      }
    >
      New orders appear here automatically.
    </Nothing>
  );
}

type FoundOrdersProps = Omit<ColumnsUse, 'isNarrow'> &
  FilterUse & { list: OrderList; onOpen: (id: string) => void };

/** The list with its loading, error and empty states. */
export function FoundOrders({ list, filters, change, clear, marked, attention, onOpen }: FoundOrdersProps) {
  const isPhone = usePhone();
  const isNarrow = useNarrow();
  const { hidden } = useHiddenColumns({ filters, change });
  const ticks = useTicks(viewText(filters));
  const { orders, problem } = list;
  const ticked = orders?.filter(({ id }) => ticks.ticked.has(id)) ?? [];
  return (
    <>
      <List<OrderJson>
        label="Orders"
        columns={columnsOf({ marked, attention, isNarrow }).filter(
          ({ id }) => isPhone || !hidden.includes(id),
        )}
        frame="fill"
        cards="phone"
        sorting={{
          ...sortFrom(filters.sort),
          onSort: (by, direction) => change({ sort: sortText({ by, direction }) }),
        }}
        ticks={ticks}
        isNew={({ id }) => marked.has(id)}
        onOpen={onOpen}
        source={{
          rows: orders,
          problem:
            orders || list.isFetching || !problem
              ? undefined
              : { ...problem, detail: `${problem.detail} Your filters are kept.` },
          refetch: list.refetch,
          total: list.total,
          hasMore: list.hasMore,
          isFetching: list.isFetchingMore,
          readMore: list.showMore,
        }}
        texts={{
          failed: 'Failed to load orders. Please try again.',
          loading: 'Loading orders...',
          more: 'Show older orders',
        }}
        empty={<NoOrders isNarrowed={isNarrowed(filters)} onClear={clear} />}
      />
      {ticked.length > 0 && <BulkBar orders={ticked} onClear={ticks.clear} />}
    </>
  );
}
