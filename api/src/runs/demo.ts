import { dayOf } from 'shared-domain/dates';
import { tradeUnitsOf, zoneOf } from 'shared-domain/delivery';
import { dollarsOf } from 'shared-domain/money';
import {
  nextRunId,
  type RunDay,
  type RunRefusal,
  withEnd,
  withMove,
  withNewRun,
  withRunState,
} from 'shared-domain/runs';
import { readPlan } from '../deliveries/index.ts';
import type { Deps } from '../dependencies.ts';
import { followUp } from '../follow-ups/index.ts';
import { fingerprintOf, type OrderDocument, placeOrder, reviseOrder } from '../orders/index.ts';
import { currentProducts, priceCart } from '../quotes/index.ts';
import { changeRunDay } from './change.ts';

const MINUTE_MS = 60_000;

type DemoOrder = {
  account: string;
  name: string;
  street: string;
  postalCode: string;
  lines: [productId: string, quantity: number][];
  note?: string;
};

/** Of the first run, which is under way. */
const DOWNTOWN: DemoOrder[] = [
  {
    account: '308-276',
    name: 'The Crooked Pine',
    street: '1066 Mainland Street',
    postalCode: 'V6B 2T4',
    lines: [
      ['CTR-101', 4],
      ['CZB-350', 1],
    ],
  },
  {
    account: '306-031',
    name: 'Gastown Oyster House',
    street: '310 Carrall Street',
    postalCode: 'V6B 2J1',
    lines: [
      ['CUR-207', 3],
      ['FUG-511', 2],
    ],
  },
  {
    account: '301-442',
    name: 'Harbour Light Tavern',
    street: '777 West Cordova Street',
    postalCode: 'V6C 1A1',
    lines: [
      ['CTR-101', 3],
      ['CUR-207', 2],
      ['CZB-350', 1],
    ],
    note: 'Loading dock on Waterfront Road. Ring twice, ask for Tess.',
  },
  {
    account: '302-907',
    name: 'Skylark Kitchen + Bar',
    street: '1055 West Georgia Street',
    postalCode: 'V6E 3P3',
    lines: [
      ['CZB-301', 4],
      ['CTR-151', 1],
    ],
  },
  {
    account: '310-549',
    name: 'False Creek Rowing Club',
    street: '1318 Cartwright Street',
    postalCode: 'V6H 3R8',
    lines: [['FRC-412', 5]],
    note: 'Deliver to the boathouse.',
  },
];
/** Of the second run, which is picked. */
const EAST: DemoOrder[] = [
  {
    account: '309-813',
    name: 'Commercial Drive Social',
    street: '1489 Commercial Drive',
    postalCode: 'V5L 3X9',
    lines: [
      ['CZB-309', 6],
      ['FUG-530', 1],
    ],
  },
  {
    account: '305-218',
    name: 'The Gull & Anchor',
    street: '1180 Powell Street',
    postalCode: 'V6A 1H6',
    lines: [
      ['CTR-124', 4],
      ['CUR-216', 2],
    ],
  },
  {
    account: '307-584',
    name: 'Lonsdale Quay Public House',
    street: '123 Carrie Cates Court',
    postalCode: 'V7M 3K7',
    lines: [
      ['FRC-401', 5],
      ['CTR-150', 1],
    ],
  },
];
/** On no run yet. */
const OPEN: DemoOrder[] = [
  {
    account: '303-115',
    name: 'The Brass Lantern',
    street: '936 Granville Street',
    postalCode: 'V6Z 1L2',
    lines: [['FUG-501', 4]],
  },
  {
    account: '304-660',
    name: 'Kitsilano Beer Hall',
    street: '1910 Cornwall Avenue',
    postalCode: 'V6J 1C8',
    lines: [
      ['CTR-130', 4],
      ['CTR-152', 1],
    ],
  },
];

/**
 * Today's deliveries of the demonstration data, whatever weekday it is: a run under way with two stops done, one that is picked, and
 * orders on no run. Repeating it changes nothing.
 */
export async function planDemoRuns(deps: Deps): Promise<void> {
  const day = dayOf(deps.clock());
  const first = await placed(deps, day, DOWNTOWN);
  const second = await placed(deps, day, EAST);
  await placed(deps, day, OPEN);
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

/** A day with another run on which these orders are, in this order. */
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

/** The orders, placed once: each key gives the same order again. */
async function placed(deps: Deps, day: string, orders: readonly DemoOrder[]): Promise<OrderDocument[]> {
  const { zones } = await readPlan(deps.connection);
  const all: OrderDocument[] = [];
  for (const { account, name, street, postalCode, lines, note } of orders) {
    const zone = zoneOf(zones, postalCode);
    const cartRequest = {
      channel: 'licensee' as const,
      account,
      lines: lines.map(([productId, quantity]) => ({ productId, quantity })),
    };
    const { quote } = await priceCart(deps, cartRequest, currentProducts);
    const order = await placeOrder(deps, {
      idempotencyKey: { key: `demo-run-${account}`, fingerprint: fingerprintOf('demo', account) },
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
    // Its promise is for today; no mail goes out for a demonstration.
    const promised = await reviseOrder(deps, order._id, (now) =>
      now.delivery ? undefined : { $set: { delivery, followUps: [] } },
    );
    all.push(promised ?? order);
  }
  return all;
}
