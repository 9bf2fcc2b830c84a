import type { z } from 'zod';
import { type Day, dayOf } from '../../foundation/dates/index.ts';
import { centsOf, dollarsOf, sumOf } from '../../foundation/money/index.ts';
import { isAlcohol } from '../../goods/products/index.ts';
import { contentsOf, litresNote, type SizedProduct, soldSize } from '../../goods/sizes/index.ts';
import type { OrderStatus } from '../../selling/orders/index.ts';
import { billedTo, type IssuedRefund, type SoldItem, type SoldOrder } from '../accounting/index.ts';
import type { reportLine } from './description.ts';
import type { ReportingWeek } from './reporting-week.ts';

/** A line of a sales report: units of one product by one document (REPORT-2). Amounts in dollars. */
export type ReportLine = Readonly<z.infer<typeof reportLine>>;

/** What a report needs of a product and of a licence. */
export type ReportedProduct = SizedProduct & { readonly ldbSku?: string };
export type ReportedLicence = { readonly companyName: string; readonly licenceClass?: string };

/** Where the lines of an order look up what it doesn't hold itself. */
export type Lookups = {
  /** Whether a product is the supplier's. */
  readonly isOurs: (productId: string) => boolean;
  readonly productOf: (productId: string) => ReportedProduct | undefined;
  readonly licenceOf: (number: string) => ReportedLicence | undefined;
};

type Moved = { readonly at: string; readonly from?: OrderStatus; readonly to?: OrderStatus };

const done = (channel: SoldOrder['channel']): readonly (OrderStatus | undefined)[] =>
  // Parcels are handed to a carrier, which reports no arrival.
  channel === 'dtc' ? ['shipped', 'delivered'] : ['delivered'];

/** When an order was delivered: its last change to delivered, of a parcel to shipped; undefined if it isn't (REPORT-2). */
export function deliveredAt(
  { channel, status }: Pick<SoldOrder, 'channel' | 'status'>,
  timeline: readonly Moved[],
): string | undefined {
  const states = done(channel);
  if (!states.includes(status)) return undefined;
  return timeline.findLast(({ from, to }) => states.includes(to) && !states.includes(from))?.at;
}

/**
 * All lines of a supplier by an order delivered at an instant: what was delivered, then what refunds and credits took back
 * afterwards, with negative units; their reversals are positive (REPORT-2, REPORT-3). Merchandise has none.
 */
export function linesOfOrder(order: SoldOrder, at: string, lookups: Lookups): ReportLine[] {
  const items = order.items.filter(
    ({ productId, productCategory }) => isAlcohol({ category: productCategory }) && lookups.isOurs(productId),
  );
  // A credit always follows the delivery, even within one millisecond.
  const later = order.refunds.filter((refund) => refund.isCredit || refund.at > at);
  const delivered = items.map((item) => {
    const left = item.quantity - (item.refunded ?? 0);
    const units = left + sumOf(later.map((refund) => unitsIn(refund, item)));
    return lineOf(order, item, { document: order.id, at, units }, lookups);
  });
  // A credit is without its number for a moment.
  const taken = later
    .filter(({ number }) => number !== '')
    .flatMap((refund) =>
      items.map((item) => {
        const units = -unitsIn(refund, item);
        return lineOf(order, item, { document: refund.number, at: refund.at, units }, lookups);
      }),
    );
  return [...delivered, ...taken].filter(({ units }) => units !== 0);
}

/** The units of an item that a refund or credit takes back; negative for a reversal. */
function unitsIn({ lines, reverses }: IssuedRefund, { productId }: SoldItem): number {
  const its = lines.filter((line) => line.productId === productId);
  const units = sumOf(its.map(({ quantity }) => quantity));
  return reverses === undefined ? units : -units;
}

function lineOf(
  order: SoldOrder,
  item: SoldItem,
  { document, at, units }: { document: string; at: string; units: number },
  { productOf, licenceOf }: Lookups,
): ReportLine {
  const product = productOf(item.productId);
  const size = soldSize(item, product);
  return {
    ...{ day: dayOf(new Date(at)), document, order: order.id },
    ...customerOf(order, licenceOf),
    ...{ sku: item.productId, ldbSku: product?.ldbSku ?? '', product: item.productName },
    ...{ units, ...contentsOf(size, units, order.channel) },
    price: item.productPrice,
    amount: dollarsOf(centsOf(item.productPrice) * units),
    note: litresNote(size),
  };
}

