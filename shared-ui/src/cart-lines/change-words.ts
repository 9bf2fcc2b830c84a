import type { LineChange } from 'shared-domain/cart';
import { formatCents } from 'shared-domain/money';

/** What has happened to a line's product since it was put in the cart, in a sentence. */
export function changeWords(change: LineChange): string {
  switch (change.kind) {
    case 'price-changed':
      return `The price changed from ${formatCents(change.was)} to ${formatCents(change.now)}.`;
    case 'short':
      return change.left === 0 ? 'Sold out.' : `Only ${change.left} left.`;
    case 'back-order':
      return `${change.backOrdered} of these will follow when they are back in stock.`;
    case 'vanished':
      return 'No longer available.';
  }
}
