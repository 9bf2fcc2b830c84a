import type { OrderJson } from 'shared-domain/contracts';
import { weekdayDate } from 'shared-domain/delivery';
import { isPostalCode, wholesalePostalCode } from 'shared-domain/forms';
import { emptiesText, type Kegs } from 'shared-domain/kegs';
import type { ChosenDelivery } from '../delivery/index.ts';

/** An edited line; 0 units removes it. */
export type EditLine = { productId: string; quantity: number };

/** Staff's changes of an order, and the options of the customer's mail. */
export type EditDraft = ChosenDelivery & {
  lines: EditLine[];
  note: string;
  /** Empty kegs to collect, or null for none. */
  collectEmpties: Kegs | null;
  /** Another address; null for the order's own. */
  to: Address | null;
  mail: boolean;
  sentence: string;
};

export type Address = { address: string; city: string; postalCode: string };

/** The note for the driver; keg orders store it in their own field. */
export const noteOf = ({ channel, notes, deliveryDetails }: OrderJson): string =>
  (channel === 'keg' ? notes : deliveryDetails) ?? '';

/** The edited parts other than lines. */
export const besideOf = (order: OrderJson) => ({
  note: noteOf(order),
  collectEmpties: order.collectEmpties ?? null,
});

/** What an order was promised, as a choice. */
function choiceOf({ delivery }: OrderJson): EditDraft['delivery'] {
  if (delivery?.kind === 'delivery') return { kind: 'delivery', day: delivery.day };
  return delivery ?? null;
}

/** The chosen day, or pick-up, as text; '' for none. */
export function choiceText({ delivery }: Pick<EditDraft, 'delivery'>): string {
  if (delivery?.kind === 'delivery') return weekdayDate(delivery.day);
  return delivery ? 'Pick-up' : '';
}

/** The API asks for at least this many characters. */
const SHORTEST_REASON = 3;

/** Why an order can't be delivered to a whole postal code (SHIPPING-11). */
export const elsewhereText = (postalCode: string): string | undefined =>
  isPostalCode(postalCode) ? wholesalePostalCode.safeParse(postalCode).error?.issues[0]?.message : undefined;

const isWhole = ({ address, city, postalCode }: Address): boolean =>
  address.trim() !== '' && city.trim() !== '' && wholesalePostalCode.safeParse(postalCode).success;

/** Whether the new address still lacks a part. */
export const lacksAddress = ({ delivery, to }: EditDraft): boolean =>
  delivery?.kind === 'delivery' && to !== null && !isWhole(to);

const dayIn = (delivery: EditDraft['delivery']): string =>
  delivery?.kind === 'delivery' ? delivery.day : (delivery?.kind ?? '');

/** The delivery to ask for; undefined if it stays (EDIT-11). */
export function deliveryIn(order: OrderJson, { delivery, passing, to }: EditDraft) {
  const isElsewhere = to !== null && delivery?.kind === 'delivery';
  if (!delivery || (dayIn(delivery) === dayIn(choiceOf(order)) && !isElsewhere)) return undefined;
  if (delivery.kind === 'pick-up') return delivery;
  const reason = passing.trim();
  return {
    ...delivery,
    ...(to && isWhole(to) ? { to } : {}),
    ...(reason.length >= SHORTEST_REASON ? { passing: reason } : {}),
  };
}

/** The delivery that an edit replaced, for Undo; undefined if it can't be asked for again. */
export const formerDelivery = (order: OrderJson, { to }: EditDraft) =>
  to === null ? (choiceOf(order) ?? undefined) : undefined;

/** The empty kegs to collect as text; '' for none. */
export const toCollect = (empties?: Kegs | null): string => (empties ? emptiesText(empties) : '');

export const linesOf = ({ items }: OrderJson): EditLine[] =>
  items.map(({ productId, quantity }) => ({ productId, quantity }));

export const startOf = (order: OrderJson): EditDraft => ({
  lines: linesOf(order),
  ...besideOf(order),
  delivery: choiceOf(order),
  passing: '',
  to: null,
  mail: true,
  sentence: '',
});

/** The order's new lines. */
export const wantedOf = ({ lines }: EditDraft): EditLine[] => lines.filter(({ quantity }) => quantity > 0);

/** The number of changed lines, plus the note, the empties and the delivery. */
export function changesIn(order: OrderJson, draft: EditDraft): number {
  const had = new Map(order.items.map(({ productId, quantity }) => [productId, quantity]));
  const lines = draft.lines.filter(({ productId, quantity }) => quantity !== (had.get(productId) ?? 0));
  const { note, collectEmpties } = besideOf(order);
  const hasEmpties = toCollect(draft.collectEmpties) !== toCollect(collectEmpties);
  return (
    lines.length +
    Number(draft.note !== note) +
    Number(hasEmpties) +
    Number(deliveryIn(order, draft) !== undefined)
  );
}

/** Whether the page offers to edit an order (EDIT-1); the API decides. */
export const isEditable = ({ status, payment }: OrderJson): boolean =>
  (status === 'pending' || status === 'processed') && (!payment || payment.status === 'paid');
