import { promiseText } from 'shared-domain/delivery';
import { dollarsOf, formatCents } from 'shared-domain/money';
import { editMail, lineChangeText, type OrderEdit } from 'shared-domain/order-edits';
import { HELD_TEXT } from 'shared-domain/receivables';
import type { StockLine, Taken } from '../../catalogue/stock/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { type AuditDocument, entryOf } from '../../requests/audit/index.ts';
import { type FollowUp, followUp } from '../../requests/follow-ups/index.ts';
import type { EditRecord, OrderDocument, Refund, Revision } from '../order/index.ts';
import { itemsAsTaken, stockUnitOf } from '../placing/index.ts';
import { destinationChanges, destinationFields, endsWaiver, unitsOf } from './destination.ts';
import { type EditIntent, editId } from './intent.ts';
import { noteOf, toCollect } from './refusals.ts';

/** How many edits an order remembers. */
const REMEMBERED = 100;

/** The additional stock that an edit takes (EDIT-4). */
export function stockNeeds(order: OrderDocument, edit: OrderEdit | undefined): StockLine[] {
  if (!edit) return [];
  return edit.items.flatMap((item) => {
    const more = item.quantity - quantityIn(order.items, item.productId);
    return more > 0
      ? [{ productId: item.productId, quantity: more, unit: stockUnitOf(item, order.channel) }]
      : [];
  });
}

const quantityIn = (items: readonly { productId: string; quantity: number }[], id: string): number =>
  items.find(({ productId }) => productId === id)?.quantity ?? 0;

/** The stock that an edit returns; back-ordered units never left the stock. */
export function stockBack(order: OrderDocument, edit: OrderEdit): Taken[] {
  return order.taken.flatMap((line) => {
    const item = order.items.find(({ productId }) => productId === line.productId);
    const less = (item?.quantity ?? 0) - quantityIn(edit.items, line.productId);
    const back = Math.min(line.taken, Math.max(0, less - (item?.backOrdered ?? 0)));
    return back > 0 ? [{ ...line, taken: back }] : [];
  });
}

/** What goes back to the card, in cents (EDIT-5). */
export function refundDue({ payment }: OrderDocument, { difference }: OrderEdit): number {
  return payment && difference < 0 ? -difference : 0;
}

/** The single write of an edit, including its follow-ups. */
export function revisionOf(
  deps: Deps,
  intent: EditIntent,
  order: OrderDocument,
  edit: OrderEdit,
  took: Taken[] = [],
): NonNullable<Revision> {
  const at = deps.clock();
  const { id, fingerprint } = { id: editId(intent), fingerprint: intent.idempotencyKey.fingerprint };
  const record: EditRecord = { id, fingerprint, at, who: intent.by, difference: dollarsOf(edit.difference) };
  const back = stockBack(order, edit);
  const taken = takenAfter(order, took, back);
  const cents = refundDue(order, edit);
  const refund: Refund = {
    ...{ id, fingerprint, at, who: intent.by, amount: dollarsOf(cents), lines: [], state: 'asked' },
    reason: 'The order was edited',
  };
  const detail = [
    ...edit.lines.flatMap((line) => lineChangeText(line) ?? []),
    ...otherChanges(order, intent),
  ];
  const parts = intent.reason ? [...detail, intent.reason] : detail;
  const { former, charges, taxDetails, totalAmount } = edit;
  return {
    $set: {
      ...{ charges, taxDetails, totalAmount, former, taken },
      items: itemsAsTaken(edit.items, taken),
      ...(intent.held ? { held: intent.held } : {}),
      ...noteField(order, intent.note),
      ...deliveryFields(order, edit, intent),
      ...(intent.collectEmpties ? { collectEmpties: intent.collectEmpties } : {}),
    },
    ...unsetFields(order, intent),
    $push: {
      edits: { $each: [record], $slice: -REMEMBERED },
      timeline: { at, who: intent.by, event: 'edited', detail: parts.join('. ') },
      pendingAudit: entry(deps, intent, order, edit),
      ...(cents > 0 ? { 'payment.refunds': refund } : {}),
      followUps: {
        $each: [
          ...(back.length > 0 && intent.restock !== false
            ? [followUp('give-back', at, { lines: back })]
            : []),
          ...(cents > 0 && intent.refund ? [intent.refund(id, at)] : []),
          ...mail(intent, order, edit, at),
        ],
      },
    },
  };
}

