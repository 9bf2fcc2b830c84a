import { type RunJson, type RunOrderJson, type RunsJson, run } from 'shared-domain/contracts';
import { dayOf } from 'shared-domain/dates';
import { tradeUnitsOf } from 'shared-domain/delivery';
import type { Kegs } from 'shared-domain/kegs';
import { loadOf, type Run, type RunDay, runStateOf } from 'shared-domain/runs';
import { presented } from '../../foundation/database/index.ts';
import type { OrderDocument } from '../../orders/order/index.ts';

/** A day's runs for staff. */
export const presentRuns = ({ day, version, runs }: RunDay): RunsJson => ({
  day,
  version,
  runs: runs.map(presentRun),
});

const presentRun = (one: Run): RunJson => ({ ...presented(run, one), state: runStateOf(one) });

/** An order for the delivery board. */
export function presentRunOrder(order: OrderDocument, licence?: RunOrderJson['licence']): RunOrderJson {
  const { delivery } = order;
  const isDelivery = delivery?.kind === 'delivery';
  return {
    id: order._id,
    name: order.accountName || order.customerName,
    address: streetOf(order),
    postalCode: isDelivery ? delivery.postalCode : '',
    status: order.status,
    load: loadOf(order.items),
    units: isDelivery ? delivery.units : unitsOf(order),
    ...(isDelivery ? { zone: delivery.zone.id, day: delivery.day } : {}),
    ...defined({
      note: order.deliveryDetails || undefined,
      empties: emptiesOf(order),
      licence,
      passed: order.passed,
      ready: readyAt(order),
    }),
  };
}

/** The empty kegs to collect from the customer. */
export const emptiesOf = (order: OrderDocument): Kegs | undefined => order.collectEmpties;

/** Street and city of an address, without province and postal code; a keg order stores it with its promise. */
export function streetOf({ channel, delivery, address }: OrderDocument): string {
  if (delivery?.kind === 'delivery' && delivery.address) return delivery.address;
  if (channel === 'keg') return '';
  return address.split(', ').slice(0, -2).join(', ');
}

const unitsOf = ({ items, orderDate }: OrderDocument): number =>
  tradeUnitsOf(
    items.map(({ productId, productCategory = '', productPackagingType, quantity }) => ({
      product: { id: productId, category: productCategory, packagingType: productPackagingType },
      quantity,
    })),
    dayOf(orderDate),
  );

const readyAt = ({ delivery, status, timeline }: OrderDocument): string | undefined =>
  delivery?.kind === 'pick-up' && status === 'processed'
    ? timeline.findLast(({ to }) => to === 'processed')?.at.toISOString()
    : undefined;

/** Removes undefined members, since JSON has none. */
const defined = <Members extends object>(members: Members) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Members]?: Exclude<Members[Key], undefined>;
  };
