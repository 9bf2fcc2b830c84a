import type { OrderEditForm, OrderJson } from 'shared-domain/contracts';
import { weekdayDate } from 'shared-domain/delivery';
import { emptiesText, type Kegs } from 'shared-domain/kegs';

type Lines = OrderEditForm['lines'];
type Choice = OrderEditForm['delivery'];

/** The note for the driver; keg orders store it in their own field. */
export const noteOf = ({ channel, notes, deliveryDetails }: OrderJson): string =>
  (channel === 'keg' ? notes : deliveryDetails) ?? '';

/** What an edit can change, as it is stored. */
export const storedOf = (order: OrderJson) => ({
  lines: order.items.map(({ productId, quantity }) => ({ productId, quantity })),
  note: noteOf(order),
  collectEmpties: order.collectEmpties ?? null,
});

/** The form as it opens: the delivery stays unless another is chosen. */
export const startOf = (order: OrderJson): OrderEditForm => ({
  ...storedOf(order),
  mail: true,
  sentence: '',
});

/** What an order was promised, as a choice: its day, or pick-up. */
export const choiceOf = ({ delivery }: OrderJson): Choice =>
  delivery?.kind === 'delivery' ? { kind: 'delivery', day: delivery.day } : delivery;

/** The chosen day, or pick-up, as text; '' for none. */
export function choiceText(delivery: Choice): string {
  if (delivery?.kind === 'delivery') return weekdayDate(delivery.day);
  return delivery ? 'Pick-up' : '';
}

/** The delivery to ask for; undefined if it stays (EDIT-11). */
export function deliveryIn(order: OrderJson, delivery: Choice): Choice {
  const hasMore = delivery?.kind === 'delivery' && (delivery.to || delivery.passing);
  return choiceText(delivery) === choiceText(choiceOf(order)) && !hasMore ? undefined : delivery;
}

/** The empty kegs to collect as text; '' for none. */
export const toCollect = (empties?: Kegs | null): string => (empties ? emptiesText(empties) : '');

/** The products of which two orders have different quantities. */
export function changedLines(one: Lines, other: Lines): string[] {
  const [had, has] = [one, other].map(
    (lines) => new Map(lines.map((line) => [line.productId, line.quantity])),
  );
  const ids = new Set([...one, ...other].map(({ productId }) => productId));
  return [...ids].filter((id) => had?.get(id) !== has?.get(id));
}

/** The number of changed lines, plus the note, the empties and the delivery. */
export function changesIn(order: OrderJson, draft: OrderEditForm): number {
  const { lines, note, collectEmpties } = storedOf(order);
  return (
    changedLines(lines, draft.lines).length +
    Number(draft.note !== note) +
    Number(toCollect(draft.collectEmpties) !== toCollect(collectEmpties)) +
    Number(draft.delivery !== undefined)
  );
}

/** Whether the page offers to edit an order (EDIT-1); the API decides. */
export const isEditable = ({ status, payment }: OrderJson): boolean =>
  (status === 'pending' || status === 'processed') && (!payment || payment.status === 'paid');
