import type { OrderJson } from 'shared-domain/contracts';
import { emptiesWords, type Kegs } from 'shared-domain/kegs';

/** A line as it is edited; 0 units: taken out. */
export type EditLine = { productId: string; quantity: number };

/** What staff change in an order, and what the customer's mail says beside it. */
export type EditDraft = {
  lines: EditLine[];
  note: string;
  /** Empty kegs to collect; null: none. */
  collectEmpties: Kegs | null;
  mail: boolean;
  sentence: string;
};

/** The note for the driver: the keg portal's form has its own field for it. */
export const noteOf = ({ channel, notes, deliveryDetails }: OrderJson): string =>
  (channel === 'keg' ? notes : deliveryDetails) ?? '';

/** What is edited beside the lines. */
export const besideOf = (order: OrderJson) => ({
  note: noteOf(order),
  collectEmpties: order.collectEmpties ?? null,
});

/** The empty kegs to collect in words; '' for none. */
export const toCollect = (empties?: Kegs | null): string => (empties ? emptiesWords(empties) : '');

export const linesOf = ({ items }: OrderJson): EditLine[] =>
  items.map(({ productId, quantity }) => ({ productId, quantity }));

export const startOf = (order: OrderJson): EditDraft => ({
  lines: linesOf(order),
  ...besideOf(order),
  mail: true,
  sentence: '',
});

/** The lines that the order is to have. */
export const wantedOf = ({ lines }: EditDraft): EditLine[] => lines.filter(({ quantity }) => quantity > 0);

/** How many lines differ from the order, the note, and the empties. */
export function changesIn(order: OrderJson, draft: EditDraft): number {
  const had = new Map(order.items.map(({ productId, quantity }) => [productId, quantity]));
  const lines = draft.lines.filter(({ productId, quantity }) => quantity !== (had.get(productId) ?? 0));
  const { note, collectEmpties } = besideOf(order);
  const hasEmpties = toCollect(draft.collectEmpties) !== toCollect(collectEmpties);
  return lines.length + Number(draft.note !== note) + Number(hasEmpties);
}

/** Whether an order may be edited now, as far as a page can tell (EDIT-1). */
export const isEditable = ({ status, payment }: OrderJson): boolean =>
  (status === 'pending' || status === 'processed') && (!payment || payment.status === 'paid');