/** Private people are named to no brewery (REPORT-2). */
function customerOf(order: SoldOrder, licenceOf: Lookups['licenceOf']) {
  const { channel, licenseNum } = order;
  if (channel !== 'licensee')
    return {
      ...{ licence: '', customer: 'Private customer' },
      customerClass: channel === 'dtc' ? 'Retail' : 'Keg portal',
    };
  const licence = licenseNum === undefined ? undefined : licenceOf(licenseNum);
  return {
    licence: licenseNum ?? '',
    customer: licence?.companyName ?? billedTo(order),
    customerClass: licence?.licenceClass ?? 'Class not recorded',
  };
}

/** What reports of earlier weeks say of an order, and from which day on the supplier has reports. */
export type Earlier = { readonly lines: readonly ReportLine[]; readonly since: Day | undefined };

/**
 * An order's lines in the report of a week (REPORT-4): its documents of the week; those of earlier weeks that no report has;
 * and the difference wherever a document says something else now than an earlier report did, or its litres were a guess. The
 * last two name the document.
 * @param current all lines of the order as it is now; none if it isn't delivered any longer
 */
export function linesInWeek(
  current: readonly ReportLine[],
  { lines: earlier, since }: Earlier,
  week: ReportingWeek,
): ReportLine[] {
  const known = Map.groupBy(earlier, documentOf);
  const now = Map.groupBy(
    current.filter(({ day }) => day <= week.to),
    documentOf,
  );
  return [...new Set([...now.keys(), ...known.keys()])].flatMap((document) => {
    const [lines, reported] = [now.get(document) ?? [], known.get(document)];
    if (reported) return differences(lines, reported, document);
    return lines.flatMap((line) => {
      if (line.day >= week.from) return [line];
      return since !== undefined && line.day >= since ? [{ ...line, corrects: document }] : [];
    });
  });
}

const documentOf = ({ corrects, document }: ReportLine): string => corrects ?? document;

function differences(
  lines: readonly ReportLine[],
  reported: readonly ReportLine[],
  document: string,
): ReportLine[] {
  return [...new Set([...lines, ...reported].map(({ sku }) => sku))].flatMap((sku) => {
    const [is, was] = [lines, reported].map((some) => some.filter((line) => line.sku === sku)) as [
      ReportLine[],
      ReportLine[],
    ];
    const line = is[0] ?? was[0];
    if (!line) return [];
    const units = unitsOf(is) - unitsOf(was);
    const cents = centsIn(is) - centsIn(was);
    const contents = contentsToCorrect(is, was);
    if (units === 0 && cents === 0 && !contents.containers && !contents.millilitres) return [];
    return [{ ...line, document, units, ...contents, amount: dollarsOf(cents), corrects: document }];
  });
}

/** Whether a size was confirmed after all that reports say was by a guess or without one. */
const isNowConfirmed = (is: readonly ReportLine[], was: readonly ReportLine[]): boolean =>
  is.length > 0 && is.every(({ note }) => note === '') && was.every(({ note }) => note !== '');

/** What the reported lines lack of containers and litres; a confirmed size stays as it was reported. */
function contentsToCorrect(
  is: readonly ReportLine[],
  was: readonly ReportLine[],
): Pick<ReportLine, 'containers' | 'millilitres'> {
  const [now, then] = [totalOf('', is), totalOf('', was)];
  if (then.units === 0 || isNowConfirmed(is, was))
    return {
      containers: now.containers - then.containers,
      millilitres: now.unsized > 0 ? null : now.millilitres - then.millilitres,
    };
  const units = now.units - then.units;
  return {
    containers: (then.containers / then.units) * units,
    millilitres: then.unsized === was.length ? null : (then.millilitres / then.units) * units,
  };
}

const unitsOf = (lines: readonly ReportLine[]) => sumOf(lines.map(({ units }) => units));
const centsIn = (lines: readonly ReportLine[]) => sumOf(lines.map(({ amount }) => centsOf(amount)));

/** A report's sums by class of customer, and of all; litres without those that aren't known (REPORT-5). */
export type ClassTotal = {
  readonly name: string;
  readonly units: number;
  readonly containers: number;
  readonly millilitres: number;
  readonly amount: number;
  /** Lines without a size. */
  readonly unsized: number;
};

export function totalsByClass(lines: readonly ReportLine[]): { classes: ClassTotal[]; all: ClassTotal } {
  const byClass = Map.groupBy(lines, ({ customerClass }) => customerClass);
  const classes = [...byClass].map(([name, its]) => totalOf(name, its));
  classes.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return { classes, all: totalOf('Total', lines) };
}

const totalOf = (name: string, lines: readonly ReportLine[]): ClassTotal => ({
  name,
  units: unitsOf(lines),
  containers: sumOf(lines.map(({ containers }) => containers)),
  millilitres: sumOf(lines.map(({ millilitres }) => millilitres ?? 0)),
  amount: dollarsOf(centsIn(lines)),
  unsized: lines.filter(({ millilitres }) => millilitres === null).length,
});
