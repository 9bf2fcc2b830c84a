import { addDays, dayOf } from 'shared-domain/dates';
import { dollarsOf } from 'shared-domain/money';
import { refundOf } from 'shared-domain/orders';
import { type Channel, isMerchandise, type Product } from 'shared-domain/products';
import { quoteFor } from 'shared-domain/quotes';
import {
  type OrderDocument,
  orderMails,
  type TimelineEntry,
  toPricedOrder,
} from '../../src/orders/order/index.ts';
import { draftOf } from '../../src/orders/placing/index.ts';
import type { Random } from '../fuzz/random.ts';

const DAY_MS = 86_400_000;
const ORDERS_A_DAY = 270;
export const LICENCES = 2_000;
/** Younger orders are still being worked on. */
const OPEN_DAYS = 2;
const PLACES = ['Gull', 'Anchor', 'Harbour', 'Lantern', 'Cedar', 'Granite', 'Café Émile', "O'Brien's"];
const KINDS = ['Pub', 'Taproom', 'Bistro', 'Social', 'Hotel', 'Arms'];
const FIRST = ['Ines', 'Nora', 'Émile', 'Bo', 'Ana', 'Kai', 'Maya', 'Tom', 'Ravi', 'June'];
const LAST = ['Tremblay', 'Singh', 'Larsen', 'Müller', 'Chan', 'Roy', 'Walker', 'Novak', 'Costa', 'Baker'];

const oneOf = <Item>(items: readonly Item[], place: number): Item => items[place % items.length] as Item;

/** A licence's number, and the name of its business. */
export const licenceAt = (place: number) => ({
  number: `${100 + Math.floor(place / 1_000)}-${String(place % 1_000).padStart(3, '0')}`,
  name: `${oneOf(PLACES, place)} ${oneOf(KINDS, place >> 3)} ${place}`,
});

/** When an order was placed: 270 a day, the last one just now. */
export const momentOf = (place: number, count: number, now: number): Date =>
  new Date(now - (count - place) * (DAY_MS / ORDERS_A_DAY));

type Buyer = { channel: Channel; licence: number; person: number };

function buyerOf(random: Random, count: number): Buyer {
  const share = random.int(100);
  const channel = share < 75 ? 'licensee' : share < 85 ? 'keg' : 'dtc';
  // Retail customers come four times, on average.
  const people = channel === 'licensee' ? LICENCES : Math.max(10, Math.floor(count / 16));
  const person = random.int(people);
  return { channel, licence: person, person };
}

function customerOf({ channel, licence, person }: Buyer) {
  const name = `${oneOf(FIRST, person)} ${oneOf(LAST, Math.floor(person / 10))}`;
  const account = licenceAt(licence);
  return {
    customerName: name,
    customerEmail: `${channel}.${person}@example.com`,
    address: `${(person % 900) + 10} Water Street, Vancouver, BC, V6B 1A1`,
    ...(channel === 'licensee' ? { accountName: account.name, licenseNum: account.number } : {}),
  };
}

function linesOf(channel: Channel, products: readonly Product[], random: Random) {
  const isKegOnly = channel === 'keg';
  const offered = products.filter(
    (product) => !isMerchandise(product) && isKegOnly === (product.packagingType !== 'Packaged'),
  );
  return Array.from({ length: 1 + random.int(isKegOnly ? 3 : 7) }, () => ({
    product: random.pick(offered),
    quantity: 1 + random.int(channel === 'dtc' ? 24 : 4),
  }));
}

/** The stored document of one order out of a number of them, made as orders are: quoted, drafted, placed, delivered. */
export function orderAt(
  place: number,
  {
    count,
    now,
    products,
    random,
  }: { count: number; now: number; products: readonly Product[]; random: Random },
): OrderDocument {
  const buyer = buyerOf(random, count);
  const { channel } = buyer;
  const at = momentOf(place, count, now);
  const quote = quoteFor({ channel, lines: linesOf(channel, products, random), shipping: 1495, at });
  const id = `${channel === 'keg' ? 'KEG' : 'CBO'}-${at.getTime()}`;
  const cart = { quote, unavailable: [], options: [], fallbackRates: false, shippingOption: null };
  const intent = {
    idempotencyKey: { space: 'visitor' as const, key: id, fingerprint: id },
    cartRequest: { channel, lines: [] },
    expectedTotal: dollarsOf(quote.total),
    customer: customerOf(buyer),
  };
  const draft = draftOf(id, intent, cart, { at, ...promised(channel, at, buyer) });
  return handled({ ...draft, state: 'placed', followUps: mailsOf(draft) }, now, random);
}

function promised(channel: Channel, at: Date, { licence }: Buyer): Pick<OrderDocument, 'delivery'> {
  if (channel === 'dtc') return {};
  if (channel === 'keg') return { delivery: { kind: 'pick-up' } };
  const day = addDays(dayOf(at), 1);
  const zone = { id: `zone-${licence % 5}`, name: `Zone ${licence % 5}` };
  const closes = at.toISOString();
  return { delivery: { kind: 'delivery', day, zone, closes, units: 6, minimum: 5, postalCode: 'V6B 1A1' } };
}

const mailsOf = ({ channel, customerEmail, orderDate }: OrderDocument) =>
  orderMails(channel, customerEmail, orderDate).map((mail) => ({
    ...mail,
    state: 'done' as const,
    attempts: 1,
    finishedAt: orderDate,
  }));

/** What became of it: most are delivered, four in a hundred cancelled, three in a hundred retail orders refunded in part. */
function handled(order: OrderDocument, now: number, random: Random): OrderDocument {
  const age = (now - order.orderDate.getTime()) / DAY_MS;
  const share = random.int(100);
  const open = oneOf(['pending', 'processed', 'shipped'] as const, share);
  const status: OrderDocument['status'] = share < 4 ? 'cancelled' : age < OPEN_DAYS ? open : 'delivered';
  const at = new Date(Math.min(now, order.orderDate.getTime() + DAY_MS));
  const moved: TimelineEntry = {
    at,
    who: 'nora@cbo.example',
    event: 'status' as const,
    from: 'pending' as const,
    to: status,
  };
  const paid = order.channel === 'dtc' ? paidFor(order, share >= 97) : order;
  return { ...paid, status, timeline: [...order.timeline, moved], version: 3, updatedAt: at };
}

function paidFor(order: OrderDocument, isRefunded: boolean): OrderDocument {
  const { _id: id, orderDate, totalAmount: amount, items } = order;
  const [first, ...rest] = items;
  const lines = isRefunded && first ? [{ productId: first.productId, quantity: 1 }] : [];
  const refunded = dollarsOf(refundOf(toPricedOrder(order), lines).total);
  const refund = {
    ...{ id: `${id}-refund`, at: orderDate, who: 'nora@cbo.example', amount: refunded, lines },
    ...{ providerId: `re_${id}`, state: 'done' as const },
  };
  return {
    ...order,
    items: lines.length > 0 && first ? [{ ...first, refunded: 1 }, ...rest] : items,
    payment: {
      ...{ status: 'paid', sessionId: `cs_${id}`, url: 'https://pay.example', expiresAt: orderDate, amount },
      ...{ startedAt: orderDate, paidAt: orderDate, paidAmount: amount, paymentIntent: `pi_${id}` },
      refunds: lines.length > 0 ? [refund] : [],
      ...(lines.length > 0 ? { refundedAmount: refunded } : {}),
    },
  };
}
