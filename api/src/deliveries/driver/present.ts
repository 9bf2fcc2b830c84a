import type { DriverLine, DriverRun, DriverStop } from 'shared-domain/contracts';
import {
  deliveredOf,
  type EndingUpdate,
  isSame,
  linkEnd,
  needsIdCheck,
  reportsOf,
  type StopReport,
} from 'shared-domain/driver';
import { areToBeCounted, kegSizeOf } from 'shared-domain/kegs';
import { dayOfRun, type Run, type Stop } from 'shared-domain/runs';

import { licenseeModel } from '../../accounts/licences/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { accountOf, type OrderDocument, orderModel, type StoredItem } from '../../orders/order/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { readRunDay } from '../runs/index.ts';
import type { DriverLogDocument } from './model.ts';
import { receiversOf } from './receivers.ts';

/** A run for its driver, and nothing more: no prices, no email addresses, no other runs. */
export async function driverRunOf(deps: Deps, log: DriverLogDocument): Promise<DriverRun> {
  const day = await readRunDay(deps.connection, dayOfRun(log._id));
  const run = day.runs.find(({ id }) => id === log._id);
  if (!run) throw problem('run_link');
  const ids = run.stops.map(({ orderId }) => orderId);
  const orders = await orderModel(deps.connection)
    .find({ _id: { $in: ids }, state: 'placed' })
    .lean<OrderDocument[]>();
  const byId = new Map(orders.map((order) => [order._id, order]));
  const [phones, receivers] = await Promise.all([phonesOf(deps, orders), receiversOf(deps, orders)]);
  const stops = run.stops.flatMap((stop) => {
    const order = byId.get(stop.orderId);
    if (!order) return [];
    const phone = phones.get(order.licenseNum ?? '') ?? phoneIn(order);
    return [presentStop(stop, order, log, { phone, receivers: receivers.get(accountOf(order)?.id ?? '') })];
  });
  const { id, driver } = run;
  return {
    id,
    day: day.day,
    title: titleOf(run, orders),
    driver,
    until: linkEnd(day.day).toISOString(),
    stops,
    lastNumber: Math.max(0, ...log.presses.map(({ number }) => number)),
  };
}

/** The zone if all stops share it, else the run's number: 'Run 2'. */
function titleOf({ id }: Run, orders: readonly OrderDocument[]): string {
  const zones = new Set(
    orders.map(({ delivery }) => (delivery?.kind === 'delivery' ? delivery.zone.name : '')),
  );
  const [zone] = zones;
  return zones.size === 1 && zone ? zone : `Run ${Number(id.slice('YYYY-MM-DD-'.length))}`;
}

type People = { phone: string | undefined; receivers: string[] | undefined };

function presentStop(
  { orderId, state, at }: Stop,
  order: OrderDocument,
  { presses: updates, conflicts }: DriverLogDocument,
  { phone, receivers = [] }: People,
): DriverStop {
  const report = reportsOf(updates.filter(({ stop }) => stop === orderId)).get(orderId) ?? {};
  const { ending, next, empties, returns, payment, received } = report;
  const conflict = conflicts.find(({ press: update }) => update === ending?.id);
  return {
    orderId,
    state,
    ...(at === undefined ? {} : { at }),
    name: order.accountName || order.customerName,
    address: addressOf(order),
    ...(phone ? { phone } : {}),
    ...(order.deliveryDetails ? { note: order.deliveryDetails } : {}),
    lines: linesOf(order, ending),
    empties: order.collectEmpties ?? {},
    ...(areToBeCounted(order.collectEmpties) ? { countEmpties: true as const } : {}),
    receivers,
    presses: [ending, next, empties, received].filter(
      (update) => update !== undefined,
    ) as DriverStop['presses'],
    ...(returns ? { returns: returns as NonNullable<DriverStop['returns']> } : {}),
    ...(payment ? { payment: payment as NonNullable<DriverStop['payment']> } : {}),
    ...(order.channel === 'licensee' && order.licenseNum ? { takesPayment: true as const } : {}),
    ...(needsIdCheck(order.channel) ? { needsIdCheck: true as const } : {}),
    ...provenBy(report),
    ...(conflict ? { conflict: { press: conflict.press, why: conflict.why } } : {}),
  };
}

/** What of the proof at the door the server knows of; signature and photo themselves stay there. */
const provenBy = ({ idCheck, signature, photo }: StopReport): Pick<DriverStop, 'proof'> =>
  idCheck || signature || photo
    ? {
        proof: {
          ...(idCheck ? { idCheck: idCheck.result } : {}),
          ...(signature ? { signed: true as const } : {}),
          ...(photo ? { photo: true as const } : {}),
        },
      }
    : {};

/** The lines as ordered, even after a short delivery has reduced them, so that it can be corrected (DRIVER-14). */
function linesOf({ items, former = [] }: OrderDocument, ending: EndingUpdate | undefined): DriverLine[] {
  const now = items.flatMap(presentLine);
  if (ending?.what !== 'delivered' || !isSame(deliveredOf(ending.lines), now)) return now;
  const known = new Map(
    [...former.map(({ item }) => item), ...items].map((item) => [item.productId, item] as const),
  );
  return ending.lines.flatMap(({ productId, ordered }) => {
    const item = known.get(productId);
    return item ? presentLine({ ...item, quantity: ordered, refunded: 0 }) : [];
  });
}

function presentLine(item: StoredItem): DriverLine[] {
  const { productId, productName, productCategory, quantity, refunded = 0 } = item;
  if (quantity <= refunded) return [];
  const size = kegSizeOf(item);
  const unit = size !== null ? 'keg' : productCategory === 'Merchandise' ? 'piece' : 'case';
  return [
    { productId, name: productName, quantity: quantity - refunded, unit, ...(size === null ? {} : { size }) },
  ];
}

/** A stop's address; a keg order stores it with its promise. */
function addressOf({ channel, delivery, address }: OrderDocument): string {
  if (delivery?.kind !== 'delivery') return channel === 'keg' ? '' : address;
  if (delivery.address) return `${delivery.address}, ${delivery.postalCode}`;
  return channel === 'keg' ? delivery.postalCode : address;
}

const phoneIn = ({ channel, address }: OrderDocument): string | undefined =>
  channel === 'keg' ? /^Phone: (.+)$/.exec(address)?.[1] : undefined;

/** The first phone number on each account. */
async function phonesOf(
  { connection }: Deps,
  orders: readonly OrderDocument[],
): Promise<Map<string, string>> {
  const numbers = orders.flatMap(({ licenseNum }) => licenseNum ?? []);
  const accounts = await licenseeModel(connection)
    .find({ _id: { $in: numbers } }, { contacts: 1 })
    .lean();
  return new Map(
    accounts.flatMap(({ _id, contacts = [] }) => {
      const phone = contacts.find((contact) => contact.phone)?.phone;
      return phone ? [[_id, phone] as const] : [];
    }),
  );
}
