import type { SoldOrder } from 'shared-domain/accounting';
import type { SupplierJson } from 'shared-domain/contracts';
import { type Day, endOfDay, startOfDay } from 'shared-domain/dates';
import type { Product } from 'shared-domain/products';
import { sizeOf } from 'shared-domain/sizes';
import {
  deliveredAt,
  linesInWeek,
  linesOfOrder,
  type ReportedLicence,
  type ReportingWeek,
  type ReportLine,
  supplierFinder,
} from 'shared-domain/suppliers';
import { licenseeModel } from '../../accounts/licences/index.ts';
import { currentCatalogue } from '../../catalogue/products/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { BOOKED, isBooked, type OrderDocument, orderModel, soldOrder } from '../../orders/order/index.ts';
import { FILE_READING_MS } from '../../requests/calls/index.ts';
import { reportModel } from './model.ts';

const OUT = ['shipped', 'delivered'];

/** Where the reports of a supplier begin, and up to when the one before this week knows its orders. */
type Bounds = { first: Day | undefined; knownUntil: Date | undefined };

async function boundsOf(deps: Deps, supplier: string, week: ReportingWeek): Promise<Bounds> {
  const before = (direction: 1 | -1) =>
    reportModel(deps.connection)
      .findOne({ supplier, week: { $lt: week.from } })
      .sort({ week: direction })
      .select('week preparedAt')
      .lean<{ week: Day; preparedAt: Date }>();
  const [first, last] = await Promise.all([before(1), before(-1)]);
  return { first: first?.week, knownUntil: last?.preparedAt };
}

/** Orders whose litres earlier reports have by a guess or not at all, of products whose size is confirmed by now. */
async function ordersToResize(deps: Deps, week: ReportingWeek, confirmed: string[]): Promise<string[]> {
  const found = await reportModel(deps.connection).aggregate<{ _id: string }>(
    [
      {
        $match: {
          week: { $lt: week.from },
          lines: { $elemMatch: { note: { $gt: '' }, sku: { $in: confirmed } } },
        },
      },
      { $unwind: '$lines' },
      { $match: { 'lines.sku': { $in: confirmed } } },
      {
        $group: {
          _id: {
            order: '$lines.order',
            sku: '$lines.sku',
            of: { $ifNull: ['$lines.corrects', '$lines.document'] },
          },
          isOpen: { $min: { $gt: ['$lines.note', ''] } },
        },
      },
      { $match: { isOpen: true } },
      { $group: { _id: '$_id.order' } },
    ],
    { maxTimeMS: FILE_READING_MS },
  );
  return found.map(({ _id }) => _id);
}

/**
 * Orders that a week's reports can be about, each once: delivered or credited in it, changed since the reports before, or named.
 */
async function ordersFor(
  deps: Deps,
  week: ReportingWeek,
  changedSince: Date | undefined,
  named: readonly string[],
) {
  const at = { $gte: startOfDay(week.from), $lte: endOfDay(week.to) };
  const filters: [filter: object, index: string][] = [
    [{ ...BOOKED, status: { $in: OUT }, timeline: { $elemMatch: { to: { $in: OUT }, at } } }, 'out'],
    [{ ...BOOKED, 'credits.at': at }, 'credits.at_1'],
    [{ ...BOOKED, 'payment.refunds.at': at }, 'payment.refunds.at_1'],
    [{ _id: { $in: named } }, '_id_'],
    ...(changedSince
      ? [[{ state: 'placed', updatedAt: { $gte: changedSince } }, 'updatedAt_-1'] satisfies [object, string]]
      : []),
  ];
  const orders = new Map<string, OrderDocument>();
  for (const [filter, index] of filters) {
    const found = orderModel(deps.connection)
      .find(filter)
      .select({ former: 0, followUps: 0, texts: 0, numberEnds: 0, formerTexts: 0, taken: 0, composition: 0 })
      .hint(index)
      .maxTimeMS(FILE_READING_MS)
      .lean<OrderDocument[]>()
      .cursor() as AsyncIterable<OrderDocument>;
    for await (const order of found) orders.set(order._id, order);
  }
  return orders;
}

