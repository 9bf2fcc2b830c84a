import { formatCents } from 'shared-domain/money';
import type { ItemChange } from './changes.ts';

/** A change of a former order's line as text. */
export function changeText(change: ItemChange): string {
  switch (change.kind) {
    case 'gone':
      return 'Not available at the moment';
    case 'short':
      return `Only ${change.left} left`;
    case 'price':
      return `${formatCents(change.was)} then, ${formatCents(change.now)} now`;
  }
}
