import type { OrderJson } from 'shared-domain/contracts';
import { emptiesText, type Kegs } from 'shared-domain/kegs';

/** An edited line; 0 units removes it. */
export type EditLine = { productId: string; quantity: number };

/** Staff's changes of an order, and the options of the customer's mail. */
export type EditDraft = {
  lines: EditLine[];
  note: string;
  /** Empty kegs to collect, or null for none. */
  collectEmpties: Kegs | null;
  mail: boolean;
  sentence: string;
};

/** The note for the driver; keg orders store it in their own field. */
export const noteOf = ({ channel, notes, deliveryDetails }: OrderJson): string =>
  (channel === 'keg' ? notes : deliveryDetails) ?? '';

/** The edited parts other than lines. */
export const besideOf = (order: OrderJson) => ({
  note: noteOf(order),
  collectEmpties: order.collectEmpties ?? null,
});

/** The empty kegs to collect as text; '' for none. */
export const toCollect = (empties?: Kegs | null): string => (empties ? emptiesText(empties) : '');

export const linesOf = ({ items }: OrderJson): EditLine[] =>
  items.map(({ productId, quantity }) => ({ productId, quantity }));

export const startOf = (order: OrderJson): EditDraft => ({
  lines: linesOf(order),
  ...besideOf(order),
  mail: true,
  sentence: '',
});

/** The order's new lines. */
export const wantedOf = ({ lines }: EditDraft): EditLine[] => lines.filter(({ quantity }) => quantity > 0);

/** The number of changed lines, plus the note and the empties. */
export function changesIn(order: OrderJson, draft: EditDraft): number {
  const had = new Map(order.items.map(({ productId, quantity }) => [productId, quantity]));
  const lines = draft.lines.filter(({ productId, quantity }) => quantity !== (had.get(productId) ?? 0));
  const { note, collectEmpties } = besideOf(order);
  const hasEmpties = toCollect(draft.collectEmpties) !== toCollect(collectEmpties);
  return lines.length + Number(draft.note !== note) + Number(hasEmpties);
}

/** Whether the page offers to edit an order (EDIT-1); the API decides. */
export const isEditable = ({ status, payment }: OrderJson): boolean =>
  (status === 'pending' || status === 'processed') && (!payment || payment.status === 'paid');