/** What reports of earlier weeks say, by supplier and order. */
async function earlierLines(deps: Deps, week: ReportingWeek, ids: string[]) {
  const known = new Map<string, ReportLine[]>();
  const found = reportModel(deps.connection)
    .find({ 'lines.order': { $in: ids }, week: { $lt: week.from } })
    .select('supplier lines')
    .lean<{ supplier: string; lines: ReportLine[] }[]>()
    .cursor() as AsyncIterable<{ supplier: string; lines: ReportLine[] }>;
  for await (const { supplier, lines } of found)
    for (const line of lines) {
      const key = `${supplier} ${line.order}`;
      known.set(key, [...(known.get(key) ?? []), line]);
    }
  return known;
}

async function licencesOf(deps: Deps, orders: Iterable<OrderDocument>) {
  const numbers = new Set([...orders].flatMap(({ licenseNum }) => licenseNum ?? []));
  const found = await licenseeModel(deps.connection)
    .find({ _id: { $in: [...numbers] } })
    .select('companyName licenceClass')
    .lean<({ _id: string } & ReportedLicence)[]>();
  return new Map(found.map((licence) => [licence._id, licence]));
}

/** The lines of a week's reports, by supplier; an empty list for a week without sales (REPORT-2 to REPORT-4). */
export async function weekLines(
  deps: Deps,
  week: ReportingWeek,
  suppliers: readonly SupplierJson[],
): Promise<Map<string, ReportLine[]>> {
  const bounds = await Promise.all(suppliers.map(({ id }) => boundsOf(deps, id, week)));
  const known = bounds.flatMap(({ knownUntil }) => knownUntil ?? []);
  const changedSince = known.sort((one, other) => one.getTime() - other.getTime())[0];
  const catalogue = await currentCatalogue(deps);
  const confirmed = catalogue.list('staff').filter((product) => !sizeOf(product).isGuess);
  const resized = await ordersToResize(
    deps,
    week,
    confirmed.map(({ id }) => id),
  );
  const orders = await ordersFor(deps, week, changedSince, resized);
  const [licences, earlier] = await Promise.all([
    licencesOf(deps, orders.values()),
    earlierLines(deps, week, [...orders.keys()]),
  ]);
  const ownerOf = ownersOf(suppliers, catalogue.get);
  const found = new Map(suppliers.map(({ id }) => [id, [] as ReportLine[]]));
  for (const order of orders.values()) {
    const sold = deliveredOrder(order);
    const owners = new Set(order.items.map(({ productId }) => ownerOf(productId)));
    for (const [place, { id }] of suppliers.entries()) {
      const lines = earlier.get(`${id} ${order._id}`) ?? [];
      if (lines.length === 0 && !owners.has(id)) continue;
      const lookups = {
        isOurs: (productId: string) => ownerOf(productId) === id,
        productOf: catalogue.get,
        licenceOf: (number: string) => licences.get(number),
      };
      const current = sold ? linesOfOrder(sold.order, sold.at, lookups) : [];
      found.get(id)?.push(...linesInWeek(current, { lines, since: bounds[place]?.first }, week));
    }
  }
  for (const lines of found.values()) lines.sort(byDocument);
  return found;
}

/** The supplier's id by a product's, worked out once for each. */
function ownersOf(suppliers: readonly SupplierJson[], productOf: (id: string) => Product | undefined) {
  const supplierOf = supplierFinder(suppliers);
  const known = new Map<string, string | undefined>();
  return (productId: string): string | undefined => {
    if (!known.has(productId)) known.set(productId, supplierOf(productOf(productId) ?? {})?.id);
    return known.get(productId);
  };
}

const byDocument = (one: ReportLine, other: ReportLine): number =>
  one.day.localeCompare(other.day) || one.document.localeCompare(other.document);

/** An order that counts as delivered, and when it was. */
function deliveredOrder(order: OrderDocument): { order: SoldOrder; at: string } | undefined {
  if (!isBooked(order)) return undefined;
  const timeline = order.timeline.map((entry) => ({ ...entry, at: entry.at.toISOString() }));
  const at = deliveredAt(order, timeline);
  return at === undefined ? undefined : { order: soldOrder(order), at };
}
