import { useState } from 'react';
import type { OrderBulkChange, OrderBulkResult, OrderJson } from 'shared-domain/contracts';
import { ORDER_STATUSES, type OrderStatus, STATUS_LABELS } from 'shared-domain/orders';
import { type CachePatch, useChange, useToast, useUndo } from '../../data/calls/index.ts';
import { ActionBar, BarButton, StatusDot } from '../../kit/parts/index.ts';
import { ordersPatch } from '../facts/index.ts';
import { currentStatusText, STALE_TITLE } from '../order/index.ts';
import { type Parcels, parcelOf, ShipDialog } from '../parcel/index.ts';

type Changes = OrderBulkChange['changes'];
type Outcome = OrderBulkResult['results'][number];

/** How many orders one call may set. */
const AT_ONCE = 200;

const FAILED = 'Failed to update order status. Please try again.';

/** 'CBO-1, CBO-2 and 3 more'. */
function listed(parts: readonly string[]): string {
  const more = parts.length - 2;
  return more > 0 ? `${parts.slice(0, 2).join(', ')} and ${more} more` : parts.join(' and ');
}

const named = (outcomes: readonly Outcome[]): string => listed(outcomes.map(({ id }) => id));

/** Why some were not changed: 'CBO-1 and CBO-2: Some of what you asked for is no longer available.' */
const refusedText = (refused: readonly Outcome[]): string =>
  `${named(refused)}: ${refused[0]?.problem?.detail ?? 'They were not changed.'}`;

function staleText(stale: readonly Outcome[]): string {
  const now = listed(stale.map(({ id, order }) => (order ? currentStatusText(order) : id)));
  return stale.length === 1
    ? `${now}. It was not changed. Choose again to change it.`
    : `${now}. They were not changed. Choose again to change them.`;
}

/** Patches the status of orders for which `statusOf` returns one. */
const statusPatch = (statusOf: (id: string) => OrderStatus | undefined): CachePatch =>
  ordersPatch((current) => ({ ...current, status: statusOf(current.id) ?? current.status }));

/** The outcome of each order; a refused one keeps its status. */
function outcomePatch({ results }: OrderBulkResult, changes: Changes): CachePatch {
  const now = new Map(results.map((outcome) => [outcome.id, outcome]));
  const before = new Map(changes.map(({ id, from }) => [id, from]));
  return ordersPatch((current) => {
    const { order, outcome } = now.get(current.id) ?? {};
    if (order) return order;
    return outcome === 'refused' ? { ...current, status: before.get(current.id) ?? current.status } : current;
  });
}

/** Sets statuses in one call and reports refused ones. Returns the changed ones. */
function useSetStatuses() {
  const toast = useToast();
  const { send } = useChange('changeOrderStatuses', {
    optimistic: ({ body }) => {
      const wanted = new Map(body.changes.map(({ id, status }) => [id, status]));
      return statusPatch((id) => wanted.get(id));
    },
    answered: (result, { body }) => outcomePatch(result, body.changes),
    topic: 'orders',
  });
  return async (changes: Changes): Promise<Outcome[]> => {
    const results: Outcome[] = [];
    for (let first = 0; first < changes.length; first += AT_ONCE) {
      const result = await send({ body: { changes: changes.slice(first, first + AT_ONCE) } });
      if (result.ok) results.push(...result.data.results);
      else {
        toast.failed(FAILED, result.problem.detail);
        break;
      }
    }
    const refused = results.filter(({ outcome }) => outcome === 'refused');
    const stale = refused.filter(({ problem }) => problem?.code === 'stale');
    const others = refused.filter(({ problem }) => problem?.code !== 'stale');
    if (others.length > 0) toast.failed(FAILED, refusedText(others));
    if (stale.length > 0) toast.failed(STALE_TITLE, staleText(stale));
    return results.filter(({ outcome }) => outcome === 'changed');
  };
}

/**
 * Sets the status of many orders in one call: one message with Undo for the changed ones, one with reasons for the
 * refused ones. Doesn't overwrite other people's changes. False if nothing was changed.
 */
function useBulkStatus() {
  const set = useSetStatuses();
  const offerUndo = useUndo();
  return async (orders: readonly OrderJson[], status: OrderStatus, parcels?: Parcels): Promise<boolean> => {
    const former = new Map(orders.map((order) => [order.id, parcelOf(order)]));
    const changed = await set(
      orders.map(({ id, status: from }) => ({ id, status, from, tracking: parcels?.get(id) })),
    );
    if (changed.length === 0) return false;
    const subject = changed.length === 1 ? `${changed[0]?.id} is` : `${changed.length} orders are`;
    offerUndo({
      title: `${subject} ${STATUS_LABELS[status]}`,
      description: changed.length === 1 ? undefined : named(changed),
      undo: async () => {
        await set(
          changed.flatMap(({ id, before }) =>
            before
              ? [{ id, status: before, from: status, tracking: parcels ? former.get(id) : undefined }]
              : [],
          ),
        );
      },
    });
    return true;
  };
}

export function BulkBar({ orders, onClear }: { orders: readonly OrderJson[]; onClear: () => void }) {
  const setStatuses = useBulkStatus();
  const [busy, setBusy] = useState(false);
  const [isShipping, setShipping] = useState(false);
  const setAll = async (status: OrderStatus) => {
    if (busy) return;
    setBusy(true);
    await setStatuses(orders, status);
    setBusy(false);
    onClear();
  };
  return (
    <>
      <ActionBar
        label="Selected orders"
        busy={busy}
        text={<b>{busy ? 'Saving...' : `${orders.length} selected`}</b>}
        end={<BarButton onClick={onClear}>Clear</BarButton>}
      >
        {ORDER_STATUSES.map((status) => (
          <BarButton
            key={status}
            icon={<StatusDot status={status} />}
            aria-disabled={busy}
            onClick={() => void setAll(status)}
          >
            {STATUS_LABELS[status]}
          </BarButton>
        ))}
        <BarButton aria-haspopup="dialog" onClick={() => setShipping(true)}>
          Ship with numbers
        </BarButton>
      </ActionBar>
      {isShipping && (
        <ShipDialog
          orders={orders}
          onShip={(parcels) => setStatuses(orders, 'shipped', parcels)}
          onClose={() => setShipping(false)}
        />
      )}
    </>
  );
}
