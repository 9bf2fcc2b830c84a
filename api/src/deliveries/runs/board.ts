import type { RunDayJson } from 'shared-domain/contracts';
import { type Day, dayOf } from 'shared-domain/dates';
import { standingOf } from 'shared-domain/licences';
import { licenseeModel } from '../../accounts/licences/index.ts';
import { readPlan } from '../../catalogue/zones/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { HELD, MAY_LEAVE, type OrderDocument, orderModel, WAITS } from '../../orders/order/index.ts';
import { readRunDay } from './model.ts';
import { presentRunOrder, presentRuns } from './present.ts';

/** More than any fleet delivers in a day; also limits what a page has to draw. */
const MAX_ORDERS = 1000;
/** Statuses of an order that waits to be picked up. */
const WAITING = ['pending', 'processed'];

/** The order fields that the board needs. */
const FIELDS = {
  channel: 1,
  collectEmpties: 1,
  customerName: 1,
  accountName: 1,
  address: 1,
  delivery: 1,
  deliveryDetails: 1,
  items: 1,
  licenseNum: 1,
  orderDate: 1,
  passed: 1,
  status: 1,
  timeline: 1,
} as const;

/** A day's runs, the orders to be delivered on it, and what waits to be picked up. */
export async function readBoard(deps: Deps, day: Day): Promise<RunDayJson> {
  const { connection, clock } = deps;
  const [runDay, plan, promised, pickUps, next] = await Promise.all([
    readRunDay(connection, day),
    readPlan(connection),
    find(deps, { 'delivery.kind': 'delivery', 'delivery.day': day, ...MAY_LEAVE }),
    dayOf(clock()) === day
      ? find(deps, { 'delivery.kind': 'pick-up', status: { $in: WAITING }, $nor: [WAITS, HELD] })
      : [],
    nextDay(deps, day),
  ]);
  const there = new Set(promised.map(({ _id }) => _id));
  const others = runDay.runs
    .flatMap(({ stops }) => stops.map(({ orderId }) => orderId))
    .filter((id) => !there.has(id));
  const strays = others.length > 0 ? await find(deps, { _id: { $in: others } }) : [];
  const orders = [...promised, ...strays];
  const licences = await licencesThatMayNotOrder(deps, [...orders, ...pickUps]);
  const present = (order: OrderDocument) => presentRunOrder(order, licences.get(licenceOf(order) ?? ''));
  return {
    ...presentRuns(runDay),
    orders: orders.map(present),
    pickUps: pickUps.map(present),
    zones: zonesOf(plan.zones, orders),
    ...(next ? { next } : {}),
  };
}

const find = ({ connection }: Deps, filter: object) =>
  orderModel(connection)
    .find({ state: 'placed', ...filter }, FIELDS)
    .limit(MAX_ORDERS)
    .lean<OrderDocument[]>();

/** Only wholesale licence numbers are verified. */
const licenceOf = ({ channel, licenseNum }: OrderDocument) =>
  channel === 'licensee' ? licenseNum : undefined;

/** The lapsed and suspended licences among those of these orders (LICENCE-19). */
async function licencesThatMayNotOrder(
  { connection, clock, tradeSettings }: Deps,
  orders: readonly OrderDocument[],
): Promise<Map<string, 'lapsed' | 'suspended'>> {
  const numbers = orders.flatMap((order) => licenceOf(order) ?? []);
  const [licences, { licenceGraceDays }] = await Promise.all([
    licenseeModel(connection)
      .find({ _id: { $in: numbers } }, { endDate: 1, standing: 1 })
      .lean(),
    tradeSettings(),
  ]);
  return new Map(
    licences.flatMap(({ _id, ...terms }) => {
      const { standing } = standingOf(terms, clock(), licenceGraceDays);
      return standing === 'lapsed' || standing === 'suspended' ? [[_id, standing] as const] : [];
    }),
  );
}

/** Current zones, and deleted ones that orders were promised for. */
function zonesOf(zones: RunDayJson['zones'], orders: readonly OrderDocument[]): RunDayJson['zones'] {
  const known = new Map(
    zones.map(({ id, name, colour }) => [id, { id, name, ...(colour ? { colour } : {}) }]),
  );
  for (const { delivery } of orders)
    if (delivery?.kind === 'delivery' && !known.has(delivery.zone.id))
      known.set(delivery.zone.id, { id: delivery.zone.id, name: delivery.zone.name });
  return [...known.values()];
}

async function nextDay({ connection }: Deps, day: Day): Promise<Day | undefined> {
  const order = await orderModel(connection)
    .findOne(
      {
        'delivery.kind': 'delivery',
        'delivery.day': { $gt: day },
        state: 'placed',
        status: { $ne: 'cancelled' },
      },
      { delivery: 1 },
    )
    .sort({ 'delivery.day': 1 })
    .lean();
  return order?.delivery?.kind === 'delivery' ? order.delivery.day : undefined;
}