function takenAfter({ taken }: OrderDocument, took: Taken[], back: Taken[]): Taken[] {
  const of = (lines: Taken[], id: string) => lines.find(({ productId }) => productId === id) ?? { taken: 0 };
  const all = new Map([...took, ...taken].map((line) => [line.productId, line]));
  return [...all.values()].flatMap(({ productId, unit }) => {
    const units = of(taken, productId).taken + of(took, productId).taken - of(back, productId).taken;
    return units > 0 ? [{ productId, taken: units, unit }] : [];
  });
}

const noteField = ({ channel }: OrderDocument, note: string | undefined) =>
  note === undefined ? {} : { [channel === 'keg' ? 'notes' : 'deliveryDetails']: note };

/** Changes besides lines, in words: the delivery (EDIT-11), the note, empties to collect (KEGS-12). */
export function otherChanges(order: OrderDocument, { note, collectEmpties, destination }: Beside): string[] {
  const empties = collectEmpties === undefined ? undefined : toCollect(collectEmpties);
  return [
    ...destinationChanges(order, destination),
    ...(note === undefined || note === noteOf(order) ? [] : [`Note for the driver: ${note || 'none'}`]),
    ...(empties === undefined || empties === toCollect(order.collectEmpties)
      ? []
      : [`Empty kegs to collect: ${empties}`]),
  ];
}

type Beside = Pick<EditIntent, 'note' | 'collectEmpties' | 'destination'>;

function unsetFields(order: OrderDocument, { collectEmpties, destination, isOwn }: EditIntent): Revision {
  const unset = {
    ...(collectEmpties === null ? { collectEmpties: true } : {}),
    ...(!isOwn && endsWaiver(order, destination) ? { passed: true } : {}),
  };
  return Object.keys(unset).length > 0 ? { $unset: unset } : {};
}

/** The promise, which stays unless the edit has another, with the trade units of the new lines. */
function deliveryFields(order: OrderDocument, { items }: OrderEdit, { destination, by }: EditIntent) {
  const delivery = destination?.delivery ?? order.delivery;
  if (!delivery) return {};
  const units = delivery.kind === 'delivery' ? { units: unitsOf(order, items) } : {};
  return { delivery: { ...delivery, ...units }, ...(destination ? destinationFields(destination, by) : {}) };
}

/** What the customer's mail about an edit says (EDIT-7). */
export const editSummaryOf = (order: OrderDocument, edit: OrderEdit, beside: Beside, sentence?: string) =>
  editMail({
    delivery: beside.destination?.delivery ?? order.delivery,
    lines: edit.lines,
    beside: otherChanges(order, beside),
    total: edit.after.total,
    refund: refundDue(order, edit),
    sentence,
  });

function mail(intent: EditIntent, order: OrderDocument, edit: OrderEdit, at: Date): FollowUp[] {
  const { mail } = intent;
  if (mail?.isWanted === false) return [];
  const { lines, ...news } = editSummaryOf(order, edit, intent, mail?.sentence);
  const all = intent.held ? [...lines, HELD_TEXT] : lines;
  return [followUp('email', at, { mail: 'changed', to: order.customerEmail, ...news, lines: all })];
}

function entry(deps: Deps, intent: EditIntent, order: OrderDocument, edit: OrderEdit): AuditDocument {
  const { by, note, collectEmpties, destination, reason } = intent;
  const moved = destinationChanges(order, destination);
  const hasNote = otherChanges(order, { note }).length > 0;
  const hasEmpties = otherChanges(order, { collectEmpties }).length > 0;
  return entryOf(deps, by, {
    action: 'order.edit',
    subject: order._id,
    before: {
      lines: linesOf(order.items),
      total: formatCents(edit.before.total),
      ...(hasNote ? { note: noteOf(order) } : {}),
      ...(hasEmpties ? { empties: toCollect(order.collectEmpties) } : {}),
      ...(moved.length > 0 ? { delivery: destinationIn(order) } : {}),
    },
    after: {
      lines: linesOf(edit.items),
      total: formatCents(edit.after.total),
      ...(hasNote ? { note } : {}),
      ...(hasEmpties ? { empties: toCollect(collectEmpties) } : {}),
      ...(destination && moved.length > 0 ? { delivery: destinationIn({ ...order, ...destination }) } : {}),
      ...(destination?.passed ? { waived: destination.passed } : {}),
      ...(reason ? { reason } : {}),
    },
  });
}

const destinationIn = ({ delivery, address }: Pick<OrderDocument, 'delivery' | 'address'>): string =>
  [...(delivery ? [promiseText(delivery)] : []), address].join('. ');

const linesOf = (items: readonly { quantity: number; productName: string }[]): string[] =>
  items.map(({ quantity, productName }) => `${quantity} × ${productName}`);
