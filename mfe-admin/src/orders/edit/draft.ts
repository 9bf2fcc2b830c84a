import type { OrderJson } from 'shared-domain/contracts';

/** A line as it is edited; 0 units: taken out. */
export type EditLine = { productId: string; quantity: number };

/** What staff change in an order, and what the customer's mail says beside it. */
export type EditDraft = {
  lines: EditLine[];
  note: string;
  mail: boolean;
  sentence: string;
};

/** The note for the driver: the keg portal's form has its own field for it. */
export const noteOf = ({ channel, notes, deliveryDetails }: OrderJson): string =>
  (channel === 'keg' ? notes : deliveryDetails) ?? '';

export const linesOf = ({ items }: OrderJson): EditLine[] =>
  items.map(({ productId, quantity }) => ({ productId, quantity }));

export const startOf = (order: OrderJson): EditDraft => ({
  lines: linesOf(order),
  note: noteOf(order),
  mail: true,
  sentence: '',
});

/** The lines that the order is to have. */
export const wantedOf = ({ lines }: EditDraft): EditLine[] => lines.filter(({ quantity }) => quantity > 0);

/** How many lines differ from the order, and the note. */
export function changesIn(order: OrderJson, draft: EditDraft): number {
  const had = new Map(order.items.map(({ productId, quantity }) => [productId, quantity]));
  const lines = draft.lines.filter(({ productId, quantity }) => quantity !== (had.get(productId) ?? 0));
  return lines.length + (draft.note === noteOf(order) ? 0 : 1);
}

/** Whether an order may be edited now, as far as a page can tell (EDIT-1). */
export const isEditable = ({ status, payment }: OrderJson): boolean =>
  (status === 'pending' || status === 'processed') && (!payment || payment.status === 'paid');
