import type { LineChange } from 'shared-domain/cart';
import { formatCents } from 'shared-domain/money';

/** A change of a line's product as a short text. */
export function changeMessage(change: LineChange): string {
  switch (change.kind) {
    case 'price-changed':
      return `Price was ${formatCents(change.was)}.`;
    case 'short':
      return change.left === 0 ? 'Sold out.' : `Only ${change.left} left.`;
    case 'back-order':
      return `${change.backOrdered} to follow when back in stock.`;
    case 'vanished':
      return 'No longer available.';
  }
}
