import type { LineChange } from 'shared-domain/cart';
import { formatCents } from 'shared-domain/money';
import { backOrderText } from 'shared-domain/stock';

/** A change of a line's product as a short text. */
export function changeMessage(change: LineChange): string {
  switch (change.kind) {
    case 'price-changed':
      return `Price was ${formatCents(change.was)}.`;
    case 'short':
      return change.left === 0 ? 'Sold out.' : `Only ${change.left} left.`;
    case 'back-order':
      return `${backOrderText(change.backOrdered)}.`;
    case 'vanished':
      return 'No longer available.';
  }
}
