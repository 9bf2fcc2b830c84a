import { dayOf } from 'shared-domain/dates';
import { tradeUnitsOf, zoneOf } from 'shared-domain/delivery';
import { dollarsOf } from 'shared-domain/money';
import { type Tracking, trackingText } from 'shared-domain/orders';
import {
  nextRunId,
  type RunDay,
  type RunRefusal,
  withEnd,
  withMove,
  withNewRun,
  withRunState,
} from 'shared-domain/runs';
import { currentProducts, priceCart } from '../../catalogue/quotes/index.ts';
import { readPlan } from '../../catalogue/zones/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { type OrderDocument, reviseOrder } from '../../orders/order/index.ts';
import { fingerprintOf, placeOrder } from '../../orders/placing/index.ts';
import { followUp } from '../../requests/follow-ups/index.ts';
import { changeRunDay } from './change.ts';
import { type DemoOrder, DOWNTOWN, EAST, OPEN, SHIPPED } from './demo-orders.ts';

const MINUTE_MS = 60_000;

/**
 * Today's demo deliveries, on any weekday: a run under way with two stops done, one that is picked, and
 * orders on no run; also a parcel. Idempotent.
 */
export async function planDemoRuns(deps: Deps): Promise<void> {
  const day = dayOf(deps.clock());
  const first = await placed(deps, day, DOWNTOWN);
  const second = await placed(deps, day, EAST);
  await placed(deps, day, [...OPEN, SHIPPED]);
  const now = deps.clock().getTime();
  const ago = (minutes: number) => new Date(now - minutes * MINUTE_MS).toISOString();
  const ended = first.slice(0, 2);
  await changeRunDay(
    deps,
    day,
    (before) => {
      if (before.made > 0) return before;
      let after = runOf(before, { driver: 'Marco Leclerc', leaveAt: '08:50' }, first);
      const [one = '', two = ''] = [nextRunId(before), nextRunId({ day, made: 1 })];
      after = made(withRunState(after, one, 'out', ago(80)));
      for (const [place, { _id }] of ended.entries())
        after = made(
          withEnd(after, _id, { state: 'delivered', at: ago(60 - 20 * place), receivedBy: 'Tess' }),
        );
      after = {
        ...after,
        runs: after.runs.map((run) => (run.id === one ? { ...run, heardAt: ago(2) } : run)),
      };
      after = runOf(after, { driver: 'Aiko Tamura', leaveAt: '13:00' }, second);
      return made(withRunState(after, two, 'picked', ago(30)));
    },
    null,
  );
  for (const order of ended)
    await reviseOrder(deps, order._id, ({ status }) =>
      status === 'delivered'
        ? undefined
        : {
            $set: { status: 'delivered' },
            $push: {
              timeline: { at: deps.clock(), who: 'system', event: 'status', from: status, to: 'delivered' },
              followUps: followUp('kegs', deps.clock()),
            },
          },
    );
}

/** A day with an additional run of these orders, in this order. */
function runOf(
  before: RunDay,
  details: { driver: string; leaveAt: string },
  orders: readonly OrderDocument[],
): RunDay {
  const stops = orders.map(({ _id, delivery }) => ({
    orderId: _id,
    postalCode: delivery?.kind === 'delivery' ? delivery.postalCode : '',
    seen: null,
  }));
  return made(withMove(withNewRun(before, details), { stops, to: nextRunId(before), before: null }));
}

function made(day: RunDay | RunRefusal): RunDay {
  if (typeof day === 'string') throw new Error(`the demonstration's runs are refused: ${day}`);
  return day;
}

/** Places the orders once: their keys return the same orders again. */
async function placed(deps: Deps, day: string, orders: readonly DemoOrder[]): Promise<OrderDocument[]> {
  const { zones } = await readPlan(deps.connection);
  const all: OrderDocument[] = [];
  for (const { account, name, street, postalCode, lines, note, parcel } of orders) {
    const zone = zoneOf(zones, postalCode);
    const cartRequest = {
      channel: 'licensee' as const,
      account,
      lines: lines.map(([productId, quantity]) => ({ productId, quantity })),
    };
    const { quote } = await priceCart(deps, cartRequest, currentProducts);
    const order = await placeOrder(deps, {
      idempotencyKey: {
        space: 'system',
        key: `demo-run-${account}`,
        fingerprint: fingerprintOf('demo', account),
      },
      cartRequest,
      expectedTotal: dollarsOf(quote.total),
      customer: {
        customerName: name,
        customerEmail: `orders@${name.toLowerCase().replace(/[^a-z]+/g, '')}.example`,
        address: `${street}, Vancouver, BC, ${postalCode}`,
        accountName: name,
        licenseNum: account,
        ...(note ? { deliveryDetails: note } : {}),
      },
      delivery: { kind: 'pick-up' },
    });
    const units = tradeUnitsOf(quote.lines, day);
    const delivery = {
      kind: 'delivery' as const,
      day,
      zone: { id: zone?.id ?? '', name: zone?.name ?? '' },
      closes: order.orderDate.toISOString(),
      units,
      minimum: zone?.minimum ?? 0,
      postalCode,
    };
    // Promised for today; demo orders send no mails.
    const promised = await reviseOrder(deps, order._id, (now) =>
      now.delivery?.kind === 'delivery' || now.tracking
        ? undefined
        : parcel
          ? shippedNow(parcel, deps.clock())
          : { $set: { delivery, followUps: [] } },
    );
    all.push(promised ?? order);
  }
  return all;
}

const shippedNow = (parcel: Tracking, at: Date) => ({
  $set: { status: 'shipped' as const, tracking: { ...parcel, mail: '' }, followUps: [] },
  $unset: { delivery: 1 as const },
  $push: {
    timeline: {
      at,
      who: 'system',
      event: 'status' as const,
      from: 'pending' as const,
      to: 'shipped' as const,
      detail: trackingText(parcel),
    },
  },
});
