import type { OrderingAccountJson } from 'shared-domain/contracts';
import { standingOf } from 'shared-domain/licences';
import { addressFields, deliveryPlaces, nameFields, usualLines } from 'shared-domain/staff-orders';
import type { Deps } from '../../foundation/dependencies.ts';
import { licenceAccount, type OrderDocument, orderModel } from '../../orders/order/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { kegAccountModel } from '../kegs/index.ts';
import { type LicenseeDocument, lastVouchedOrder, licenseeModel } from '../licences/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const USUAL_DAYS = 90;
/** Maximum usual lines: more than fit on one row of the widest page. */
const USUAL_COUNT = 8;
/** How many former orders are read to find what an account usually orders. */
const ORDERS_READ = 100;

/** An account's details for the order form (ORDER-24). Throws `licence_not_found`. */
export async function orderingAccount(deps: Deps, number: string): Promise<OrderingAccountJson> {
  const { connection, clock } = deps;
  const [licensee, orders, vouched, kegs, { licenceGraceDays }] = await Promise.all([
    licenseeModel(connection).findById(number).lean(),
    formerOrders(deps, number),
    lastVouchedOrder(deps, number),
    kegAccountModel(connection).findById(licenceAccount(number), { total: 1 }).lean(),
    deps.tradeSettings(),
  ]);
  if (!licensee) throw problem('licence_not_found');
  const [last] = orders;
  const since = new Date(clock().getTime() - USUAL_DAYS * DAY_MS);
  const recent = orders.filter(({ orderDate }) => orderDate >= since);
  return {
    licenseNumber: number,
    companyName: licensee.companyName,
    standing: standingOf(licensee, clock(), licenceGraceDays).standing,
    form: formOf(licensee, vouched),
    addresses: deliveryPlaces([licensee.deliveryAddress, ...(licensee.otherAddresses ?? [])]),
    kegs: kegs?.total ?? 0,
    ...(last
      ? { lastOrder: { id: last._id, orderDate: last.orderDate.toISOString(), lines: linesOf(last) } }
      : {}),
    usual: usualLines(recent.map(linesOf), USUAL_COUNT),
    had: hadOf(orders),
  };
}

type FormerOrder = Pick<OrderDocument, '_id' | 'orderDate' | 'items'>;

const formerOrders = ({ connection }: Deps, number: string): Promise<FormerOrder[]> =>
  orderModel(connection)
    .find(
      { licenseNum: number, state: 'placed', channel: 'licensee', status: { $ne: 'cancelled' } },
      { orderDate: 1, items: 1 },
    )
    .sort({ orderDate: -1 })
    .limit(ORDERS_READ)
    .lean();

const linesOf = ({ items }: FormerOrder) => items.map(({ productId, quantity }) => ({ productId, quantity }));

/** The contact who gets order mails and the stored addresses come first, then the last vouched order (LICENCE-20). */
function formOf(licensee: LicenseeDocument, last: OrderDocument | null): OrderingAccountJson['form'] {
  const { contacts = [], deliveryAddress, premisesAddress } = licensee;
  const contact = contacts.find(({ orderMails }) => orderMails);
  const address = [deliveryAddress, last?.address, premisesAddress]
    .map((line) => (line ? addressFields(line) : undefined))
    .find((fields) => fields !== undefined);
  const name = contact?.name ?? last?.customerName;
  const email = contact?.email ?? last?.customerEmail;
  return {
    ...(name ? nameFields(name) : {}),
    ...(email ? { email } : {}),
    ...(contact?.phone ? { phone: contact.phone } : {}),
    ...address,
    ...(last?.deliveryDetails ? { deliveryDetails: last.deliveryDetails } : {}),
  } as OrderingAccountJson['form'];
}

function hadOf(orders: FormerOrder[]): OrderingAccountJson['had'] {
  const had = new Map<string, OrderingAccountJson['had'][number]>();
  for (const { orderDate, items } of orders) {
    for (const { productId, quantity } of items) {
      if (!had.has(productId)) had.set(productId, { productId, quantity, on: orderDate.toISOString() });
    }
  }
  return [...had.values()];
}
