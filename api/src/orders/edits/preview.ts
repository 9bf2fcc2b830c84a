import type { DeliveryDaysJson, OrderEditJson } from 'shared-domain/contracts';
import { dollarsOf } from 'shared-domain/money';
import type { OrderEdit, RequestedLine } from 'shared-domain/order-edits';
import { unitOf } from 'shared-domain/stock';
import { storedProducts } from '../../catalogue/quotes/index.ts';
import { unitsLeft } from '../../catalogue/stock/index.ts';
import { presentDays, readPlan } from '../../catalogue/zones/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../../requests/problems/index.ts';
import { countedLine, findOrder, type OrderDocument } from '../order/index.ts';
import { postalCodeOf, tryDestination } from './destination.ts';
import type { EditIntent } from './intent.ts';
import { type Added, addedTo, editedOrder } from './price.ts';
import {
  beyondPaidProblemOf,
  currentEditProblemOf,
  type IsOnTheRoad,
  onTruckProblemOf,
  refuseRefunded,
  unvouchedProblemOf,
} from './refusals.ts';
import { editSummaryOf, refundDue, stockBack, stockNeeds } from './revision.ts';

type Previewed = Pick<EditIntent, 'lines' | 'note' | 'collectEmpties' | 'delivery' | 'isOwn'>;

/** Previews an edit of an order's lines and note (EDIT-3). A product that isn't sold is only in `unavailable`. */
export async function previewEdit(
  deps: Deps,
  id: string,
  { lines: asked, delivery, isOwn = false, ...texts }: Previewed,
  isOnTheRoad: IsOnTheRoad,
): Promise<OrderEditJson> {
  const order = await findOrder(deps, id);
  if (!order) throw problem('order_not_found');
  refuseRefunded(order, asked);
  const added = await addedTo(deps, order, asked);
  const edit = editedOrder(order, sold(order, asked, added), added);
  if (!edit) throw problem('order_not_found');
  const to = { asked: delivery, isOwn };
  const { days, destination, problem: cannotGo } = await destinationIn(deps, order, edit, to);
  const beside = { ...texts, destination };
  const { difference } = edit;
  const refund = refundDue(order, edit);
  const refusal =
    currentEditProblemOf(order) ??
    (await onTruckProblemOf(isOnTheRoad, id)) ??
    (order.payment && difference > 0
      ? 'This order is paid. Place a second order for the difference.'
      : beyondPaidProblemOf(order.payment, edit)) ??
    (isOwn ? await unvouchedProblemOf(deps, order, edit.items) : undefined) ??
    cannotGo;
  return {
    lines: edit.lines.map((line) => ({
      ...line,
      unitPrice: dollarsOf(line.unitPrice),
      difference: dollarsOf(line.difference),
    })),
    sums: sumsOf(order, edit),
    total: change(edit.before.total, edit.after.total),
    stock: await stockOf(deps, order, edit),
    unavailable: added.unavailable,
    refund: dollarsOf(refund),
    ...(days ? { days } : {}),
    ...(refusal ? { refusal } : {}),
    mail: { to: order.customerEmail, ...editSummaryOf(order, edit, beside) },
  };
}

/** The days for the order's address, what a new delivery comes to, and why it isn't possible. */
async function destinationIn(
  deps: Deps,
  order: OrderDocument,
  { items }: OrderEdit,
  { asked, isOwn }: { asked: EditIntent['delivery']; isOwn: boolean },
): Promise<{ days?: DeliveryDaysJson } & Awaited<ReturnType<typeof tryDestination>>> {
  if (order.channel === 'dtc') return {};
  const to = asked?.kind === 'delivery' ? asked.to : undefined;
  const days = presentDays(
    await readPlan(deps.connection),
    { channel: order.channel, lines: items.map(countedLine) },
    to?.postalCode ?? postalCodeOf(order),
    deps.clock(),
    !isOwn,
  );
  if (!asked) return { days };
  return { days, ...(await tryDestination(deps, order, items, asked, isOwn)) };
}

/** The lines without new products that aren't sold. */
function sold(order: OrderDocument, asked: RequestedLine[], { quote, unavailable }: Added): RequestedLine[] {
  const priced = new Set(quote.lines.map(({ product }) => product.id));
  const had = new Set(
    [...order.items, ...(order.former ?? []).map(({ item }) => item)].map((i) => i.productId),
  );
  const gone = new Set(unavailable.map(({ productId }) => productId));
  return asked.filter(({ productId }) => priced.has(productId) || had.has(productId) || !gone.has(productId));
}

const change = (before: number, after: number) => ({
  before: dollarsOf(before),
  after: dollarsOf(after),
  difference: dollarsOf(after - before),
});

function sumsOf({ shipping }: OrderDocument, { before, after }: OrderEdit): OrderEditJson['sums'] {
  const labels = [...new Set([...before.charges, ...after.charges].map(({ label }) => label))];
  const chargeOf = ({ charges }: OrderEdit['before'], label: string) =>
    charges.find((charge) => charge.label === label);
  return [
    { label: 'Subtotal', ...change(before.subtotal, after.subtotal) },
    ...labels.map((label) => {
      const [was, is] = [chargeOf(before, label), chargeOf(after, label)];
      const isByUnit = (is ?? was)?.perUnit !== undefined;
      return {
        label,
        ...change(was?.amount ?? 0, is?.amount ?? 0),
        ...(isByUnit ? { units: { before: was?.units ?? 0, after: is?.units ?? 0 } } : {}),
      };
    }),
    ...(before.shipping > 0
      ? [{ label: shipping?.serviceName ?? 'Shipping', ...change(before.shipping, after.shipping) }]
      : []),
  ];
}

async function stockOf(deps: Deps, order: OrderDocument, edit: OrderEdit): Promise<OrderEditJson['stock']> {
  const moves = [
    ...stockNeeds(order, edit).map(({ productId, quantity }) => ({ productId, units: -quantity })),
    ...stockBack(order, edit).map(({ productId, taken }) => ({ productId, units: taken })),
  ];
  const products = await storedProducts(
    deps,
    moves.map(({ productId }) => productId),
  );
  return moves.flatMap(({ productId, units }) => {
    const name = edit.lines.find((line) => line.productId === productId)?.productName ?? productId;
    const product = products.find(({ id }) => id === productId);
    const has = product ? unitsLeft(unitOf(product, order.channel), product) : 0;
    return { productId, productName: name, units, left: Math.max(0, has + units) };
  });
}
